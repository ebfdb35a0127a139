import addFormats from 'ajv-formats';
import Ajv2020 from 'ajv/dist/2020';
import { describe, expect, it } from 'vitest';
import { datasetsOf } from '#platform/feature';
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
import { API_CATALOG, toFiles, toMarkdown } from './files';

const DAY = '2026-11-26';
const datasets = datasetsOf([
  ...[benefits, catalog, contacts, controls, events, lexicon, projects, readiness, techDocs],
  ...[templates, videos],
]);
const files = Object.fromEntries(
  Object.entries(
    toFiles({ siteDir: '.', url: 'https://example.org', baseUrl: '/base/' }, datasets, DAY),
  ).map(([file, text]) => [file, JSON.parse(text) as Record<string, unknown>]),
);
type Entries = { id: string; title: string; page: string; data: object }[];
const entriesOf = (name: string) => files[`data/${name}.json`]?.entries as Entries;

describe.each(datasets.map(({ name }) => name))('%s', (name) => {
  it('is valid against its schema, which refuses an entry without its data', () => {
    const ajv = new Ajv2020({ strict: true, strictTypes: false });
    addFormats(ajv);
    const validates = ajv.compile(files[`data/${name}.schema.json`] ?? {});
    const document = files[`data/${name}.json`] ?? {};
    validates(document);
    expect(validates.errors).toBeNull();
    expect(validates({ ...document, entries: [{ ...entriesOf(name)[0], data: {} }] })).toBe(false);
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

  it('has a version, a day, a license, and changes with the days that they cover', () => {
    for (const kind of ['json', 'changes.json']) {
      expect(files[`data/${name}.${kind}`]).toMatchObject({
        name,
        version: 1,
        day: DAY,
        license: { url: 'https://creativecommons.org/licenses/by/4.0/' },
      });
    }
    const { since, until } = files[`data/${name}.changes.json`] ?? {};
    expect([since, until]).toEqual([
      expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    ]);
  });
});

it('publishes nothing that index and page do not list', () => {
  const { datasets: listed } = files['data/index.json'] as { datasets: Record<string, string>[] };
  const addresses = listed.flatMap((one) => [one.json, one.schema, one.changes, one.feed]);
  const published = Object.keys(files).filter(
    (file) => file !== 'data/index.json' && file !== API_CATALOG,
  );
  expect(addresses.sort()).toEqual(
    published.map((file) => `https://example.org/base/${file}`).sort(),
  );
  const page = toMarkdown(datasets);
  expect(published.filter((file) => !page.includes(`pathname:///${file})`))).toEqual([]);
});

it('names all data where programs look for it', () => {
  const { linkset } = files[API_CATALOG] as { linkset: { item: { href: string }[] }[] };
  expect(linkset[0]?.item.map(({ href }) => href)).toEqual(
    datasets.map(({ name }) => `https://example.org/base/data/${name}.json`),
  );
});

it('tells of changed criteria with what was and what is', () => {
  const { items } = files['data/criteria.feed.json'] as { items: Record<string, string>[] };
  expect(items).toContainEqual(
    expect.objectContaining({
      date_published: '2026-08-05T00:00:00Z',
      content_text: expect.stringContaining(
        'stages.graduation, before: suggested\nstages.graduation, now: required',
      ) as string,
    }),
  );
  const days = items.map((item) => item.date_published);
  expect(days).toEqual([...days].sort().reverse());
  expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
});
