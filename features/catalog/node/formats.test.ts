import { readFileSync } from 'node:fs';
import addFormats from 'ajv-formats';
import Ajv2020 from 'ajv/dist/2020';
import { parseFeed } from '@rowanmanning/feed-parser';
import { parse } from 'csv-parse/sync';
import { atomProblems } from '#platform/output/node/testFeed';
import { beforeAll, describe, expect, it } from 'vitest';
import { TABLES, toAtom, toCodeBook, toFiles, toJsonFeed, toJsonSchema } from './exports';
import { describeIdentifier } from '../common/route';
import { CATALOG_FILES, recordFile } from '../common/route';
import { readRecords } from '#platform/collections/node/collection';
import { actors } from './collection';
import { toAffectedList } from './affected';
import { osvId } from './osv';
import { toIncidentPages } from './pages';
import { versionOf } from './records';
import { siteDocument } from './testCatalog';
import { testDocument, testRecord } from './testCatalog';
import type { CatalogDocument, IncidentRecord } from '../common/schema';

let document: CatalogDocument;
let files: Map<string, string>;
const ACTORS = readRecords('.', actors).entries.map(({ data }) => data);

beforeAll(async () => {
  document = await siteDocument();
  files = new Map(
    [...(await toFiles(document, ACTORS, ''))].map(
      ([name, content]) => [name, String(content)] as const,
    ),
  );
});

const validator = (reference: string) => {
  const ajv = new Ajv2020({ strict: true });
  addFormats(ajv);
  ajv.addSchema(toJsonSchema(`${document.url}schema.json`), 'catalog');
  return ajv.compile({ $ref: `${document.url}schema.json${reference}` });
};

describe('the JSON of the catalog', () => {
  it('has incidents and validates against its schema', () => {
    expect(document.incidents).not.toEqual([]);
    const validates = validator('');
    validates(document);
    expect(validates.errors).toBeNull();
  });

  it('is refused by its schema with an unknown type, but may gain fields', () => {
    const validates = validator('#/$defs/incident');
    const [record] = document.incidents;
    expect(validates({ ...record, types: ['bad'] })).toBe(false);
    expect(validates({ ...record, surprise: 1 })).toBe(true);
    expect(validator('')({ ...document, surprise: 1 })).toBe(true);
    expect(validates({ ...record, date: 'spring' })).toBe(false);
    expect(validates({ ...record, dates: {} })).toBe(false);
    for (const day of ['2024-02-30', '2024-13']) {
      expect([day, validates({ ...record, added: day })]).toEqual([day, false]);
      expect([day, validates({ ...record, exposure: { start: day, hours: null } })]).toEqual([
        day,
        false,
      ]);
    }
    expect(validates({ ...record, exposure: { start: '2024-02-29T23:59', hours: null } })).toBe(
      true,
    );
  });

  it('links CVE numbers to their records', () => {
    expect(document.incidents.find(({ id }) => id === 'xz')?.identifiers).toContainEqual({
      id: 'CVE-2024-3094',
      kind: 'CVE',
      url: 'https://www.cve.org/CVERecord?id=CVE-2024-3094',
    });
    expect(describeIdentifier('USN-1762-1')).toEqual({ id: 'USN-1762-1', kind: 'vendor' });
  });

  it('has the day of each CVE number that CISA listed as exploited', () => {
    const { numbers: byDay } = JSON.parse(
      readFileSync('features/catalog/node/fixtures/known-exploited.json', 'utf8'),
    ) as { numbers: Record<string, string> };
    const days = new Map(
      Object.entries(byDay).flatMap(([day, numbers]) =>
        numbers.split(' ').map((number): [string, string] => [`CVE-${number}`, day]),
      ),
    );
    const listed = document.incidents
      .flatMap(({ identifiers }) => identifiers)
      .filter(({ id }) => days.has(id));
    expect(listed).not.toEqual([]);
    expect(listed.filter(({ id, exploited }) => exploited !== days.get(id))).toEqual([]);
  });

  it('has a version that changes with an incident, and with nothing else', () => {
    const { incidents, version } = document;
    expect(version).toMatch(/^[0-9a-f]{8}$/);
    expect(versionOf(structuredClone(incidents))).toBe(version);
    const [first, ...rest] = incidents as [IncidentRecord, ...IncidentRecord[]];
    expect(versionOf([{ ...first, name: 'Other' }, ...rest])).not.toBe(version);
  });
});

describe('the CSV of the catalog', () => {
  it('has a row for each incident, and names that begin like a formula after an apostrophe', () => {
    const rows = parse<Record<string, string>>(TABLES.incidents(document.incidents), {
      columns: true,
    });
    expect(rows.map(({ id, name, dwellDaysLeast }) => [id, name, dwellDaysLeast])).toEqual(
      document.incidents.map(({ id, name, dwellDays }) => [
        id,
        name.replace(/^(?=@)/, "'"),
        String(dwellDays?.least ?? ''),
      ]),
    );
  });

  it('ends lines as in RFC 4180, and only those of records, and quotes where necessary', () => {
    const [record] = document.incidents as [IncidentRecord];
    const csv = TABLES.incidents([{ ...record, name: 'A "name", with\nall' }]);
    expect(csv.split('\r\n')).toHaveLength(3);
    expect(csv).toContain('"A ""name"", with all"');
  });
});

describe('the feed of the catalog', () => {
  it('is read by a parser, the last added first', () => {
    const { incidents } = document;
    const [latest] = incidents.slice(-1) as [IncidentRecord];
    const added = { ...latest, added: '2026-12-01', modified: '2026-12-02' };
    const xml = toAtom({ ...document, incidents: [...incidents.slice(0, -1), added] });
    expect(atomProblems(xml)).toEqual([]);
    const feed = parseFeed(xml);
    expect(feed.meta).toMatchObject({ type: 'atom', version: '1.0' });
    expect(feed.self).toBe(`${document.url}atom.xml`);
    expect(feed.items).toHaveLength(incidents.length);
    expect(feed.items[0]).toMatchObject({ title: latest.name, url: latest.url, id: latest.url });
    expect(feed.items[0]?.published).toEqual(new Date('2026-12-01T00:00:00Z'));
    expect(feed.updated).toEqual(new Date('2026-12-02T00:00:00Z'));
  });
});

describe('toCodeBook', () => {
  it('explains every field of a record', () => {
    const fields = toCodeBook();
    expect(fields.map(({ name }) => name)).toEqual(Object.keys(document.incidents[0] ?? {}));
    expect(fields.filter(({ description }) => description.length < 20)).toEqual([]);
    expect(fields.find(({ name }) => name === 'types')).toMatchObject({
      kind: 'list: listed value',
      values: expect.arrayContaining(['dev-tooling']) as string[],
    });
  });
});

describe('the long tables', () => {
  it('have a row for each package, reference, control, and figure, with the id of its incident', () => {
    for (const name of ['packages', 'references', 'controls', 'impact'] as const) {
      const rows = parse<Record<string, string>>(String(files.get(`v2/${name}.csv`)), {
        columns: true,
      });
      expect(rows.map(({ incident }) => incident)).toEqual(
        document.incidents.flatMap((record) => record[name].map(() => record.id)),
      );
    }
    const [first] = document.incidents.filter(({ impact }) => impact.length > 0);
    expect(String(files.get('v2/impact.csv'))).toContain(first?.impact[0]?.source);
  });
});

describe('the actors', () => {
  it('are the same in JSON and as a table, each with its entries', () => {
    const json = JSON.parse(files.get('v2/actors.json') ?? '') as {
      actors: { id: string; entries: string[] }[];
    };
    const rows = parse<Record<string, string>>(files.get('v2/actors.csv') ?? '', { columns: true });
    expect(rows.map(({ id, entries }) => [id, entries])).toEqual(
      json.actors.map(({ id, entries }) => [id, entries.join('|')]),
    );
    expect(rows.some(({ entries }) => entries !== '')).toBe(true);
  });
});

describe('the feed of changes', () => {
  it('has an item for each new entry, and for each day on which one changed, the latest first', () => {
    const record = testRecord('a', {
      added: '2026-11-21',
      changes: [
        { date: '2026-11-24', change: 'Second.' },
        { date: '2026-11-23', change: 'First.' },
        { date: '2026-11-23', change: 'First again.' },
      ],
    });
    expect(toJsonFeed(testDocument([record]))).toMatchObject({
      version: 'https://jsonfeed.org/version/1.1',
      feed_url: 'https://example.org/catalog/feed.json',
      items: [
        { id: `${record.url}#changed-2026-11-24`, url: record.url, content_text: 'Second.' },
        { id: `${record.url}#changed-2026-11-23`, content_text: 'First.\nFirst again.' },
        { id: record.url, title: record.name, date_published: '2026-11-21T00:00:00Z' },
      ],
    });
  });
});

describe('the number of packages of an entry', () => {
  /** Whether OSV can name the package: of an ecosystem that it knows, with versions. */
  const isInOsv = ({ purl, range, action, scan }: IncidentRecord['packages'][number]): boolean =>
    scan !== false &&
    !purl.startsWith('pkg:deb/kali/') &&
    (range !== undefined || purl.includes('@', 'pkg:npm/%40'.length)) &&
    (action === true ||
      /^pkg:(npm|pypi|gem|composer|maven|golang|cargo|deb|vscode-extension)\//.test(purl));

  it('is the same in every form in which it is published', () => {
    const json = JSON.parse(files.get(CATALOG_FILES.json) ?? '') as CatalogDocument;
    const rows = parse<Record<string, string>>(files.get(CATALOG_FILES.packages) ?? '', {
      columns: true,
    });
    const cells = new Map(
      parse<Record<string, string>>(files.get(CATALOG_FILES.csv) ?? '', { columns: true }).map(
        ({ id = '', packages = '' }) => [id, packages === '' ? 0 : packages.split('|').length],
      ),
    );
    const osv = new Map(
      (files.get(CATALOG_FILES.osv) ?? '')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as { id: string; affected: object[] })
        .map(({ id, affected }) => [id, affected.length]),
    );
    const checked = toAffectedList(document, 'https://example.org', '/check');
    const listed = Object.values(checked.packages).flat();
    const pages = toIncidentPages(document.incidents, 'https://example.org');
    for (const record of document.incidents) {
      const { id, packages } = record;
      const own = JSON.parse(
        files.get(recordFile(record.url, document.url)) ?? '',
      ) as typeof record;
      const scanned = packages.filter(({ scan }) => scan !== false);
      const index = checked.incidents.findIndex((one) => one.id === id);
      expect({
        id,
        json: json.incidents.find((one) => one.id === id)?.packages.length,
        file: own.packages.length,
        page: pages.get(id)?.packages.length,
        row: cells.get(id),
        rows: rows.filter(({ incident }) => incident === id).length,
        osv: osv.get(osvId(record)) ?? 0,
        check: listed.filter(({ incident }) => incident === index).length,
      }).toEqual({
        id,
        json: packages.length,
        file: packages.length,
        page: packages.length,
        row: packages.length,
        rows: packages.length,
        osv: packages.filter(isInOsv).length,
        check: scanned.length,
      });
    }
    // Lists in files of their own are part of it.
    expect(document.incidents.flatMap(({ packages }) => packages).length).toBeGreaterThan(2000);
  });
});
