import { uuidOf } from '#platform/base/node/uuid';
import type { CatalogFile, ControlsDocument } from '../common/schema';

// OSCAL 1.2.0 (https://pages.nist.gov/OSCAL/): a catalog, and a collection with one mapping.

const OSCAL_VERSION = '1.2.0';

/** The catalog of SP 800-53 that NIST publishes in OSCAL. */
const NIST_CATALOG =
  'https://raw.githubusercontent.com/usnistgov/oscal-content/main/nist.gov/SP800-53/rev5/json/NIST_SP-800-53_rev5_catalog.json';

const metadata = (title: string, version: string, asOf: string) => ({
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
      metadata: metadata(document.title, document.version, catalog.asOf),
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
      metadata: metadata(
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
