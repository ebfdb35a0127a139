import * as z from 'zod';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { withBasePath, SITE } from '#platform/base/common/site';
import { toTable } from '#platform/base/common/csv';
import type { IsoDay } from '#platform/base/common/dates';
import { toJson } from '#platform/base/common/json';
import { buildDay } from '#platform/base/node/reproducible';
import { dataWriter, docsOf, siteContent } from '#platform/base/node/docusaurus';
import { publishedFolder, publishedSize } from '#platform/base/node/files';
import {
  entriesOfDocs,
  readRecords,
  type AnyCollection,
  type Entry,
  type OwnFiles,
  type Published,
} from '#platform/collections/node/collection';
import type { ListedDataset, OpenDataFiles } from '../common/generated';

/** Route of the page about the data. */
export const OPEN_DATA_ROUTE = '/resources/open-data';

/** Version of the format: a change that breaks programs makes it one more. */
const VERSION = 1;

/** A collection that is published. */
export type Dataset = Pick<AnyCollection, 'name' | 'schema' | 'source'> & {
  published: Published<unknown>;
};

/** The published ones of some collections. */
export const datasetsIn = (collections: readonly AnyCollection[]): Dataset[] =>
  collections.flatMap(({ published, ...rest }) => (published ? [{ ...rest, published }] : []));

const LICENSE = { name: SITE.license.label, url: SITE.license.url };

const about = {
  $schema: z.url(),
  name: z.string(),
  title: z.string(),
  description: z.string(),
  version: z.literal(VERSION).describe('Version of the format.'),
  day: z.iso.date().describe('Day on which the file was made.'),
  license: z.object({ name: z.string(), url: z.url() }),
};

/** The JSON Schema (draft 2020-12) of a dataset. It allows further fields, which can come at any time. */
const toSchema = ({ schema, published: { derived } }: Dataset, id: string): object => ({
  $id: id,
  ...z.toJSONSchema(
    z.object({
      ...about,
      entries: z.array(
        z.object({
          id: z.string().describe('Permanent, and never given to another entry.'),
          title: z.string(),
          page: z.url().describe('Page that shows the entry.'),
          data: schema,
          ...(derived && { derived: derived.schema.describe('What follows from the data.') }),
        }),
      ),
    }),
    {
      io: 'input',
      unrepresentable: 'any',
      override: ({ jsonSchema }) => {
        if (jsonSchema.additionalProperties === false) {
          delete jsonSchema.additionalProperties;
        }
        // The library's own name for a text that begins in a certain way; its pattern says the same.
        if (jsonSchema.format === 'starts_with') {
          delete jsonSchema.format;
        }
      },
    },
  ),
});

/** A cell: texts as they are, lists of texts with a bar between, anything deeper as JSON. */
function toCell(value: unknown): string {
  if (typeof value === 'string') {
    return value;
  }
  if (value === undefined || value === null) {
    return '';
  }
  return Array.isArray(value) && value.every((one) => typeof one === 'string')
    ? value.join('|')
    : JSON.stringify(value);
}

/** An entry as it is published. */
interface PublishedEntry {
  id: string;
  title: string;
  page: string;
  data: object;
  derived?: object;
}

/**
 * Entries as CSV: id, title and page, what is derived, and a column for each field of the data that has
 * a value.
 */
function toCsv(entries: readonly PublishedEntry[]) {
  const derived = [...new Set(entries.flatMap((entry) => Object.keys(entry.derived ?? {})))];
  const fields = [...new Set(entries.flatMap(({ data }) => Object.keys(data)))].filter(
    (field) => !['id', 'title', 'page'].includes(field),
  );
  return toTable(entries, {
    id: ({ id }) => id,
    title: ({ title }) => title,
    page: ({ page }) => page,
    ...Object.fromEntries(
      derived.map((field) => [
        field,
        ({ derived: facts }: PublishedEntry) => toCell((facts as Record<string, unknown>)[field]),
      ]),
    ),
    ...Object.fromEntries(
      fields.map((field) => [
        field,
        ({ data }: PublishedEntry) => toCell((data as Record<string, unknown>)[field]),
      ]),
    ),
  });
}

/** Where programs look for what a host offers them (RFC 9727). */
export const API_CATALOG = '.well-known/api-catalog';

/** The data as a linkset (RFC 9264). */
const toApiCatalog = (
  anchor: string,
  listed: readonly { title: string; json: string; schema?: string }[],
): object => ({
  linkset: [
    {
      anchor,
      item: listed.map(({ title, json: href }) => ({ href, title, type: 'application/json' })),
    },
    ...listed.flatMap(({ json: of, schema: href }) =>
      href === undefined
        ? []
        : [{ anchor: of, describedby: [{ href, type: 'application/schema+json' }] }],
    ),
  ],
});

/** A dataset before its files are written. */
type WithoutSizes = Omit<ListedDataset, 'files'> & {
  files: Omit<ListedDataset['files'][number], 'bytes'>[];
};

/** The routes of a dataset's files, without base path. */
const routesOf = ({ name, published }: Dataset): OwnFiles | Omit<OwnFiles, 'page'> =>
  published.files ?? {
    json: `/data/${name}.json`,
    csv: `/data/${name}.csv`,
    schema: `/data/${name}.schema.json`,
  };

/**
 * What is published of all datasets: entries, their schema and a table of each that no feature
 * publishes itself, and an index of all.
 *
 * @returns content by path relative to the built site, and what the page lists
 */
export function toFiles(
  { url: origin, baseUrl }: { url: string; baseUrl: string },
  datasets: readonly Dataset[],
  entriesOf: (dataset: Dataset) => readonly Entry<unknown>[],
  day: IsoDay,
): { files: Map<string, string>; listed: WithoutSizes[] } {
  const address = (route: string) => origin + withBasePath(route, baseUrl);
  const files = new Map<string, string>();
  const made = datasets.map((dataset) => {
    const { name, published } = dataset;
    const { title, description } = published;
    const entries = entriesOf(dataset).map(({ data, file, page }) => ({
      id: published.id(data, file),
      title: published.titleOf?.(data) ?? page?.title ?? '',
      page: address(published.routeOf?.(data) ?? page?.route ?? '/'),
      data: data as object,
      ...(published.derived && { derived: published.derived.of(data) }),
    }));
    const { json, schema, csv } = routesOf(dataset);
    const facts = { name, title, description, version: VERSION, day, license: LICENSE };
    if (!published.files) {
      files.set(json.slice(1), toJson({ $schema: address(schema ?? ''), ...facts, entries }));
      files.set(schema?.slice(1) ?? '', toJson(toSchema(dataset, address(schema ?? ''))));
      files.set(csv?.slice(1) ?? '', toCsv(entries));
    }
    const routes = { json, ...(csv && { csv }), ...(schema && { schema }) };
    return {
      name,
      title,
      description,
      rows: entries.length,
      ...(published.files && { page: published.files.page }),
      files: (Object.keys(routes) as (keyof typeof routes)[]).map((kind) => ({
        kind,
        route: routes[kind] ?? '',
      })),
    };
  });
  const listed = datasets.map((dataset, index) => {
    const { json, schema, csv } = routesOf(dataset);
    const { name, published } = dataset;
    return {
      name,
      title: published.title,
      description: published.description,
      version: VERSION,
      day,
      license: LICENSE,
      entries: made[index]?.rows ?? 0,
      json: address(json),
      ...(csv && { csv: address(csv) }),
      ...(schema && { schema: address(schema) }),
      ...(published.files && { page: address(published.files.page) }),
    };
  });
  files.set(
    'data/index.json',
    toJson({
      title: `${SITE.title}: open data`,
      page: address(OPEN_DATA_ROUTE),
      version: VERSION,
      day,
      license: LICENSE,
      datasets: listed,
    }),
  );
  files.set(API_CATALOG, toJson(toApiCatalog(address(`/${API_CATALOG}`), listed)));
  return { files, listed: made };
}

/** Publishes the datasets, and tells the page what there is. */
export const openDataPlugin =
  (datasets: readonly Dataset[]) =>
  ({ siteDir, siteConfig: { url, baseUrl } }: LoadContext): Plugin => {
    const folders = ['data', '.well-known'].map(
      (folder) => [folder, publishedFolder(siteDir, `/${folder}`)] as const,
    );
    return {
      name: 'site-open-data',
      getPathsToWatch: () =>
        datasets.flatMap(({ source }) => (source.type === 'records' ? [source.file] : [])),
      async allContentLoaded({ allContent, actions }) {
        const day = buildDay();
        const docs = docsOf(siteContent(allContent));
        const { files, listed } = toFiles(
          { url, baseUrl },
          datasets,
          (dataset) =>
            dataset.source.type === 'records'
              ? readRecords(siteDir, dataset as AnyCollection).entries
              : entriesOfDocs(dataset as AnyCollection, docs, baseUrl),
          day,
        );
        for (const [folder, publish] of folders) {
          publish(
            new Map(
              [...files].flatMap(([file, text]) =>
                file.startsWith(`${folder}/`) ? [[file.slice(folder.length + 1), text]] : [],
              ),
            ),
          );
        }
        await dataWriter<OpenDataFiles>(actions)('datasets.json', {
          day,
          origin: url + baseUrl.slice(0, -1),
          datasets: await Promise.all(
            listed.map(async (dataset) => ({
              ...dataset,
              files: await Promise.all(
                dataset.files.map(async (file) => ({
                  ...file,
                  bytes: await publishedSize(siteDir, file.route),
                })),
              ),
            })),
          ),
        });
      },
    };
  };
