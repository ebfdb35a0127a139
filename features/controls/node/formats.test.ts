import addFormats from 'ajv-formats';
import Ajv2020 from 'ajv/dist/2020';
import { parse as parseCsv } from 'csv-parse/sync';
import jsonld from 'jsonld';
import { beforeAll, describe, expect, it } from 'vitest';
import { parse as parseYaml } from 'yaml';
import * as z from 'zod';
import { checklistFile, CONTROLS_FILES } from '../common/route';
import type { CatalogFile, ControlsDocument } from '../common/schema';
import { toFiles, toJsonSchema } from './files';
import { toEdges } from './graph';
import { oscalId } from './oscal';
import { siteModel } from './testModel';

let document: ControlsDocument;
let catalog: CatalogFile;
let files: Map<string, string>;

beforeAll(async () => {
  ({ document, catalog } = await siteModel());
  files = toFiles(document, catalog);
});

const text = (name: string): string => files.get(name) ?? '';
const json = (name: string): unknown => JSON.parse(text(name));
const table = (name: string) =>
  parseCsv<Record<string, string>>(text(name), { columns: true, record_delimiter: '\r\n' });

describe('JSON', () => {
  it('validates against its schema, which allows nothing else', () => {
    const ajv = new Ajv2020({ strict: true });
    addFormats(ajv);
    const validates = ajv.compile(toJsonSchema(document.$schema));
    validates(json(CONTROLS_FILES.json));
    expect(validates.errors).toBeNull();
    expect(validates({ ...document, more: 1 })).toBe(false);
    const [control] = document.controls.filter(({ incidents }) => incidents.length > 0);
    const [incident] = control?.incidents ?? [];
    const dated = { ...control, incidents: [{ ...incident, date: '2024-99-99' }] };
    expect(validates({ ...document, controls: [dated] })).toBe(false);
  });

  it('holds the whole document, and controls with incidents, guides and terms', () => {
    expect(json(CONTROLS_FILES.json)).toEqual(document);
    for (const field of ['incidents', 'guides', 'terms', 'nist', 'seeAlso'] as const) {
      expect(document.controls.filter((control) => control[field].length > 0)).not.toEqual([]);
    }
  });
});

describe('CSV', () => {
  it('gives back what the JSON has', () => {
    const list = (value = '') => (value === '' ? [] : value.split('|'));
    expect(
      table(CONTROLS_FILES.csv).map((row) => ({
        id: row.id,
        objective: row.objective,
        nist: list(row.nist),
        incidents: list(row.incidents),
        effects: list(row.incidentEffects),
        guides: list(row.guides),
      })),
    ).toEqual(
      document.controls.map(({ id, objective, nist, incidents, guides }) => ({
        id,
        objective,
        nist: nist.map((target) => target.id),
        incidents: incidents.map((incident) => incident.id),
        effects: incidents.map(({ how }) => how),
        guides: guides.map(({ url }) => url),
      })),
    );
  });
});

// Gemara publishes CUE schemas, for which no tool is on npm. What follows is written from the
// documentation of version 1 (https://gemara.openssf.org/schema/), for the parts used here.
describe('Gemara', () => {
  const some = z.array(z.string()).min(1);
  const group = z.strictObject({ id: z.string(), title: z.string(), description: z.string() });
  const reference = z.strictObject({
    id: z.string(),
    title: z.string(),
    version: z.string(),
    url: z.url(),
  });
  const metadata = <T extends string>(type: T) => ({
    id: z.string(),
    type: z.literal(type),
    version: z.string(),
    description: z.string().min(1),
    'gemara-version': z.string().regex(/^\d+\.\d+\.\d+$/),
    author: z.strictObject({
      id: z.string(),
      name: z.string(),
      type: z.enum(['Human', 'Software', 'Software Assisted']),
    }),
    'mapping-references': z.array(reference).min(1),
  });
  const guidanceCatalog = z.strictObject({
    title: z.string(),
    metadata: z.strictObject({
      ...metadata('GuidanceCatalog'),
      'applicability-groups': z.array(group).min(1),
    }),
    type: z.enum(['Standard', 'Regulation', 'Best Practice', 'Framework']),
    groups: z.array(group).min(1),
    guidelines: z.array(
      z.strictObject({
        id: z.string(),
        title: z.string(),
        objective: z.string(),
        group: z.string(),
        recommendations: some.optional(),
        applicability: some,
        'see-also': some.optional(),
        state: z.enum(['Active', 'Draft', 'Deprecated', 'Retired']),
      }),
    ),
  });
  const typed = z.strictObject({
    'reference-id': z.string(),
    'entry-type': z.enum(['Guideline', 'Control']),
  });
  const mappingDocument = z.strictObject({
    title: z.string(),
    metadata: z.strictObject(metadata('MappingDocument')),
    'source-reference': typed,
    'target-reference': typed,
    mappings: z.array(
      z.strictObject({
        id: z.string(),
        source: z.string(),
        relationship: z.literal('relates-to'),
        targets: z.array(z.strictObject({ 'entry-id': z.string(), rationale: z.string() })).min(1),
        remarks: z.string().min(1).optional(),
      }),
    ),
    remarks: z.string().min(1),
  });

  it('has a guidance catalog that leads to its own groups and controls, and gives back their texts', () => {
    const {
      metadata: about,
      groups,
      guidelines,
    } = guidanceCatalog.parse(parseYaml(text(CONTROLS_FILES.gemara)));
    const ids = guidelines.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(groups.map(({ id }) => id)).toEqual(
      expect.arrayContaining(guidelines.map((one) => one.group)),
    );
    const papers = about['applicability-groups'].map(({ id }) => id);
    expect(papers).toEqual(expect.arrayContaining(guidelines.flatMap((one) => one.applicability)));
    expect(ids).toEqual(expect.arrayContaining(guidelines.flatMap((one) => one['see-also'] ?? [])));
    expect(
      guidelines.map(({ id, objective, recommendations }) => [id, objective, recommendations?.[0]]),
    ).toEqual(
      document.controls.map(({ id, objective, recommendation }) => [id, objective, recommendation]),
    );
  });

  it('has a mapping document that gives back each pair with its reason', () => {
    const mapping = mappingDocument.parse(parseYaml(text(CONTROLS_FILES.gemaraMapping)));
    const known = mapping.metadata['mapping-references'].map(({ id }) => id);
    expect(known).toContain(mapping['source-reference']['reference-id']);
    expect(known).toContain(mapping['target-reference']['reference-id']);
    expect(
      mapping.mappings.flatMap(({ source, targets }) =>
        targets.map((target) => [source, target['entry-id'], target.rationale]),
      ),
    ).toEqual(
      document.controls.flatMap(({ id, nist }) =>
        nist.map((target) => [id, target.id, target.reason]),
      ),
    );
  });
});

// NIST's JSON schemas are not on npm. What follows is written from the reference of OSCAL 1.2.0
// (https://pages.nist.gov/OSCAL-Reference/), for the parts used here.
describe('OSCAL', () => {
  const uuid = z.uuid({ version: 'v5' });
  const token = z.string().regex(/^(\p{L}|_)(\p{L}|\p{N}|[.\-_])*$/u);
  const line = z.string().regex(/^\S(.*\S)?$/);
  const metadata = z.strictObject({
    title: line,
    'last-modified': z.iso.datetime({ offset: true }),
    version: line,
    'oscal-version': line,
  });
  const part = z.strictObject({
    id: token.optional(),
    name: token,
    ns: z.url().optional(),
    prose: z.string().min(1),
  });
  const control = z.strictObject({
    id: token,
    title: line,
    props: z.array(z.strictObject({ name: token, ns: z.url().optional(), value: line })).min(1),
    links: z
      .array(
        z.strictObject({
          href: z.string().regex(/^(#|https:)\S+$/),
          rel: token,
          text: line.optional(),
        }),
      )
      .min(1),
    parts: z.array(part).min(1),
  });
  const oscalCatalog = z.strictObject({
    catalog: z.strictObject({
      uuid,
      metadata,
      groups: z.array(
        z.strictObject({
          id: token,
          title: line,
          parts: z.array(part),
          controls: z.array(control).min(1),
        }),
      ),
    }),
  });
  const resource = z.strictObject({ type: z.enum(['catalog', 'profile']), href: line });
  const item = z.strictObject({
    type: z.enum(['control', 'statement']),
    'id-ref': token,
    remarks: line.optional(),
  });
  const oscalMapping = z.strictObject({
    'mapping-collection': z.strictObject({
      uuid,
      metadata,
      provenance: z.strictObject({
        method: z.enum(['human', 'automation', 'hybrid']),
        'matching-rationale': z.enum(['syntactic', 'semantic', 'functional']),
        status: z.enum(['complete', 'not-complete', 'draft', 'deprecated', 'superseded']),
        'mapping-description': line,
        remarks: line,
      }),
      mappings: z.array(
        z.strictObject({
          uuid,
          'source-resource': resource,
          'target-resource': resource,
          maps: z.array(
            z.strictObject({
              uuid,
              ns: z.url(),
              relationship: token,
              sources: z.array(item).min(1),
              targets: z.array(item).min(1),
              remarks: line,
            }),
          ),
        }),
      ),
    }),
  });

  it('has a catalog whose links lead to its own controls, and gives back what they say', () => {
    const { groups } = oscalCatalog.parse(json(CONTROLS_FILES.oscal)).catalog;
    const controls = groups.flatMap((group) => group.controls);
    const ids = new Set(controls.map(({ id }) => `#${id}`));
    expect(ids.size).toBe(document.controls.length);
    const inner = controls.flatMap(({ links }) => links).filter(({ href }) => href.startsWith('#'));
    expect(inner.filter(({ href }) => !ids.has(href))).toEqual([]);
    expect(
      controls.map(({ props, title, parts }) => [props[0]?.value, title, parts[0]?.prose]),
    ).toEqual(document.controls.map(({ id, title, objective }) => [id, title, objective]));
  });

  it('has a mapping that gives back each pair, from controls of that catalog', () => {
    const mapping = oscalMapping.parse(json(CONTROLS_FILES.oscalMapping))['mapping-collection'];
    const maps = mapping.mappings.flatMap((one) => one.maps);
    expect(new Set(maps.map((one) => one.uuid)).size).toBe(maps.length);
    expect(
      maps.map(({ sources, targets }) => [sources[0]?.['id-ref'], targets[0]?.['id-ref']]),
    ).toEqual(
      document.controls.flatMap(({ id, nist }) =>
        nist.map((target) => [oscalId(id), oscalId(target.id)]),
      ),
    );
    expect(oscalId('SI-7(9)')).toBe('si-7.9');
  });
});

describe('the mapping to NIST', () => {
  it('takes the notes along in each format, those on controls without a pair too', () => {
    const notes = document.controls.flatMap(({ note }) => note ?? []);
    for (const mapping of [
      parseYaml(text(CONTROLS_FILES.gemaraMapping)) as unknown,
      json(CONTROLS_FILES.oscalMapping),
      json(CONTROLS_FILES.oscal),
    ]) {
      const all = JSON.stringify(mapping);
      expect(notes.filter((note) => !all.includes(JSON.stringify(note).slice(1, -1)))).toEqual([]);
    }
  });
});

describe('the graph', () => {
  it('has the same edges as table and in memory', () => {
    expect(
      table(CONTROLS_FILES.edges).map(({ source, relation, target }) => [source, relation, target]),
    ).toEqual(
      toEdges(document, catalog).map(({ source, relation, target }) => [source, relation, target]),
    );
  });

  it('is JSON-LD from which another program reads each edge', async () => {
    const triples = (await jsonld.toRDF(json(CONTROLS_FILES.graph) as jsonld.JsonLdDocument, {
      documentLoader: () => Promise.reject(new Error('Nothing is to be loaded.')),
    })) as Record<'subject' | 'predicate' | 'object', { value: string }>[];
    const vocabulary = `${document.url}v1/graph#`;
    const read = new Set(
      triples.map(({ subject, predicate, object }) =>
        [subject.value, predicate.value, object.value].join(' '),
      ),
    );
    const edges = toEdges(document, catalog);
    expect(
      edges.filter(
        ({ source, relation, target }) =>
          !read.has([source, vocabulary + relation, target].join(' ')),
      ),
    ).toEqual([]);
    const statements = triples.filter(({ object }) => object.value.endsWith('#Statement'));
    expect(statements).toHaveLength(edges.filter(({ reason }) => reason !== '').length);
  });
});

describe('the checklists', () => {
  it('have a line for each control of a group', () => {
    for (const { id } of document.groups) {
      const own = document.controls.filter(({ group }) => group === id);
      const lines = text(checklistFile(id))
        .split('\n')
        .filter((line) => line.startsWith('- [ ] '));
      expect(lines.map((line) => /\[(CNSC-\d+)\]/.exec(line)?.[1])).toEqual(
        own.map((one) => one.id),
      );
    }
  });
});
