import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { ZodType } from 'zod';
import { routeOf } from '#platform/content/common/routes';
import { readPage } from '#platform/content/node/frontMatter';
import { readYaml } from '#platform/content/node/yaml';
import { type AnyCollection, isEntryFile, itemsOfPage, type OwnFiles } from './collection';

/** An entry as other programs get it: what its authors wrote, unchanged, with what identifies it. */
export interface OpenRecord {
  /** Permanent, and never given to another entry. */
  id: string;
  title: string;
  /** Route of the page that shows it. */
  route: string;
  data: unknown;
}

/** Entries of one kind that are published as `/data/<name>.json`, or in files of their feature. */
export interface Dataset {
  name: string;
  title: string;
  /** What an entry is, in one sentence. */
  description: string;
  /** Of the data of an entry, as authors write it. */
  schema: ZodType;
  /** File or folder of the entries, relative to the site's folder. */
  path: string;
  /** The entries in the text of a file; none in a file without any. */
  recordsIn: (text: string, file: string) => OpenRecord[];
  /** Where a feature publishes them itself. */
  files?: OwnFiles;
}

/** The items of a list in a file of data; none if there is no such list. */
export function itemsOf(text: string, file: string, list?: string): unknown[] {
  const { value } = readYaml(text, file);
  const items = list === undefined ? value : (value as Record<string, unknown> | undefined)?.[list];
  return Array.isArray(items) ? (items as unknown[]) : [];
}

/** The dataset of a collection; none if it isn't published. */
export function toDataset({ name, source, schema, published }: AnyCollection): Dataset[] {
  if (!published) {
    return [];
  }
  const { title, description, id, titleOf, routeOf: routeOfData, files } = published;
  const toRecord = (data: unknown, file: string, page = { title: '', route: '' }): OpenRecord => ({
    id: id(data, file),
    title: titleOf?.(data) ?? page.title,
    route: routeOfData?.(data) ?? page.route,
    data,
  });
  const dataset: Dataset = {
    name,
    title,
    description,
    schema,
    ...(files && { files }),
    path: source.type === 'records' ? source.file : source.folder,
    recordsIn(text, file) {
      if (source.type === 'records') {
        return itemsOf(text, file, source.list).map((data) => toRecord(data, file));
      }
      const { frontMatter = {} } = readPage(file, text).value ?? {};
      const page = {
        title: String(frontMatter.title),
        route: routeOf({ kind: 'doc', file, frontMatter }),
      };
      return isEntryFile(source, file)
        ? itemsOfPage(source, frontMatter).map(({ data }) => toRecord(data, file, page))
        : [];
    },
  };
  return [dataset];
}

/** The entries of a dataset, in the order of their files. The content check reports their problems. */
export function readDataset(
  siteDir: string,
  { path: place, recordsIn }: Pick<Dataset, 'path' | 'recordsIn'>,
): OpenRecord[] {
  const full = path.join(siteDir, place);
  if (!existsSync(full)) {
    return [];
  }
  const files = statSync(full).isFile()
    ? [place]
    : readdirSync(full, { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.(?:md|yaml)$/.test(file))
        .map((file) => path.posix.join(place, file.replaceAll(path.sep, '/')))
        .sort();
  return files.flatMap((file) => recordsIn(readFileSync(path.join(siteDir, file), 'utf8'), file));
}
