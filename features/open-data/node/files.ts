import * as z from 'zod';
import type { IsoDay } from '#platform/base/common/dates';
import { withBasePath } from '#platform/base/common/basePath';
import { SITE } from '#platform/base/common/site';
import { toJson } from '#platform/base/common/json';
import { readDataset, type Dataset } from '#platform/collections/node/dataset';
import type { Change, FieldChange } from '#platform/collections/node/changes';
import { HISTORY_FILE, historySchema, type History } from '#platform/collections/node/history';
import { readDataFile } from '#platform/content/node/dataFile';

/** Route of the page about the data. */
export const OPEN_DATA_ROUTE = '/resources/open-data';

/** Version of the format: a change that breaks programs makes it one more. */
const VERSION = 1;

const LICENSE = { name: SITE.license.label, url: SITE.license.url };

/** Where a dataset is published, without base path. */
export const routesOf = ({ name }: Pick<Dataset, 'name'>) => ({
  json: `/data/${name}.json`,
  schema: `/data/${name}.schema.json`,
  changes: `/data/${name}.changes.json`,
  feed: `/data/${name}.feed.json`,
});

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
const toSchema = ({ schema }: Dataset, id: string): object => ({
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

/** The record of changes; an empty one if its file is missing or has a problem. */
export const readHistory = (siteDir: string, today: IsoDay): History =>
  readDataFile(siteDir, HISTORY_FILE, historySchema).value ?? {
    since: today,
    until: today,
    changes: {},
  };

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : value === null ? 'nothing' : JSON.stringify(value);

const toText = (change: FieldChange): string =>
  'added' in change
    ? [
        ...change.removed.map((item) => `${change.field}, no longer: ${textOf(item)}`),
        ...change.added.map((item) => `${change.field}, new: ${textOf(item)}`),
      ].join('\n')
    : `${change.field}, before: ${textOf(change.before)}\n${change.field}, now: ${textOf(change.after)}`;

/** Changes as a JSON Feed 1.1, with what was and what is. */
const toFeed = (
  { title }: Dataset,
  changes: readonly Change[],
  { url, page }: { url: string; page: string },
  pageOf: (id: string) => string,
): object => ({
  version: 'https://jsonfeed.org/version/1.1',
  title: `${SITE.title}: changes of ${title.charAt(0).toLowerCase()}${title.slice(1)}`,
  home_page_url: page,
  feed_url: url,
  authors: [{ name: SITE.copyrightHolder }],
  language: 'en-US',
  items: changes.map(({ day, id, title: name, change, fields }) => ({
    id: `${url}#${day}-${id}`,
    url: pageOf(id),
    title: `${change.charAt(0).toUpperCase()}${change.slice(1)}: ${name}`,
    content_text: fields.length > 0 ? fields.map(toText).join('\n') : name,
    date_published: `${day}T00:00:00Z`,
  })),
});

/** Where programs look for what a host offers them (RFC 9727). */
export const API_CATALOG = '.well-known/api-catalog';

/** The data as a linkset (RFC 9264). */
const toApiCatalog = (
  anchor: string,
  listed: readonly { title: string; json: string; schema: string }[],
): object => ({
  linkset: [
    {
      anchor,
      item: listed.map(({ title, json: href }) => ({ href, title, type: 'application/json' })),
    },
    ...listed.map(({ json: of, schema }) => ({
      anchor: of,
      describedby: [{ href: schema, type: 'application/schema+json' }],
    })),
  ],
});

/**
 * All that is published below `/data/`: of each dataset its entries, their schema, and their changes,
 * and an index of them.
 *
 * @returns content by path relative to the built site
 */
export function toFiles(
  { siteDir, url: origin, baseUrl }: { siteDir: string; url: string; baseUrl: string },
  datasets: readonly Dataset[],
  day: IsoDay,
): Record<string, string> {
  const address = (route: string) => origin + withBasePath(route, baseUrl);
  const { since, until, changes: recorded } = readHistory(siteDir, day);
  const made = datasets.map((dataset) => {
    const { name, title, description } = dataset;
    const records = readDataset(siteDir, dataset);
    const routes = routesOf(dataset);
    const urls = Object.fromEntries(
      Object.entries(routes).map(([kind, route]) => [kind, address(route)]),
    ) as typeof routes;
    const facts = { name, title, description, version: VERSION, day, license: LICENSE };
    const changes = recorded[name] ?? [];
    const pages = new Map(records.map(({ id, route }) => [id, address(route)]));
    const page = address(OPEN_DATA_ROUTE);
    const entries = records.map(({ id, title: own, route, data }) => ({
      id,
      title: own,
      page: address(route),
      data,
    }));
    return {
      listed: { ...facts, entries: entries.length, ...urls },
      files: {
        [routes.json]: { $schema: urls.schema, ...facts, entries },
        [routes.schema]: toSchema(dataset, urls.schema),
        [routes.changes]: { ...facts, since, until, changes },
        [routes.feed]: toFeed(
          dataset,
          changes,
          { url: urls.feed, page },
          (id) => pages.get(id) ?? page,
        ),
      },
    };
  });
  const index = {
    title: `${SITE.title}: open data`,
    page: address(OPEN_DATA_ROUTE),
    version: VERSION,
    day,
    license: LICENSE,
    datasets: made.map(({ listed }) => listed),
  };
  const catalog = toApiCatalog(
    address(`/${API_CATALOG}`),
    made.map(({ listed }) => listed),
  );
  return Object.fromEntries(
    [
      [`/${API_CATALOG}`, catalog] as const,
      ...made.flatMap(({ files }) => Object.entries(files)),
      ['/data/index.json', index] as const,
    ].map(([route, value]) => [route.slice(1), toJson(value)]),
  );
}

/** The Markdown of `<Datasets />`: what there is, with its files. */
export const toMarkdown = (datasets: readonly Dataset[]): string =>
  [
    'Table: All data, with their schema, record of changes, and feed',
    '',
    '| Data | What an entry is | Files |',
    '| --- | --- | --- |',
    ...datasets.map((dataset) => {
      const { json: file, schema, changes, feed } = routesOf(dataset);
      const links = [
        [dataset.name + '.json', file],
        ['schema', schema],
        ['changes', changes],
        ['feed', feed],
      ].map(([label = '', route = '']) => `[${label}](pathname://${route})`);
      return `| ${dataset.title} | ${dataset.description} | ${links.join(', ')} |`;
    }),
  ].join('\n');
