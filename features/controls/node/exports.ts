import { stringify } from 'yaml';
import * as z from 'zod';
import { toTable } from '#platform/base/common/csv';
import { toJson } from '#platform/base/common/json';
import { escapeMarkdown } from '#platform/base/common/text';
import { SITE } from '#platform/base/common/site';
import { uuidOf } from '#platform/base/node/reproducible';
import { CONTROLS_FILES, checklistFile } from '../common/vocabulary';
import {
  controlsDocumentSchema,
  type CatalogFile,
  type ControlRecord,
  type ControlsDocument,
} from '../common/schema';

// OSCAL 1.2.0 (https://pages.nist.gov/OSCAL/): a catalog, and a collection with one mapping.

const OSCAL_VERSION = '1.2.0';

/** The catalog of SP 800-53 that NIST publishes in OSCAL. */
const NIST_CATALOG =
  'https://raw.githubusercontent.com/usnistgov/oscal-content/main/nist.gov/SP800-53/rev5/json/NIST_SP-800-53_rev5_catalog.json';

const oscalMetadata = (title: string, version: string, asOf: string) => ({
  title,
  'last-modified': `${asOf}T00:00:00Z`,
  version,
  'oscal-version': OSCAL_VERSION,
});

/** `CNSC-57` → `cnsc-57`, `SI-7(9)` → `si-7.9`, as NIST writes it. */
export const oscalId = (id: string): string => id.toLowerCase().replace('(', '.').replace(')', '');

/** The controls as an OSCAL catalog. */
export function toOscalCatalog(document: ControlsDocument, catalog: CatalogFile): object {
  return {
    catalog: {
      uuid: uuidOf('controls/oscal-catalog'),
      metadata: oscalMetadata(document.title, document.version, catalog.asOf),
      groups: document.groups.map(({ id: group, title, description }) => ({
        id: group,
        title,
        parts: [{ name: 'overview', prose: description }],
        controls: document.controls
          .filter((control) => control.group === group)
          .map((control) => {
            const { id, objective, recommendation, assurance, risk, papers, note } = control;
            const prop = (name: string, value: string) => ({ name, ns: document.url, value });
            return {
              id: oscalId(id),
              title: control.title,
              props: [
                { name: 'label', value: id },
                ...papers.map((paper) => prop('paper', paper)),
                ...(assurance ? [prop('assurance', assurance)] : []),
                ...(risk ? [prop('risk', risk)] : []),
              ],
              links: [
                { href: control.url, rel: 'canonical' },
                ...control.seeAlso.map((other) => ({ href: `#${oscalId(other)}`, rel: 'related' })),
                ...control.guides.map(({ url, title: text }) => ({
                  href: url,
                  rel: 'reference',
                  text,
                })),
              ],
              parts: [
                { id: `${oscalId(id)}_smt`, name: 'statement', prose: objective },
                ...(recommendation
                  ? [{ id: `${oscalId(id)}_gdn`, name: 'guidance', prose: recommendation }]
                  : []),
                ...(note ? [{ name: 'note', ns: document.url, prose: note }] : []),
              ],
            };
          }),
      })),
    },
  };
}

/** The controls that no NIST control relates to, with our notes on them. */
export const remarkOnUnmapped = ({ controls }: ControlsDocument): string =>
  `Without a counterpart: ${controls
    .filter(({ nist }) => nist.length === 0)
    .map(({ id, note }) => (note === undefined ? id : `${id} (${note})`))
    .join(', ')}.`;

/** The mapping to NIST SP 800-53 as an OSCAL mapping collection. */
export function toOscalMapping(document: ControlsDocument, catalog: CatalogFile): object {
  return {
    'mapping-collection': {
      uuid: uuidOf('controls/oscal-mapping-collection'),
      metadata: oscalMetadata(
        `${document.title} to ${catalog.nist.title}`,
        catalog.nist.mapping,
        catalog.asOf,
      ),
      provenance: {
        method: 'hybrid',
        'matching-rationale': 'semantic',
        status: 'not-complete',
        'mapping-description':
          'Each pair is related, and how is left open: the relation is relates-to of Gemara, the reason is in the remarks.',
        remarks: remarkOnUnmapped(document),
      },
      mappings: [
        {
          uuid: uuidOf('controls/oscal-mapping'),
          'source-resource': { type: 'catalog', href: 'catalog.json' },
          'target-resource': { type: 'catalog', href: NIST_CATALOG },
          maps: document.controls.flatMap(({ id, nist, note }) =>
            nist.map((target) => ({
              uuid: uuidOf(`controls/oscal-map/${id}/${target.id}`),
              ns: 'https://gemara.openssf.org/',
              relationship: 'relates-to',
              sources: [{ type: 'control', 'id-ref': oscalId(id), ...(note && { remarks: note }) }],
              targets: [{ type: 'control', 'id-ref': oscalId(target.id) }],
              remarks: target.reason,
            })),
          ),
        },
      ],
    },
  };
}

// Gemara 1.3.0 (https://gemara.openssf.org/): a layer 1 guidance catalog, and a mapping document.

const absolute = (url: string) => (url.startsWith('/') ? SITE.url + url : url);

const gemaraMetadata = (
  catalog: CatalogFile,
  about: { id: string; type: string; version: string; description: string },
) => ({
  ...about,
  'gemara-version': catalog.gemara,
  author: { id: 'tag-sc', name: 'TAG Security and Compliance', type: 'Software Assisted' },
});

const nistReference = ({ nist }: CatalogFile) => ({
  id: 'NIST-800-53',
  title: nist.title,
  version: nist.version,
  url: nist.url,
});

/** The controls as a Gemara GuidanceCatalog, in YAML. */
export function toGuidanceCatalog(document: ControlsDocument, catalog: CatalogFile): string {
  return stringify(
    {
      title: document.title,
      metadata: {
        ...gemaraMetadata(catalog, {
          id: catalog.id,
          type: 'GuidanceCatalog',
          version: document.version,
          description: `Controls from papers of the TAG. Numbers, titles, and groups are official; the texts are worded anew for ${document.url}.`,
        }),
        'mapping-references': [nistReference(catalog)],
        'applicability-groups': catalog.papers.map(({ id, title, url }) => ({
          id,
          title,
          description: absolute(url),
        })),
      },
      type: 'Best Practice',
      groups: document.groups.map(({ id, title, description }) => ({ id, title, description })),
      guidelines: document.controls.map(
        ({ id, title, objective, group, recommendation, papers, seeAlso }) => ({
          id,
          title,
          objective,
          group,
          ...(recommendation && { recommendations: [recommendation] }),
          applicability: papers,
          ...(seeAlso.length > 0 && { 'see-also': seeAlso }),
          state: 'Active',
        }),
      ),
    },
    { lineWidth: 0 },
  );
}

/** The mapping to NIST SP 800-53 as a Gemara MappingDocument, in YAML. */
export function toMappingDocument(document: ControlsDocument, catalog: CatalogFile): string {
  return stringify(
    {
      title: `${document.title} to ${catalog.nist.title}`,
      metadata: {
        ...gemaraMetadata(catalog, {
          id: `${catalog.id}-NIST-800-53-MAPPING`,
          type: 'MappingDocument',
          version: catalog.nist.mapping,
          description: 'Which controls of NIST SP 800-53 a control relates to, each with a reason.',
        }),
        'mapping-references': [
          { id: catalog.id, title: document.title, version: document.version, url: document.url },
          nistReference(catalog),
        ],
      },
      'source-reference': { 'reference-id': catalog.id, 'entry-type': 'Guideline' },
      'target-reference': { 'reference-id': 'NIST-800-53', 'entry-type': 'Control' },
      mappings: document.controls
        .filter(({ nist }) => nist.length > 0)
        .map(({ id, nist, note }) => ({
          id: `${id}-NIST`,
          source: id,
          relationship: 'relates-to',
          targets: nist.map((target) => ({ 'entry-id': target.id, rationale: target.reason })),
          ...(note && { remarks: note }),
        })),
      remarks: remarkOnUnmapped(document),
    },
    { lineWidth: 0 },
  );
}

const list = (values: readonly string[]): string => values.join('|');

/** The columns of `controls.csv`, in their order, and what each holds. */
const CSV_COLUMNS: Readonly<Record<string, (control: ControlRecord) => string>> = {
  id: ({ id }) => id,
  title: ({ title }) => title,
  url: ({ url }) => url,
  group: ({ group }) => group,
  phases: ({ phases }) => list(phases),
  objective: ({ objective }) => objective,
  recommendation: ({ recommendation = '' }) => recommendation,
  papers: ({ papers }) => list(papers),
  assurance: ({ assurance = '' }) => assurance,
  risk: ({ risk = '' }) => risk,
  nist: ({ nist }) => list(nist.map(({ id }) => id)),
  nistReasons: ({ nist }) => list(nist.map(({ reason }) => reason)),
  seeAlso: ({ seeAlso }) => list(seeAlso),
  variantOf: ({ variantOf = '' }) => variantOf,
  guides: ({ guides }) => list(guides.map(({ url }) => url)),
  template: ({ template }) => template?.url ?? '',
  terms: ({ terms }) => list(terms.map(({ title }) => title)),
  incidents: ({ incidents }) => list(incidents.map(({ id }) => id)),
  incidentEffects: ({ incidents }) => list(incidents.map(({ how }) => how)),
  note: ({ note = '' }) => note,
};

/** The JSON Schema (draft 2020-12) of `controls.json`. */
export const toJsonSchema = (id: string): object => ({
  $id: id,
  ...z.toJSONSchema(controlsDocumentSchema),
});

/** The controls of a group as a checklist in Markdown, to paste into an issue. */
export function toChecklist(
  group: ControlsDocument['groups'][number],
  { title, version, controls }: ControlsDocument,
): string {
  return [
    `## ${escapeMarkdown(group.title)}`,
    '',
    `From the [${escapeMarkdown(title)}](${group.url}), version ${escapeMarkdown(version)}.`,
    '',
    ...controls
      .filter((control) => control.group === group.id)
      .map(
        ({ id, title: name, objective, url }) =>
          `- [ ] **[${id}](${url}) ${escapeMarkdown(name)}**: ${escapeMarkdown(objective)}`,
      ),
    '',
  ].join('\n');
}

/**
 * The controls in machine-readable formats.
 *
 * @returns content by file name, relative to the folder of the index page
 */
export function toFiles(document: ControlsDocument, catalog: CatalogFile): Map<string, string> {
  return new Map([
    [CONTROLS_FILES.json, toJson(document)],
    [CONTROLS_FILES.schema, toJson(toJsonSchema(document.$schema))],
    [CONTROLS_FILES.csv, toTable(document.controls, CSV_COLUMNS)],
    [CONTROLS_FILES.gemara, toGuidanceCatalog(document, catalog)],
    [CONTROLS_FILES.gemaraMapping, toMappingDocument(document, catalog)],
    [CONTROLS_FILES.oscal, toJson(toOscalCatalog(document, catalog))],
    [CONTROLS_FILES.oscalMapping, toJson(toOscalMapping(document, catalog))],
    ...document.groups.map((group): [string, string] => [
      checklistFile(group.id),
      toChecklist(group, document),
    ]),
  ]);
}
