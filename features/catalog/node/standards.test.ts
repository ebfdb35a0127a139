import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import Ajv from 'ajv';
import addFormats from 'ajv-formats';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { CatalogDocument } from '../common/schema';
import { toOsv } from './osv';
import { testFolder } from '#platform/base/node/testPlugin';
import { readRecords } from '#platform/collections/node/collection';
import { actors } from './collection';
import { patternOf, toStix } from './stix';
import { siteDocument } from './testCatalog';

// Every entry of this site has to pass the schemas of OASIS for STIX. The schema of OSV is in no
// package: the types of Renovate, made from it, hold `toOsv`, and its reader has to find every package.

let document: CatalogDocument;
beforeAll(async () => {
  document = await siteDocument();
});

// https://ossf.github.io/osv-schema/, version 1.7
describe('OSV', () => {
  const stored = (record: { id: string }) => ({ _id: record.id, ...record });

  it('has records with ids of their own', () => {
    const ids = document.incidents.flatMap((incident) => toOsv(incident)?.id ?? []);
    expect(new Set(ids).size).toBe(ids.length);
    // A database that OSV doesn't list puts `x_` before its prefix.
    expect(ids.filter((id) => !/^x_[A-Z]+-[\w.-]+$/.test(id))).toEqual([]);
  });

  afterEach(() => vi.unstubAllEnvs());

  // The reader looks through a file for each query, so that all packages would take minutes.
  it('lets Renovate find a record by the ecosystem and name of each kind of package', async () => {
    const folder = testFolder();
    vi.stubEnv('OSV_OFFLINE_ROOT_DIR', folder);
    const { ecosystems, OsvOfflineDb } = await import('@renovatebot/osv-offline-db');
    const records = document.incidents.flatMap((incident) => toOsv(incident) ?? []);
    // It reads a file of records for each ecosystem. Debian is not among them.
    const expected = ecosystems.flatMap((ecosystem) => {
      const pairs = records.flatMap((record) =>
        (record.affected ?? [])
          .filter((affected) => affected.package?.ecosystem === ecosystem)
          .map((affected) => ({ ecosystem, name: affected.package?.name ?? '', record })),
      );
      const lines = new Set(pairs.map(({ record }) => JSON.stringify(stored(record))));
      writeFileSync(
        path.join(folder, `${ecosystem.toLowerCase()}.nedb`),
        [...lines, ''].join('\n'),
      );
      return pairs;
    });
    expect(expected).not.toEqual([]);
    const reader = await OsvOfflineDb.create();
    const some = expected.filter((_, index) => index % Math.ceil(expected.length / 60) === 0);
    for (const { ecosystem, name, record } of some) {
      expect(await reader.query(ecosystem, name), name).toContainEqual(stored(record));
    }
  });
});

const ACTORS = readRecords('.', actors).entries.map(({ data }) => data);

// https://docs.oasis-open.org/cti/stix/v2.1/os/stix-v2.1-os.html
describe('STIX', () => {
  type StixObject = Partial<
    Record<'created_by_ref' | 'relationship_type' | 'source_ref' | 'target_ref' | 'name', string>
  > & {
    id: string;
    type: string;
    created: string;
    modified?: string;
    object_marking_refs?: string[];
    external_references?: { source_name: string }[];
  };
  // Section 4.3.1, "Relationships"; `related-to` may join anything (section 3.6).
  const JOINS = [
    /^campaign uses attack-pattern$/,
    /^campaign targets vulnerability$/,
    /^indicator indicates campaign$/,
    /^campaign attributed-to intrusion-set$/,
    /^\S+ related-to \S+$/,
  ];
  const typeOf = (id: string) => id.replace(/--.*/, '');
  const objectsOf = (of: CatalogDocument) =>
    (toStix(of, ACTORS) as { objects: StixObject[] }).objects;
  const parse = () => objectsOf(document);

  it('has objects that are valid by the schemas of OASIS', () => {
    const folder = path.join(__dirname, 'fixtures/stix-2.1');
    const schemas = new Map(
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.json'))
        .map((file) => [
          path.basename(file, '.json'),
          JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as { $id: string },
        ]),
    );
    // Their patterns escape characters that needn't be.
    const ajv = new Ajv({ strict: false, unicodeRegExp: false, schemas: [...schemas.values()] });
    addFormats(ajv);
    const validate = (type: string, object: unknown) =>
      ajv.validate(schemas.get(type)?.$id ?? '', object) ? [] : [ajv.errorsText()];
    // They have none for incidents, which STIX got later, and which have no property of their own;
    // markings are not among those kept here.
    const objects = parse().filter(
      ({ type }) => type !== 'incident' && type !== 'marking-definition',
    );
    expect(objects.flatMap((object) => validate(object.type, object))).toEqual([]);
    expect(validate('campaign', { type: 'campaign' })).not.toEqual([]);
  });

  it('has objects as the format demands them, each once', () => {
    const objects = parse();
    expect(new Set(objects.map(({ id }) => id)).size).toBe(objects.length);
    expect(objects.filter(({ created, modified = created }) => created > modified)).toEqual([]);
  });

  it('has everything that an object refers to, and joins only what may be joined', () => {
    const objects = parse();
    const ids = new Set(objects.map(({ id }) => id));
    const links = objects.filter((one) => one.type === 'relationship');
    const referred = objects.flatMap((one) => [
      ...[one.created_by_ref, one.source_ref, one.target_ref].filter((id) => id !== undefined),
      ...(one.object_marking_refs ?? []),
    ]);
    expect(referred.filter((id) => !ids.has(id))).toEqual([]);
    const joins = links.map(({ source_ref: source, relationship_type: type, target_ref: target }) =>
      [typeOf(source ?? ''), type, typeOf(target ?? '')].join(' '),
    );
    expect(joins.filter((join) => !JOINS.some((allowed) => allowed.test(join)))).toEqual([]);
  });

  it('refers to ATT&CK, issues nothing under its ids, and carries the license everywhere', () => {
    const objects = parse().filter((one) => one.type !== 'marking-definition');
    const sets = objects.filter(({ type }) => type === 'intrusion-set');
    expect(new Set(sets.map(({ name }) => name)).size).toBe(sets.length);
    expect(objects.filter((one) => !one.object_marking_refs)).toEqual([]);
    const theirs = new Set(ACTORS.flatMap(({ mitre }) => mitre?.stix ?? []));
    expect(theirs.size).toBeGreaterThan(0);
    expect(objects.filter(({ id }) => theirs.has(id))).toEqual([]);
    // Ours are made from names (UUID version 5), those of ATT&CK at random: loaded beside its bundle,
    // no object changes another.
    expect(objects.filter(({ id }) => !/--[\da-f]{8}-[\da-f]{4}-5/.test(id))).toEqual([]);
    const groups = sets.flatMap((one) => one.external_references ?? []);
    expect(groups.map((one) => one.source_name)).toContain('mitre-attack');
    const techniques = objects.filter(({ type }) => type === 'attack-pattern');
    expect(
      techniques.filter((one) => one.external_references?.[0]?.source_name !== 'mitre-attack'),
    ).toEqual([]);
  });

  it('has an indicator for each harmful package whose versions are known one by one', () => {
    const expected = document.incidents
      .filter(({ nature }) => nature === 'attack' || nature === 'sabotage')
      .flatMap(({ packages }) => packages)
      .filter(({ range, scan }) => scan !== false && range !== undefined && !/[<>]/.test(range));
    expect(expected.length).toBeGreaterThan(2000);
    const indicators = parse().filter(({ type }) => type === 'indicator');
    expect(indicators.map(({ name }) => name).sort()).toEqual(
      expected.map(({ purl }) => purl).sort(),
    );
  });

  it('matches a version by its name and by the address of its archive', () => {
    const pattern = (purl: string, range: string) => patternOf({ purl, range });
    expect(pattern('pkg:npm/%40a/b', 'vers:npm/1.0.0|1.0.1')).toBe(
      "[software:name = '@a/b' AND software:version IN ('1.0.0', '1.0.1')] OR [url:value IN ('https://registry.npmjs.org/@a/b/-/b-1.0.0.tgz', 'https://registry.npmjs.org/@a/b/-/b-1.0.1.tgz')]",
    );
    expect(pattern("pkg:pypi/it's", 'vers:pypi/*')).toBe("[software:name = 'it\\'s']");
    expect(pattern('pkg:npm/b', 'vers:npm/>=1.0.0|<2.0.0')).toBeUndefined();
  });

  it('gives the same thing the same id in every edition', () => {
    const earlier = objectsOf({ ...document, incidents: document.incidents.slice(1) });
    const ids = parse().map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(earlier.map(({ id }) => id)));
  });
});
