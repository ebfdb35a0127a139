import type { ZodType } from 'zod';
import type { IsoDay } from '#platform/base/common/dates';
import type { Problem } from '#platform/base/common/problems';
import type { ItemPage } from '#platform/content/common/itemPage';
import type { CheckedSite } from '#platform/content/node/contribution';

/** Entries in a data file. */
export interface RecordsSource {
  type: 'records';
  /** Path relative to the site's folder. */
  file: string;
  /** Key of their list; none where the file is the list. */
  list?: string;
  /** Keys of the lists of other collections in the same file. */
  beside?: readonly string[];
}

/** Entries in the front matter of pages of the docs. */
export interface PagesSource {
  type: 'pages';
  /** The field of front matter that holds an entry. */
  field: string;
  /** Folder of these pages, relative to the site's folder. */
  folder: string;
  /** Whether a page of the folder, by its path below it, is about an entry. All that are, and no others, have the field. */
  isEntry: (path: string) => boolean;
  /** Components that the text of each page has to show. */
  shows?: readonly string[];
}

/** Entries of a data file, which is one list, or has them as the list of this key, beside others. */
export const records = (
  file: string,
  list?: string,
  beside: readonly string[] = [],
): RecordsSource => ({ type: 'records', file, beside, ...(list !== undefined && { list }) });

/** Entries in a field of the front matter of the pages of a folder. */
export const pages = (
  folder: string,
  options: Pick<PagesSource, 'field' | 'isEntry' | 'shows'>,
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
  /** Its field in that file, such as `video` or `terms[3]`. */
  field: string;
  /** Only of a `PagesSource`. */
  page?: EntryPage;
}

/** How a collection is published for other programs, see `dataset.ts`. */
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
