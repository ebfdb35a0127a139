import { readFileSync } from 'node:fs';
import addFormats from 'ajv-formats';
import Ajv2020 from 'ajv/dist/2020';
import { parseFeed } from '@rowanmanning/feed-parser';
import { parse } from 'csv-parse/sync';
import { atomProblems } from '#platform/output/node/testFeed';
import { beforeAll, describe, expect, it } from 'vitest';
import { TABLES, toCsv } from '../common/tables';
import { toAtom } from './feed';
import { toFiles } from './files';
import { describeIdentifier } from '../common/identifiers';
import { CATALOG_FILES } from '../common/route';
import { toCodeBook, toJsonSchema } from './jsonSchema';
import { versionOf } from './records';
import { siteDocument } from './testDocument';
import type { CatalogDocument, IncidentRecord } from '../common/schema';

let document: CatalogDocument;
let files: ReturnType<typeof toFiles>;
beforeAll(async () => {
  document = await siteDocument();
  files = toFiles(document, [], [], '');
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
  it('gives back exactly what went in', () => {
    const { columns, rowsOf } = TABLES.incidents;
    expect(parse(toCsv(TABLES.incidents, document.incidents))).toEqual([
      columns.map(({ name }) => name),
      // A name such as @solana/web3.js begins like a formula.
      ...rowsOf(document.incidents).map((cells) =>
        cells.map((cell) => cell.replace(/^(?=@)/, "'")),
      ),
    ]);
  });

  it('ends lines as in RFC 4180, and only those of records, and quotes where necessary', () => {
    const [record] = document.incidents as [IncidentRecord];
    const csv = toCsv(TABLES.incidents, [{ ...record, name: 'A "name", with\nall' }]);
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

describe('the data package', () => {
  it('describes every column of the tables, and no other', () => {
    const { resources } = JSON.parse(String(files.get(CATALOG_FILES.dataPackage))) as {
      resources: {
        path: string;
        schema: { fields: { name: string; type: string; description: string }[] };
      }[];
    };
    expect(resources.map(({ path }) => `v2/${path}`)).toEqual(
      [...files.keys()].filter((name) => name.endsWith('.csv')),
    );
    const VALUES: Record<string, RegExp> = {
      integer: /^-?\d*$/,
      number: /^(?:-?\d+(?:\.\d+)?)?$/,
      boolean: /^(?:true|false|)$/,
      date: /^(?:\d{4}-\d\d-\d\d)?$/,
    };
    for (const { path, schema } of resources) {
      const [header = [], ...rows] = parse(String(files.get(`v2/${path}`)));
      expect(schema.fields.map(({ name }) => name)).toEqual(header);
      expect(schema.fields.filter(({ description }) => description.length < 10)).toEqual([]);
      const strange = schema.fields.flatMap(({ name, type }, index) =>
        rows
          .map((row) => row[index] ?? '')
          .filter((cell) => VALUES[type]?.test(cell) === false)
          .map((cell) => [path, name, cell]),
      );
      expect(strange).toEqual([]);
    }
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
      expect(files.get(`v2/${name}.parquet`)).toBeInstanceOf(Uint8Array);
    }
    const [first] = document.incidents.filter(({ impact }) => impact.length > 0);
    expect(String(files.get('v2/impact.csv'))).toContain(first?.impact[0]?.source);
  });
});
