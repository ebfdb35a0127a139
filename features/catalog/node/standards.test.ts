import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Ajv from 'ajv';
import addFormats from 'ajv-formats';
import { PackageURL } from 'packageurl-js';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import type { CatalogDocument } from '../common/schema';
import { toNavigatorLayer } from '../common/navigator';
import { toOsv } from './osv';
import { readRecords } from '../../../platform/collections/node/read';
import { actors } from './collection';
import { toStix } from './stix';
import { siteDocument } from './testDocument';

// What follows is written from the specifications of these formats, for the parts used here, and
// allows nothing else. Every entry of this site has to pass. STIX is held to the schemas of OASIS
// as well. The schema of OSV is in no package, so the types of Renovate, made from it, hold
// `toOsv`, and Renovate's own reader has to find every package.

const line = z.string().regex(/^\S(.*\S)?$/);
const address = z.url({ protocol: /^https$/ });

let document: CatalogDocument;
beforeAll(async () => {
  document = await siteDocument();
});

// https://ossf.github.io/osv-schema/, version 1.7
describe('OSV', () => {
  const version = z.string().min(1);
  const time = z.iso.datetime();
  const interval = [
    z.tuple([z.strictObject({ introduced: version })]),
    z.tuple([z.strictObject({ introduced: version }), z.strictObject({ fixed: version })]),
    z.tuple([z.strictObject({ introduced: version }), z.strictObject({ last_affected: version })]),
  ];
  const osvRecord = z.strictObject({
    schema_version: z.literal('1.7.0'),
    // A database that OSV doesn't list puts `x_` before its prefix.
    id: z.string().regex(/^x_[A-Z]+-[\w.-]+$/),
    modified: time,
    published: time,
    related: z.array(line),
    summary: line,
    details: z.string().min(1),
    affected: z
      .array(
        z
          .strictObject({
            package: z
              .strictObject({
                ecosystem: z
                  .string()
                  .regex(
                    /^(npm|PyPI|RubyGems|Packagist|Maven|Go|crates\.io|Debian|GitHub Actions|VSCode(:https:\/\/open-vsx\.org)?)$/,
                  ),
                name: line,
                purl: z
                  .string()
                  .refine(
                    (purl) =>
                      PackageURL.fromString(purl).toString() ===
                      purl.replace('https:%2F', 'https%3A%2F'),
                  ),
              })
              .refine(({ purl }) => PackageURL.fromString(purl).version === undefined),
            ranges: z
              .array(
                z.strictObject({
                  type: z.enum(['ECOSYSTEM', 'SEMVER']),
                  events: z.union(interval),
                }),
              )
              .min(1)
              .optional(),
            versions: z.array(version).min(1).optional(),
            database_specific: z.strictObject({ note: line }).optional(),
          })
          // Without either, a record says nothing about its package.
          .refine(({ ranges, versions }) => (ranges ?? versions) !== undefined)
          .refine(
            ({ package: { ecosystem }, ranges = [] }) =>
              ecosystem !== 'npm' || ranges.every(({ type }) => type === 'SEMVER'),
          ),
      )
      .min(1),
    references: z.array(
      z.strictObject({ type: z.enum(['ADVISORY', 'ARTICLE', 'REPORT', 'WEB']), url: address }),
    ),
    database_specific: z.record(z.string(), z.unknown()),
  });

  const stored = (record: { id: string }) => ({ _id: record.id, ...record });

  it('has records as the format demands them, each with its own id', () => {
    const records = document.incidents.flatMap((incident) => toOsv(incident) ?? []);
    const ids = z
      .array(osvRecord)
      .min(1)
      .parse(records)
      .map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  describe("Renovate's reader", () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'osv-'));
    afterEach(() => {
      vi.unstubAllEnvs();
      rmSync(folder, { recursive: true, force: true });
    });

    it('finds the record of each package by its ecosystem, name, and purl', async () => {
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
      for (const { ecosystem, name, record } of expected) {
        expect(await reader.query(ecosystem, name), name).toContainEqual(stored(record));
      }
    });
  });
});

// https://github.com/package-url/purl-spec/tree/main/types
describe('package URLs', () => {
  const purls = () =>
    document.incidents.flatMap(({ packages }) =>
      packages.map(({ purl }) => {
        const { type, namespace, name, qualifiers } = PackageURL.fromString(purl);
        return { purl, type, namespace, name, qualifiers };
      }),
    );

  it('have no type of ours where there is one', () => {
    expect(
      purls()
        .filter(
          ({ type, namespace, name }) =>
            type === 'generic' && `${namespace}/${name}`.includes('extension'),
        )
        .map(({ purl }) => purl),
    ).toEqual([]);
  });

  it('name extensions by the rules of their types, and the registry that is not the default one', () => {
    const extensions = purls().filter(({ type }) => type.endsWith('-extension'));
    const rules = z.union([
      z.object({
        type: z.literal('chrome-extension'),
        namespace: z.undefined(),
        name: z.string().regex(/^[a-p]{32}$/),
        version: z
          .string()
          .regex(/^\d+(\.\d+){0,3}$/)
          .optional(),
      }),
      z.object({
        type: z.literal('vscode-extension'),
        namespace: z.string().regex(/^[^A-Z]+$/),
        name: z.string().regex(/^[^A-Z]+$/),
        qualifiers: z
          .strictObject({ repository_url: z.literal('https://open-vsx.org') })
          .optional(),
      }),
    ]);
    expect(extensions).not.toEqual([]);
    for (const extension of extensions) {
      expect(rules.safeParse(extension).error?.message, extension.purl).toBeUndefined();
    }
  });
});

const ACTORS = readRecords('.', actors).entries.map(({ data }) => data);

// https://docs.oasis-open.org/cti/stix/v2.1/os/stix-v2.1-os.html
describe('STIX', () => {
  const idOf = (...types: string[]) =>
    z
      .string()
      .regex(
        new RegExp(
          `^(${types.join('|')})--[0-9a-f]{8}-[0-9a-f]{4}-[45][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$`,
        ),
      );
  const time = z.iso.datetime({ precision: 3 });
  // Section 2.5: a source, and at least one of description, address and id.
  const reference = z.union([
    z.strictObject({ source_name: line, external_id: line.optional(), url: address }),
    z.strictObject({
      source_name: z.literal('cve'),
      external_id: z.string().regex(/^CVE-\d{4}-\d{4,}$/),
    }),
  ]);
  const object = <Type extends string, Own extends z.ZodRawShape>(type: Type, own: Own) =>
    z.strictObject({
      type: z.literal(type),
      spec_version: z.literal('2.1'),
      id: idOf(type),
      created_by_ref: idOf('identity').optional(),
      object_marking_refs: z.tuple([idOf('marking-definition')]).optional(),
      created: time,
      modified: time,
      // Empty lists are forbidden.
      labels: z.array(line).min(1).optional(),
      confidence: z.int().min(0).max(100).optional(),
      external_references: z.array(reference).min(1).optional(),
      ...own,
    });
  const described = { name: line, description: line };
  const stixObject = z.union([
    object('identity', {
      name: line,
      identity_class: z.literal('organization'),
      contact_information: line,
    }),
    object('campaign', { ...described, first_seen: time.optional(), objective: line }),
    object('incident', described),
    object('attack-pattern', { name: line }),
    object('vulnerability', { name: line }),
    object('intrusion-set', { name: line, aliases: z.array(line).min(1).optional() }),
    z.strictObject({
      type: z.literal('marking-definition'),
      spec_version: z.literal('2.1'),
      id: idOf('marking-definition'),
      created: time,
      modified: z.undefined().optional(),
      definition_type: z.literal('statement'),
      definition: z.strictObject({ statement: line }),
    }),
    object('relationship', {
      relationship_type: z.string(),
      source_ref: idOf('campaign', 'incident'),
      target_ref: z.string(),
      description: line.optional(),
    }),
  ]);
  const stixBundle = z.strictObject({
    type: z.literal('bundle'),
    id: idOf('bundle'),
    objects: z.array(stixObject).min(1),
  });
  // Section 4.3.1, "Relationships"; `related-to` may join anything (section 3.6).
  const JOINS = [
    /^campaign uses attack-pattern$/,
    /^campaign targets vulnerability$/,
    /^campaign attributed-to intrusion-set$/,
    /^\S+ related-to \S+$/,
  ];
  const typeOf = (id: string) => id.replace(/--.*/, '');
  const parse = () => stixBundle.parse(toStix(document, ACTORS)).objects;

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
    const ids = new Set<string>(objects.map(({ id }) => id));
    const links = objects.filter((one) => one.type === 'relationship');
    const referred = [
      ...objects.flatMap((one) =>
        one.type === 'marking-definition' ? [] : (one.created_by_ref ?? []),
      ),
      ...objects.flatMap((one) =>
        one.type === 'marking-definition' ? [] : (one.object_marking_refs ?? []),
      ),
      ...links.flatMap(({ source_ref: source, target_ref: target }) => [source, target]),
    ];
    expect(referred.filter((id) => !ids.has(id))).toEqual([]);
    const joins = links.map(({ source_ref: source, relationship_type: type, target_ref: target }) =>
      [typeOf(source), type, typeOf(target)].join(' '),
    );
    expect(joins.filter((join) => !JOINS.some((allowed) => allowed.test(join)))).toEqual([]);
  });

  it('has the ids of MITRE ATT&CK, one object for each actor, and the license on all others', () => {
    const objects = parse().filter((one) => one.type !== 'marking-definition');
    const sets = objects.filter(({ type }) => type === 'intrusion-set');
    expect(sets.map(({ id }) => id)).toEqual(
      expect.arrayContaining(ACTORS.flatMap(({ mitre }) => mitre?.stix ?? [])),
    );
    expect(new Set(sets.map((one) => 'name' in one && one.name)).size).toBe(sets.length);
    const unmarked = objects.filter((one) => !one.object_marking_refs);
    expect(unmarked.length).toBeGreaterThan(0);
    expect(
      unmarked.filter((one) => one.external_references?.[0]?.source_name !== 'mitre-attack'),
    ).toEqual([]);
  });

  it('gives the same thing the same id in every edition', () => {
    const earlier = toStix({ ...document, incidents: document.incidents.slice(1) }, ACTORS);
    const ids = parse().map(({ id }) => id);
    expect(ids).toEqual(
      expect.arrayContaining(stixBundle.parse(earlier).objects.map(({ id }) => id)),
    );
  });
});

// Layer format 4.5, as the ATT&CK Navigator documents it
describe('the layer of the ATT&CK Navigator', () => {
  const layer = z.strictObject({
    name: line,
    versions: z.strictObject({
      attack: z.string().regex(/^\d+$/),
      navigator: z.string().regex(/^(4\.9|[5-9]\.\d+)\.\d+$/),
      layer: z.literal('4.5'),
    }),
    domain: z.literal('enterprise-attack'),
    description: line,
    sorting: z.literal([0, 1, 2, 3]),
    techniques: z
      .array(
        z.strictObject({
          techniqueID: z.string().regex(/^T\d{4}(\.\d{3})?$/),
          score: z.int().min(1).optional(),
          comment: line.optional(),
          showSubtechniques: z.literal(true).optional(),
        }),
      )
      .min(1),
    gradient: z
      .strictObject({
        colors: z.array(z.string().regex(/^#[0-9a-f]{6}$/)).min(2),
        minValue: z.int(),
        maxValue: z.int(),
      })
      .refine(({ minValue, maxValue }) => maxValue > minValue),
    links: z.array(z.strictObject({ label: line, url: address })),
  });

  it('is as the format demands it, with sub-techniques shown below their parents alone', () => {
    const { techniques } = layer.parse(toNavigatorLayer(document));
    const ids = techniques.map(({ techniqueID }) => techniqueID);
    expect(new Set(ids).size).toBe(ids.length);
    const parents = new Set(ids.filter((id) => id.includes('.')).map((id) => id.split('.')[0]));
    expect(techniques.filter((one) => one.showSubtechniques).map((one) => one.techniqueID)).toEqual(
      ids.filter((id) => parents.has(id)),
    );
  });
});
