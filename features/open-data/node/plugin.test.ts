import addFormats from 'ajv-formats';
import Ajv2020 from 'ajv/dist/2020';
import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import {
  entriesOfFiles,
  readRecords,
  type AnyCollection,
} from '#platform/collections/node/collection';
import { readContentFiles } from '#platform/content/node/contentFiles';
import { benefits } from '#features/benefits';
import { catalog } from '#features/catalog';
import { contacts } from '#features/contacts';
import { controls } from '#features/controls';
import { events } from '#features/events';
import { lexicon } from '#features/lexicon';
import { projects } from '#features/projects';
import { readiness } from '#features/readiness';
import { techDocs } from '#features/techdocs';
import { templates } from '#features/templates';
import { videos } from '#features/videos';
import { API_CATALOG, datasetsIn, toFiles } from './plugin';

const DAY = '2026-11-26';
const features = [
  ...[benefits, catalog, contacts, controls, events, lexicon, projects, readiness, techDocs],
  ...[templates, videos],
];
const datasets = datasetsIn(features.flatMap(({ collections = [] }) => collections));
const { files: content } = await readContentFiles('.');
const { files, listed } = toFiles(
  { url: 'https://example.org', baseUrl: '/base/' },
  datasets,
  (dataset) =>
    dataset.source.type === 'records'
      ? readRecords('.', dataset as AnyCollection).entries
      : entriesOfFiles(dataset as AnyCollection, content),
  DAY,
);
const json = (file: string) => JSON.parse(files.get(file) ?? '{}') as Record<string, unknown>;
type Entries = { id: string; title: string; page: string; data: object }[];
const entriesOf = (name: string) => json(`data/${name}.json`).entries as Entries;
const own = datasets.filter(({ published }) => !published.files);

describe.each(own.map(({ name }) => name))('%s', (name) => {
  it('is valid against its schema, which refuses an entry without its data', () => {
    const ajv = new Ajv2020({ strict: true, strictTypes: false });
    addFormats(ajv);
    const validates = ajv.compile(json(`data/${name}.schema.json`));
    const document = json(`data/${name}.json`);
    validates(document);
    expect(validates.errors).toBeNull();
    expect(validates({ ...document, entries: [{ ...entriesOf(name)[0], data: {} }] })).toBe(false);
  });

  it('is a table with the same rows', () => {
    const rows = parse<Record<string, string>>(files.get(`data/${name}.csv`) ?? '', {
      columns: true,
    });
    expect(rows.map(({ id, page }) => [id?.replace(/^'/, ''), page])).toEqual(
      entriesOf(name).map(({ id, page }) => [id, page]),
    );
  });

  it('has entries with ids of their own, titles, and pages', () => {
    const entries = entriesOf(name);
    expect(entries.length).toBeGreaterThan(0);
    expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
    expect(entries.filter(({ id, title }) => id === '' || title === '')).toEqual([]);
    expect(entries.filter(({ page }) => !page.startsWith('https://example.org/base/'))).toEqual([]);
    // A file that begins with an underscore is no page.
    expect(entries.filter(({ page }) => /\/_[^/]*$/.test(page))).toEqual([]);
  });

  it('has a version, a day, and a license', () => {
    expect(json(`data/${name}.json`)).toMatchObject({
      name,
      version: 1,
      day: DAY,
      license: { url: 'https://creativecommons.org/licenses/by/4.0/' },
    });
  });
});

it('publishes nothing that index and page do not list, and no second copy of what features publish', () => {
  const { datasets: indexed } = json('data/index.json') as { datasets: Record<string, string>[] };
  const published = [...files.keys()].filter(
    (file) => file !== 'data/index.json' && file !== API_CATALOG,
  );
  const addresses = indexed.flatMap((one) =>
    ['json', 'csv', 'schema'].flatMap((kind) => one[kind] ?? []),
  );
  expect(addresses).toEqual(
    expect.arrayContaining(published.map((file) => `https://example.org/base/${file}`)),
  );
  const routes = listed.flatMap((one) => one.files.map(({ route }) => route));
  expect(addresses).toEqual(routes.map((route) => `https://example.org/base${route}`));
  expect(published.filter((file) => /incidents|actors|controls/.test(file))).toEqual([]);
});

it('says how many rows a dataset has', () => {
  for (const { name, rows } of listed) {
    expect([name, rows > 0]).toEqual([name, true]);
  }
});

it('has the present level of projects beside what their file says, in the table and the schema, too', () => {
  const helm = entriesOf('projects').find(({ id }) => id === 'helm');
  expect(helm).toMatchObject({
    derived: { level: 'graduated', since: expect.stringMatching(/^20\d\d-/) as string },
  });
  const [head = ''] = (files.get('data/projects.csv') ?? '').split('\n');
  expect(head).toMatch(/^id,title,page,level,since,/);
  expect(files.get('data/projects.schema.json')).toContain('"Present level."');
});

it('names all data where programs look for it', () => {
  const { linkset } = json(API_CATALOG) as { linkset: { item: { href: string }[] }[] };
  expect(linkset[0]?.item.map(({ href }) => href)).toEqual(
    listed.map((one) => `https://example.org/base${one.files[0]?.route}`),
  );
});
