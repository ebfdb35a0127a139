import path from 'node:path';
import * as z from 'zod';
import type { DocMetadata } from '@docusaurus/plugin-content-docs';
import { aliasedSitePathToRelativePath } from '@docusaurus/utils';
import { withoutBasePath } from '#platform/base/common/basePath';
import type { Problem } from '#platform/base/common/problems';
import { validate } from '#platform/base/common/validate';
import type { ContentFile } from '#platform/content/common/files';
import { routeOf } from '#platform/content/common/routes';
import { freshly, readDataFile } from '#platform/content/node/dataFile';
import type { AnyCollection, Collection, Entry, EntryPage, PagesSource } from './collection';

/** The valid entries of a collection, and what is wrong with the others. */
export interface ReadEntries<Data> {
  entries: Entry<Data>[];
  problems: Problem[];
  /** Of a data file, what stands in it beside the list, unchecked. */
  beside?: Readonly<Record<string, unknown>>;
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
  const [{ list, beside = [], schema } = { schema: z.unknown() }] = lists;
  return list === undefined
    ? schema
    : z.strictObject({
        ...Object.fromEntries(beside.map((other) => [other, z.unknown()])),
        ...Object.fromEntries(lists.map((one) => [one.list, one.schema])),
      });
}

const readers = new Map<string, () => ReadEntries<unknown>>();

/**
 * Reads a collection of records, once until its file changes.
 *
 * @returns no entries if the file has a problem: what refers to them would be reported, too
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
  const { file, list } = source;
  const full = path.join(siteDir, file);
  const key = `${full}#${name}`;
  const read =
    readers.get(key) ??
    freshly(full, () => {
      const { value, problems } = readDataFile(siteDir, file, fileSchemaOf(collection));
      const beside = list === undefined ? {} : { ...(value as Record<string, unknown>) };
      const items = (list === undefined ? value : beside[list]) ?? [];
      return {
        problems,
        beside,
        entries: (items as unknown[]).map((data, index) => ({
          data,
          file,
          field: `${list ?? ''}[${index}]`,
        })),
      };
    });
  readers.set(key, read);
  return read() as ReadEntries<Data>;
}

/** Whether a file is one of the pages whose front matter has an entry. */
export const isEntryFile = ({ folder, isEntry }: PagesSource, file: string): boolean =>
  file.startsWith(`${folder}/`) && isEntry(file.slice(folder.length + 1));

/** The entry of a page of the collection; none if the field is missing or invalid. */
function pageEntry<Data>(
  { source, schema }: Collection<Data, unknown>,
  file: string,
  frontMatter: Readonly<Record<string, unknown>>,
  page: EntryPage,
): Entry<Data> | undefined {
  if (source.type !== 'pages' || frontMatter[source.field] === undefined) {
    return undefined;
  }
  const { value } = validate(schema, frontMatter[source.field], file);
  return value === undefined ? undefined : { data: value, file, field: source.field, page };
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The entries of a collection among content files, as the content check reads them. */
export const entriesOfFiles = <Data>(
  collection: Collection<Data, unknown>,
  files: readonly ContentFile[],
): Entry<Data>[] =>
  files.flatMap((file) => {
    const { title, description } = file.frontMatter;
    const page = { title: text(title), description: text(description), route: routeOf(file) };
    return pageEntry(collection, file.file, file.frontMatter, page) ?? [];
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
    return pageEntry(collection, file, frontMatter as Record<string, unknown>, page) ?? [];
  });

/** The entries as components get them, in the order of the collection. */
export function toRows<Data, Row>(
  collection: Collection<Data, Row>,
  entries: readonly Entry<Data>[],
): Row[] {
  const rows = entries.map((entry) => collection.toRow?.(entry) ?? (entry.data as unknown as Row));
  return collection.compare ? rows.sort((a, b) => collection.compare?.(a, b) ?? 0) : rows;
}
