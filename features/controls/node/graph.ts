import { toTable } from '#platform/base/common/csv';
import { anchorOf } from '../common/route';
import type { CatalogFile, ControlsDocument } from '../common/schema';

/** What an edge leads to; each begins at a control. */
const KINDS = {
  prevents: 'Incident',
  detects: 'Incident',
  limits: 'Incident',
  relatesTo: 'NistControl',
  seeAlso: 'Control',
  variantOf: 'Control',
  guide: 'Guide',
  template: 'Template',
  term: 'Term',
} as const;
type Relation = keyof typeof KINDS;

/**
 * An edge of the graph of controls, incidents, guides, terms and NIST controls: with the addresses of
 * both ends, and of incidents where the control was missing.
 */
export type Edge = ReturnType<typeof toEdges>[number];

const EFFECTS = { prevent: 'prevents', detect: 'detects', limit: 'limits' } as const;

/** Every edge that starts at a control, control by control. */
export function toEdges({ controls, url }: ControlsDocument, { nist }: CatalogFile) {
  const byId = new Map(controls.map((control) => [control.id, control]));
  const titles = new Map(nist.controls.map(({ id, title }) => [id, title]));
  return controls.flatMap((control) => {
    const edge = (
      relation: Relation,
      target: string,
      targetName: string,
      { at = '', reason = '' } = {},
    ) => ({ source: control.url, relation, target, targetName, at, reason });
    const others = (relation: Relation, ids: readonly string[]) =>
      ids
        .flatMap((id) => byId.get(id) ?? [])
        .map((other) => edge(relation, other.url, `${other.id} ${other.title}`));
    const pages = (relation: Relation, links: readonly { title: string; url: string }[]) =>
      links.map((link) => edge(relation, link.url, link.title));
    return [
      ...control.incidents.map(({ how, url: target, name, at, reason }) =>
        edge(EFFECTS[how], target, name, { at, reason }),
      ),
      ...control.nist.map(({ id, reason }) =>
        edge(
          'relatesTo',
          `${url}cnsc-nist-800-53-mapping#${anchorOf(id)}`,
          `${id} ${titles.get(id) ?? ''}`,
          { reason },
        ),
      ),
      ...others('seeAlso', control.seeAlso),
      ...others('variantOf', control.variantOf === undefined ? [] : [control.variantOf]),
      ...pages('guide', control.guides),
      ...pages('template', control.template ? [control.template] : []),
      ...pages('term', control.terms),
    ];
  });
}

/** The edges as a table. */
export const toEdgeTable = (edges: readonly Edge[]): string =>
  toTable(edges, {
    source: ({ source }) => source,
    relation: ({ relation }) => relation,
    target: ({ target }) => target,
    targetType: ({ relation }) => KINDS[relation],
    targetName: ({ targetName }) => targetName,
    at: ({ at }) => at,
    reason: ({ reason }) => reason,
  });

/**
 * The graph as JSON-LD 1.1: controls with their edges, the other ends with type and name, and a
 * statement (rdf:Statement) for each edge that has a reason.
 */
export function toJsonLdGraph(document: ControlsDocument, edges: readonly Edge[]): object {
  const ends = new Map(
    edges.map(({ target, targetName, relation }) => [
      target,
      { '@id': target, '@type': KINDS[relation], name: targetName },
    ]),
  );
  return {
    '@context': {
      '@version': 1.1,
      '@vocab': `${document.url}v1/graph#`,
      rdf: 'http://www.w3.org/1999/02/22-rdf-syntax-ns#',
      name: 'https://schema.org/name',
      identifier: 'https://schema.org/identifier',
      description: 'https://schema.org/description',
      subject: { '@id': 'rdf:subject', '@type': '@id' },
      predicate: { '@id': 'rdf:predicate', '@type': '@vocab' },
      object: { '@id': 'rdf:object', '@type': '@id' },
      ...Object.fromEntries(Object.keys(KINDS).map((relation) => [relation, { '@type': '@id' }])),
    },
    '@graph': [
      ...document.controls.map(({ id, title, objective, url }) => {
        const own = edges.filter(({ source }) => source === url);
        return {
          '@id': url,
          '@type': 'Control',
          identifier: id,
          name: title,
          description: objective,
          ...Object.fromEntries(
            own.map(({ relation }) => [
              relation,
              own.filter((edge) => edge.relation === relation).map(({ target }) => target),
            ]),
          ),
        };
      }),
      ...[...ends.values()].filter((end) => end['@type'] !== 'Control'),
      ...edges
        .filter(({ reason }) => reason !== '')
        .map(({ source, relation, target, at, reason }) => ({
          '@type': 'rdf:Statement',
          subject: source,
          predicate: relation,
          object: target,
          ...(at && { at }),
          reason,
        })),
    ],
  };
}
