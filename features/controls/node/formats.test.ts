import addFormats from 'ajv-formats';
import Ajv2020 from 'ajv/dist/2020';
import { parse as parseCsv } from 'csv-parse/sync';
import { beforeAll, describe, expect, it } from 'vitest';
import { parse as parseYaml } from 'yaml';
import { checklistFile, CONTROLS_FILES } from '../common/vocabulary';
import { docsOfFiles, toRecords as incidentsOf } from '#features/catalog/node/public';
import { loadTerms } from '#features/lexicon/node/public';
import { readContentFiles } from '#platform/content/node/contentFiles';
import { ContentError } from '#platform/base/common/problems';
import type { CatalogFile, ControlsDocument } from '../common/schema';
import { loadControls, toDocument, toRecords } from './collection';
import { toFiles, toJsonSchema } from './exports';
import { oscalId } from './exports';
import { controlsByIncident, groupSections, mappingSections, toGroupPages, toNist } from './pages';

const ORIGIN = 'https://example.org';

/** The controls of this site, as the plugin would publish them. */
async function siteModel() {
  const { catalog, groups, problems } = loadControls('.');
  if (!catalog) {
    throw new ContentError(problems);
  }
  const { files } = await readContentFiles('.');
  const docs = docsOfFiles(files);
  const incidents = incidentsOf(docs, ORIGIN);
  const terms = loadTerms('.');
  const records = toRecords({ groups, incidents, docs, terms, origin: ORIGIN, baseUrl: '/' });
  const document = toDocument(records, catalog, groups, {
    url: `${ORIGIN}/controls-catalog/`,
    date: '2026-11-23',
    license: { name: 'CC BY 4.0', url: 'https://creativecommons.org/licenses/by/4.0/' },
  });
  return { catalog, groups, incidents, records, document, origin: ORIGIN };
}

let model: Awaited<ReturnType<typeof siteModel>>;
let document: ControlsDocument;
let catalog: CatalogFile;
let files: Map<string, string>;

beforeAll(async () => {
  model = await siteModel();
  ({ document, catalog } = model);
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

describe('Gemara', () => {
  interface Guidance {
    metadata: { 'applicability-groups': { id: string }[] };
    groups: { id: string }[];
    guidelines: {
      id: string;
      objective: string;
      group: string;
      recommendations?: string[];
      applicability: string[];
      'see-also'?: string[];
    }[];
  }
  interface Mapping {
    metadata: { 'mapping-references': { id: string }[] };
    'source-reference': { 'reference-id': string };
    'target-reference': { 'reference-id': string };
    mappings: { source: string; targets: { 'entry-id': string; rationale: string }[] }[];
  }

  it('has a guidance catalog that leads to its own groups and controls, and gives back their texts', () => {
    const { metadata, groups, guidelines } = parseYaml(text(CONTROLS_FILES.gemara)) as Guidance;
    const ids = guidelines.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(groups.map(({ id }) => id)).toEqual(
      expect.arrayContaining(guidelines.map((one) => one.group)),
    );
    expect(metadata['applicability-groups'].map(({ id }) => id)).toEqual(
      expect.arrayContaining(guidelines.flatMap((one) => one.applicability)),
    );
    expect(ids).toEqual(expect.arrayContaining(guidelines.flatMap((one) => one['see-also'] ?? [])));
    expect(
      guidelines.map(({ id, objective, recommendations }) => [id, objective, recommendations?.[0]]),
    ).toEqual(
      document.controls.map(({ id, objective, recommendation }) => [id, objective, recommendation]),
    );
  });

  it('has a mapping document that gives back each pair with its reason', () => {
    const mapping = parseYaml(text(CONTROLS_FILES.gemaraMapping)) as Mapping;
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

describe('OSCAL', () => {
  interface Control {
    id: string;
    title: string;
    props: { value: string }[];
    links: { href: string }[];
    parts: { prose: string }[];
  }
  type Item = Record<'id-ref', string>;
  interface Mapping {
    'mapping-collection': {
      mappings: { maps: { uuid: string; sources: Item[]; targets: Item[] }[] }[];
    };
  }

  it('has a catalog whose links lead to its own controls, and gives back what they say', () => {
    const { catalog: oscal } = json(CONTROLS_FILES.oscal) as {
      catalog: { groups: { controls: Control[] }[] };
    };
    const controls = oscal.groups.flatMap((group) => group.controls);
    const ids = new Set(controls.map(({ id }) => `#${id}`));
    expect(ids.size).toBe(document.controls.length);
    // What OSCAL calls a token.
    expect([...ids].filter((id) => !/^#[\p{L}_][\p{L}\p{N}.\-_]*$/u.test(id))).toEqual([]);
    const inner = controls.flatMap(({ links }) => links).filter(({ href }) => href.startsWith('#'));
    expect(inner.filter(({ href }) => !ids.has(href))).toEqual([]);
    expect(
      controls.map(({ props, title, parts }) => [props[0]?.value, title, parts[0]?.prose]),
    ).toEqual(document.controls.map(({ id, title, objective }) => [id, title, objective]));
  });

  it('has a mapping that gives back each pair, from controls of that catalog', () => {
    const { 'mapping-collection': mapping } = json(CONTROLS_FILES.oscalMapping) as Mapping;
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

describe('pages', () => {
  it('maps in both directions, and leaves no control out', () => {
    const { families, mapped, unmapped } = toNist(model);
    const forth = mapped.flatMap(({ id, nist }) => nist.map((target) => `${id} ${target.id}`));
    const back = families.flatMap(({ controls }) =>
      controls.flatMap(({ id, from }) => from.map((control) => `${control.id} ${id}`)),
    );
    expect(back.sort()).toEqual(forth.sort());
    expect(mapped.length + unmapped.length).toBe(model.records.length);
    // A NIST control that nothing maps to would be an empty entry.
    expect(
      families.flatMap(({ controls }) => controls).filter(({ from }) => from.length === 0),
    ).toEqual([]);
  });

  it('gives each control of a group its guides, and each incident its controls in order', () => {
    const parts = [...toGroupPages(model).values()].flat();
    expect(parts.filter(({ guides }) => guides.length === 0)).toEqual([]);
    expect(parts.map(({ id }) => id)).toEqual(model.records.map(({ id }) => id));
    const named = controlsByIncident(model);
    for (const { id, controls } of model.incidents) {
      expect(named.get(id)?.map((control) => control.id)).toEqual(controls.map((edge) => edge.id));
    }
  });

  it('lets the search find controls by number and title, and NIST controls by theirs', () => {
    const { catalog, groups } = model;
    const [group] = groups;
    const [control] = group?.controls ?? [];
    expect(groupSections({ catalog, groups: [...groups] }, group?.slug)[0]).toMatchObject({
      title: `${control?.id}: ${control?.title}`,
      anchor: control?.id.toLowerCase(),
      text: expect.stringContaining(control?.objective ?? '') as string,
    });
    expect(groupSections({ catalog, groups: [] }, 'none')).toEqual([]);
    const family = mappingSections({ catalog, groups: [...groups] }).find(
      ({ anchor }) => anchor === 'si',
    );
    expect(family?.text).toContain(
      'NIST SI-7 Software, Firmware, and Information Integrity: CNSC-',
    );
  });
});
