import addFormats from 'ajv-formats';
import Ajv2020 from 'ajv/dist/2020';
import { parseFeed } from '@rowanmanning/feed-parser';
import { parse } from 'csv-parse/sync';
import { beforeAll, describe, expect, it } from 'vitest';
import { readContentFiles } from '../content-checks/files';
import { CSV_COLUMNS, LIST_SEPARATOR, toCsv } from './csv';
import { toEntries } from './entries';
import { toFiles } from './files';
import { identifierUrl } from './identifiers';
import { toCodeBook, toJsonSchema } from './jsonSchema';
import { toDocument, toRecords, versionOf } from './records';
import type { CatalogDocument, IncidentRecord } from './schema';

const URL_ = 'https://example.org/catalog/';

/** The catalogue of this site, as the plugin would publish it. */
let document: CatalogDocument;

beforeAll(async () => {
  const { files } = await readContentFiles('.');
  const docs = files
    .filter(({ kind }) => kind === 'doc')
    .map(({ file, frontMatter }) => {
      const id = file.replace(/^docs\//, '').replace(/\.mdx?$/, '');
      return {
        id,
        title: String(frontMatter.title),
        description: String(frontMatter.description),
        permalink: `/${id.replace(/^.*\/catalog\//, 'catalog/')}`,
        frontMatter,
      };
    });
  document = toDocument(toRecords(toEntries(docs), docs, 'https://example.org'), {
    title: 'Catalogue',
    url: URL_,
    date: '2026-11-21',
    licence: { name: 'CC BY 4.0', url: 'https://creativecommons.org/licenses/by/4.0/' },
  });
});

const validator = (reference: string) => {
  const ajv = new Ajv2020({ strict: true });
  addFormats(ajv);
  ajv.addSchema(toJsonSchema(`${URL_}schema.json`), 'catalog');
  return ajv.compile({ $ref: `${URL_}schema.json${reference}` });
};

describe('the JSON of the catalogue', () => {
  it('has every entry and validates against its schema', () => {
    expect(document.incidents.length).toBeGreaterThan(80);
    const validates = validator('');
    validates(document);
    expect(validates.errors).toBeNull();
  });

  it('validates entry by entry too', () => {
    const validates = validator('#/$defs/incident');
    document.incidents.forEach((record) => {
      validates(record);
      expect(validates.errors, record.id).toBeNull();
    });
  });

  it('is refused by its schema with an unknown type or a strange field', () => {
    const validates = validator('#/$defs/incident');
    const [record] = document.incidents;
    expect(validates({ ...record, types: ['bad'] })).toBe(false);
    expect(validates({ ...record, surprise: 1 })).toBe(false);
    expect(validates({ ...record, date: 'spring' })).toBe(false);
  });

  it('leads from CVE numbers to their records', () => {
    expect(document.incidents.find(({ id }) => id === 'xz')?.identifiers).toEqual([
      { id: 'CVE-2024-3094', url: 'https://www.cve.org/CVERecord?id=CVE-2024-3094' },
    ]);
    expect(identifierUrl('USN-1762-1')).toBeUndefined();
  });

  it('names guides by title and address', () => {
    expect(document.incidents.find(({ id }) => id === 'xz')?.guides[2]).toEqual({
      title: 'Leadership Selection',
      url: expect.stringMatching(/^https:\/\/example\.org\/.*leadership-selection$/) as string,
    });
  });

  it('has a version that changes with an entry, and with nothing else', () => {
    const { incidents, version } = document;
    expect(version).toMatch(/^[0-9a-f]{8}$/);
    expect(versionOf(structuredClone(incidents))).toBe(version);
    const [first, ...rest] = incidents as [IncidentRecord, ...IncidentRecord[]];
    expect(versionOf([{ ...first, name: 'Other' }, ...rest])).not.toBe(version);
  });
});

describe('the CSV of the catalogue', () => {
  it('gives back exactly what went in', () => {
    const rows = parse<Record<string, string>>(toCsv(document.incidents), { columns: true });
    expect(rows).toEqual(
      document.incidents.map((record) =>
        Object.fromEntries(Object.entries(CSV_COLUMNS).map(([name, cell]) => [name, cell(record)])),
      ),
    );
    expect(rows.map(({ types }) => types?.split(LIST_SEPARATOR))).toEqual(
      document.incidents.map(({ types }) => types),
    );
  });

  it('has no value with the sign that parts values', () => {
    const values = document.incidents.flatMap(({ targets, affectedVersions, references }) => [
      ...targets,
      ...affectedVersions,
      ...references.map(({ title }) => title),
    ]);
    expect(values.filter((value) => value.includes(LIST_SEPARATOR))).toEqual([]);
  });

  it('ends its lines as RFC 4180 says and quotes what has to be', () => {
    const [record] = document.incidents as [IncidentRecord];
    const csv = toCsv([{ ...record, name: 'A "name", with\nall' }]);
    expect(csv.split('\r\n')).toHaveLength(3);
    expect(csv).toContain('"A ""name"", with\nall"');
  });
});

describe('the feed of the catalogue', () => {
  it('is read by a parser, the last added first', () => {
    const { incidents } = document;
    const [latest] = incidents.slice(-1) as [IncidentRecord];
    const files = toFiles({
      ...document,
      incidents: [...incidents.slice(0, -1), { ...latest, added: '2026-12-01' }],
    });
    const feed = parseFeed(files.get('atom.xml') ?? '');
    expect(feed.meta).toMatchObject({ type: 'atom', version: '1.0' });
    expect(feed.self).toBe(`${URL_}atom.xml`);
    expect(feed.items).toHaveLength(incidents.length);
    expect(feed.items[0]).toMatchObject({ title: latest.name, url: latest.url, id: latest.url });
    expect(feed.items[0]?.published).toEqual(new Date('2026-12-01T00:00:00Z'));
    expect(feed.updated).toEqual(new Date('2026-12-01T00:00:00Z'));
  });
});

describe('toFiles', () => {
  it('has the formats and one file for each entry, beside its page', () => {
    const files = toFiles(document);
    expect([...files.keys()].slice(0, 5)).toEqual([
      'incidents.json',
      'incidents.csv',
      'incidents.schema.v1.json',
      'atom.xml',
      expect.stringMatching(/^2024\/.*\.json$/) as string,
    ]);
    expect(JSON.parse(files.get('incidents.json') ?? '')).toEqual(document);
    expect(JSON.parse(files.get('2024/xz.json') ?? '')).toEqual(
      document.incidents.find(({ id }) => id === 'xz'),
    );
    expect(files.size).toBe(4 + document.incidents.length);
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
