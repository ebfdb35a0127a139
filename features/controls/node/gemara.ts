import { stringify } from 'yaml';
import { SITE } from '#platform/base/common/site';
import type { CatalogFile, ControlsDocument } from '../common/schema';
import { remarkOnUnmapped } from './oscal';

// Gemara 1.3.0 (https://gemara.openssf.org/): a layer 1 guidance catalog, and a mapping document.

const absolute = (url: string) => (url.startsWith('/') ? SITE.url + url : url);

const metadata = (
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
        ...metadata(catalog, {
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
        ...metadata(catalog, {
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
