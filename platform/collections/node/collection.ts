import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import type { ZodType } from 'zod';
import type { DocMetadata } from '@docusaurus/plugin-content-docs';
import { aliasedSitePathToRelativePath, createMatcher } from '@docusaurus/utils';
import { withoutBasePath } from '#platform/base/common/site';
import type { IsoDay } from '#platform/base/common/dates';
import type { Problem } from '#platform/base/common/problems';
import { validate } from '#platform/base/common/validate';
import { type ContentFile, routeOf } from '#platform/content/common/contentFile';
import type { ItemPage } from '#platform/content/common/pageFacts';
import type { CheckedSite } from '#platform/content/node/contribution';
import { cachedByMtime, readDataFile } from '#platform/content/node/yaml';

/** Entries in a data file, or in several of one folder. */
export interface RecordsSource {
  type: 'records';
  /** Path relative to the site's folder; of several files, with a pattern for their names. */
  file: string;
  /** Key of their list; none where the file is the list. */
  list?: string;
  /** What else stands in the file: facts about the list, or lists of other collections (`z.unknown()`). */
  otherKeys: Readonly<Record<string, ZodType>>;
}

/** Entries in the front matter of pages of the docs. */
export interface PagesSource {
  type: 'pages';
  /** The field of front matter that holds an entry, or a list of them. */
  field: string;
  /** Whether it holds a list. */
  isList?: true;
  /** Folder of these pages, relative to the site's folder. */
  folder: string;
  /**
   * Whether a page of the folder, by its path below it, is about an entry. All that are, and no
   * others, have the field; without this, any page of the folder may.
   */
  isEntry?: (path: string) => boolean;
  /** Components that the text of each page has to show. */
  shows?: readonly string[];
}

/** Entries of a data file, which is one list, or has them as the list of this key, beside other keys. */
export const records = (
  file: string,
  list?: string,
  otherKeys: RecordsSource['otherKeys'] = {},
): RecordsSource => ({ type: 'records', file, otherKeys, ...(list !== undefined && { list }) });

/** Entries in a field of the front matter of the pages of a folder. */
export const pages = (
  folder: string,
  options: Omit<PagesSource, 'type' | 'folder'>,
): PagesSource => ({ type: 'pages', folder, ...options });

/** The page that an entry of a `PagesSource` is the subject of. */
export interface EntryPage {
  title: string;
  description: string;
  /** Without base path. */
  route: string;
}

/** A valid entry and where it stands. */
export interface Entry<Data> {
  data: Data;
  /** Path relative to the site's folder. */
  file: string;
  /** Its field in that file, such as `video`, `templates[0]` or `terms[3]`. */
  field: string;
  /** Only of a `PagesSource`. */
  page?: EntryPage;
}

/** Routes of files that a feature publishes itself, in which case `/data/` leads to them. */
export interface OwnFiles {
  json: string;
  schema?: string;
  csv?: string;
  /** The page about them, with further formats. */
  page: string;
}

/** How a collection is published for other programs, see `features/open-data`. */
export interface Published<Data> {
  title: string;
  /** What an entry is, in one sentence. */
  description: string;
  /** Permanent id of an entry. */
  id: (data: Data, file: string) => string;
  /** What readers call it; by default the title of its page. */
  titleOf?: (data: Data) => string;
  /** Route of its page or place; by default that of the page in whose front matter it is. */
  routeOf?: (data: Data) => string;
  /** What follows from an entry, which its file doesn't say: published beside it as `derived`. */
  derived?: { schema: ZodType<object>; of: (data: Data) => object };
  /** By default, the files below `/data/` are made of the entries. */
  files?: OwnFiles;
}

/** What must not occur twice in a collection. */
export interface Unique<Data> {
  /** The field that problems name. */
  field: string;
  /** What it is, as in `the name "RBAC" belongs to …`. */
  what: string;
  of: (data: Data, entry: Entry<Data>) => readonly string[];
}

/**
 * Things of one kind that the site knows, such as recordings or terms. This is their one
 * declaration: checks, JSON Schemas for editors, `npm run new`, the generated data of components,
 * and search keywords follow from it.
 */
export interface Collection<Data, Row = Data> {
  /** Names its generated data, `@generated/site-collections/default/<name>.json`. */
  name: string;
  source: RecordsSource | PagesSource;
  /** The one place of field names, their descriptions (`describe`) and messages. */
  schema: ZodType<Data>;
  unique?: readonly Unique<Data>[];
  /** Problems that one entry alone can't show. Asked only where all entries are valid. */
  rules?(entries: readonly Entry<Data>[], site: CheckedSite): Problem[];
  /** An entry as lists and components get it; by default its data. */
  toRow?(entry: Entry<Data>): Row;
  /** Order of the rows; by default that of the source. */
  compare?(a: Row, b: Row): number;
  /** Further names by which readers search for the page of an entry. */
  keywords?(data: Data): string[];
  /** What the rest of the site needs to know about the page of an entry. */
  itemPage?(data: Data): ItemPage;
  /** How it is published as open data; missing where entries have no permanent id. */
  published?: Published<Data>;
  /** What readers will soon find outdated, a sentence each, for `npm run report:stale`. */
  aging?(entries: readonly Entry<Data>[], today: IsoDay, withinDays: number): string[];
}

/** A collection, with the types of its entries inferred from its schema. */
export const defineCollection = <Data, Row = Data>(
  collection: Collection<Data, Row>,
): Collection<Data, Row> => collection;

/** Any collection: its functions take what its own schema and source give. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type AnyCollection = Collection<any, any>;

/** The valid entries of a collection, and what is wrong with the others. */
export interface ReadEntries<Data> {
  entries: Entry<Data>[];
  problems: Problem[];
  /** What else stands in a data file, valid by the `otherKeys` of the source; empty if the file has a problem. */
  others: Readonly<Record<string, unknown>>;
  /** The same of each file, by its path. */
  othersByFile: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/**
 * Schema of a data file.
 *
 * @param collections in the file; the lists of others may be anything
 */
export function fileSchemaOf(...collections: readonly AnyCollection[]): z.ZodType {
  const lists = collections.flatMap(({ source, schema }) =>
    source.type === 'records' ? [{ ...source, schema: z.array(schema) }] : [],
  );
  const [{ list, otherKeys, schema } = { otherKeys: {}, schema: z.unknown() }] = lists;
  return list === undefined
    ? schema
    : z.strictObject({
        ...otherKeys,
        ...Object.fromEntries(lists.map((one) => [one.list, one.schema])),
      });
}

/** The data files of a source, in the order of their names. */
export function filesOf(siteDir: string, { file }: RecordsSource): string[] {
  const { dir, base } = path.posix.parse(file);
  const folder = path.join(siteDir, dir);
  if (!/[*!]/.test(base)) {
    return [file];
  }
  const isMatch = createMatcher([base]);
  return (existsSync(folder) ? readdirSync(folder) : [])
    .filter(isMatch)
    .sort()
    .map((name) => `${dir}/${name}`);
}

type ReadFile = Omit<ReadEntries<unknown>, 'othersByFile'>;
const readers = new Map<string, () => ReadFile>();

/** Reads the entries of one file, once until it changes. */
function readFile(
  siteDir: string,
  file: string,
  collection: Collection<unknown, unknown>,
  list = '',
): ReadFile {
  const full = path.join(siteDir, file);
  const key = `${full}#${collection.name}`;
  const read =
    readers.get(key) ??
    cachedByMtime(full, () => {
      const { value, problems } = readDataFile(siteDir, file, fileSchemaOf(collection));
      const keyed = list === '' ? { '': value } : value;
      const { [list]: items = [], ...others } = { ...(keyed as Record<string, unknown>) };
      return {
        problems,
        others,
        entries: (items as unknown[]).map((data, index) => ({
          data,
          file,
          field: `${list}[${index}]`,
        })),
      };
    });
  readers.set(key, read);
  return read();
}

/**
 * Reads a collection of records, once until its files change.
 *
 * @returns no entries of a file that has a problem: what refers to them would be reported, too
 * @throws if the source of the collection is pages
 */
export function readRecords<Data>(
  siteDir: string,
  collection: Collection<Data, unknown>,
): ReadEntries<Data> {
  const { source, name } = collection;
  if (source.type !== 'records') {
    throw new Error(`The collection ${name} is in pages, which the framework loads.`);
  }
  const files = filesOf(siteDir, source).map(
    (file) => [file, readFile(siteDir, file, collection as AnyCollection, source.list)] as const,
  );
  return {
    entries: files.flatMap(([, { entries }]) => entries as Entry<Data>[]),
    problems: files.flatMap(([, { problems }]) => problems),
    others: files[0]?.[1].others ?? {},
    othersByFile: Object.fromEntries(files.map(([file, { others }]) => [file, others])),
  };
}

/** Whether a file is one of the pages whose front matter has an entry. */
export const isEntryFile = ({ folder, isEntry }: PagesSource, file: string): boolean =>
  file.startsWith(`${folder}/`) && (isEntry?.(file.slice(folder.length + 1)) ?? true);

/** What the field of a page holds, by its place in it; nothing if the field is missing. */
export function itemsOfPage(
  { field, isList }: PagesSource,
  frontMatter: Readonly<Record<string, unknown>>,
): { data: unknown; field: string }[] {
  const value = frontMatter[field];
  if (value === undefined) {
    return [];
  }
  return isList && Array.isArray(value)
    ? value.map((data: unknown, index) => ({ data, field: `${field}[${index}]` }))
    : [{ data: value, field }];
}

/** The valid entries of a page of the collection. */
const pageEntries = <Data>(
  { source, schema }: Collection<Data, unknown>,
  file: string,
  frontMatter: Readonly<Record<string, unknown>>,
  page: EntryPage,
): Entry<Data>[] =>
  source.type !== 'pages'
    ? []
    : itemsOfPage(source, frontMatter).flatMap(({ data, field }) => {
        const { value } = validate(schema, data, file);
        return value === undefined ? [] : [{ data: value, file, field, page }];
      });

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The entries of a collection among content files, as the content check reads them. */
export const entriesOfFiles = <Data>(
  collection: Collection<Data, unknown>,
  files: readonly ContentFile[],
): Entry<Data>[] =>
  files.flatMap((file) => {
    const { title, description } = file.frontMatter;
    const page = { title: text(title), description: text(description), route: routeOf(file) };
    return pageEntries(collection, file.file, file.frontMatter, page);
  });

/** The entries of a collection among the docs, as the framework has loaded them. */
export const entriesOfDocs = <Data>(
  collection: Collection<Data, unknown>,
  docs: readonly DocMetadata[],
  baseUrl: string,
): Entry<Data>[] =>
  docs.flatMap(({ title, description, permalink, source, frontMatter }) => {
    const page = { title, description, route: withoutBasePath(permalink, baseUrl) };
    const file = aliasedSitePathToRelativePath(source);
    return pageEntries(collection, file, frontMatter as Record<string, unknown>, page);
  });

/** The entries as components get them, in the order of the collection. */
export function toRows<Data, Row>(
  collection: Collection<Data, Row>,
  entries: readonly Entry<Data>[],
): Row[] {
  const rows = entries.map((entry) => collection.toRow?.(entry) ?? (entry.data as unknown as Row));
  return collection.compare ? rows.sort((a, b) => collection.compare?.(a, b) ?? 0) : rows;
}
