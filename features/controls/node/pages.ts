import { VECTORS, type IncidentRecord } from '#features/catalog/common/public';
import { toPageLink } from '#features/catalog/node/public';
import { groupBy } from '#platform/base/common/lists';
import { compareNames, compareTexts } from '#platform/base/common/text';
import { chooseControls, effectsOf } from '../common/plan';
import type { Section } from '#platform/content/common/pageFacts';
import { anchorOf } from '../common/vocabulary';
import type {
  CatalogFile,
  ControlLink,
  ControlPart,
  ControlRecord,
  ControlsFiles,
  Coverage,
  Edge,
  GuidedControl,
} from '../common/schema';
import type { Controls, Group } from './collection';

/** What the pages are made of. */
export interface Model {
  catalog: CatalogFile;
  groups: readonly Group[];
  records: readonly ControlRecord[];
  incidents: readonly IncidentRecord[];
  /** Of the site, without a slash at the end; addresses become routes by it. */
  origin: string;
}

const toLink = (record: ControlRecord, origin: string): ControlLink => ({
  id: record.id,
  ...toPageLink(record, origin),
});

/** What other pages say of a control to begin with. */
const toGuided = (record: ControlRecord, origin: string): GuidedControl => ({
  ...toLink(record, origin),
  objective: record.objective,
  guides: record.guides.map((guide) => toPageLink(guide, origin)),
  template: record.template && toPageLink(record.template, origin),
});

/** Links to controls by their number. */
export function linksOf({
  records,
  origin,
}: Pick<Model, 'records' | 'origin'>): (ids: readonly string[]) => ControlLink[] {
  const links = new Map(records.map((record) => [record.id, toLink(record, origin)]));
  return (ids) => ids.flatMap((id) => links.get(id) ?? []);
}

/** What the explorer filters and shows. */
export function toExplorer({ records, groups, catalog }: Model): ControlsFiles['explorer.json'] {
  return {
    rows: records.map(({ id, title, objective, group, assurance, nist, incidents }) => ({
      id,
      title,
      objective,
      group,
      ...(assurance && { assurance }),
      nist: nist.map((target) => target.id),
      incidents: incidents.length,
    })),
    groups: groups.map(({ slug, title, phases }) => ({ slug, title, phases })),
    families: catalog.nist.families,
  };
}

/** What the page of each group shows, by the name of the page. */
export function toGroupPages(model: Model): Map<string, ControlPart[]> {
  const { records, groups, origin } = model;
  const links = linksOf(model);
  const toPart = (record: ControlRecord): ControlPart => {
    const { recommendation, assurance, risk, note, nist } = record;
    const { seeAlso, variantOf, terms, incidents } = record;
    const { id, objective, guides, template } = toGuided(record, origin);
    return {
      id,
      objective,
      recommendation,
      assurance,
      risk,
      note,
      nist,
      seeAlso: links(seeAlso),
      variantOf: links(variantOf ? [variantOf] : [])[0],
      guides,
      template,
      terms: terms.map((term) => toPageLink(term, origin)),
      incidents: incidents.map(({ name, url, date, how, at, reason }) => ({
        name,
        date,
        how,
        at,
        reason,
        permalink: url.slice(origin.length),
      })),
    };
  };
  return new Map(
    groups.map(({ slug }) => [slug, records.filter(({ group }) => group === slug).map(toPart)]),
  );
}

/** The mapping in both directions. */
export function toNist({ records, catalog, origin }: Model): ControlsFiles['nist.json'] {
  const link = (record: ControlRecord) => toLink(record, origin);
  return {
    families: catalog.nist.families.map((family) => ({
      ...family,
      controls: catalog.nist.controls
        .filter(({ id }) => id.startsWith(`${family.id}-`))
        .map(({ id, title }) => ({
          id,
          title,
          from: records.flatMap((record) =>
            record.nist
              .filter((target) => target.id === id)
              .map(({ reason }) => ({ ...link(record), reason })),
          ),
        })),
    })),
    mapped: records
      .filter(({ nist }) => nist.length > 0)
      .map((record) => ({ ...link(record), nist: record.nist })),
    unmapped: records.filter(({ nist }) => nist.length === 0).map(link),
  };
}

/** What the page that chooses controls for incidents works with. */
export function toPlan({ records, incidents, origin }: Model): ControlsFiles['plan.json'] {
  return {
    incidents: Object.fromEntries(
      incidents.map(({ id, url, controls }) => [
        id,
        { permalink: url.slice(origin.length), controls },
      ]),
    ),
    controls: records
      .filter((record) => record.incidents.length > 0)
      .map((record) => toGuided(record, origin)),
  };
}

/** The controls that each incident names, in its order, by the id of the incident. */
export function controlsByIncident(model: Model): Map<string, ControlLink[]> {
  const links = linksOf(model);
  return new Map(
    model.incidents.map(({ id, controls }) => [id, links(controls.map((edge) => edge.id))]),
  );
}

/** The controls that use each term of the lexicon, from A to Z. */
export function controlsByTerm({ records, origin }: Model): ControlsFiles['terms.json'] {
  const terms = new Map(
    records.flatMap((record) => record.terms).map((term) => [term.title, term]),
  );
  return [...terms.values()]
    .map((term) => ({
      ...toPageLink(term, origin),
      controls: records
        .filter((record) => record.terms.some(({ title }) => title === term.title))
        .map((record) => toLink(record, origin)),
    }))
    .sort((a, b) => compareNames(a.title, b.title));
}

/** How many controls the page proposes to start with. */
const START_WITH = 10;

/** How often each effect occurs. */
const tally = (effects: readonly Edge['how'][]): Record<Edge['how'], number> => {
  const count = (effect: Edge['how']) => effects.filter((how) => how === effect).length;
  return { prevent: count('prevent'), detect: count('detect'), limit: count('limit') };
};

/** What the page on coverage shows. */
export function toCoverage(
  incidents: readonly Pick<IncidentRecord, 'id' | 'vectors' | 'controls'>[],
  { records, origin }: Pick<Model, 'records' | 'origin'>,
): Coverage {
  const { steps } = chooseControls(incidents, START_WITH);
  const links = linksOf({ records, origin });
  const helped = records.filter((record) => record.incidents.length > 0);
  return {
    incidents: incidents.length,
    covered: incidents.filter(({ controls }) => controls.length > 0).length,
    edges: incidents.flatMap(({ controls }) => controls).length,
    controls: helped.length,
    first: steps.flatMap(({ id, adds }, index) => {
      const effects = [...effectsOf(steps.slice(0, index + 1)).values()];
      return helped
        .filter((record) => record.id === id)
        .map((record) => ({
          ...toGuided(record, origin),
          adds: adds.length,
          sum: effects.length,
          ...tally(effects),
        }));
    }),
    vectors: (Object.keys(VECTORS) as (keyof typeof VECTORS)[]).flatMap((vector) => {
      const some = incidents.filter(({ vectors }) => vectors[0] === vector);
      const edges = some.flatMap(({ controls }) => controls);
      const counts = [...groupBy(edges, ({ id }) => id)]
        .map(([id, { length: count }]) => ({ id, count }))
        .sort((a, b) => b.count - a.count || compareTexts(a.id, b.id));
      const most = counts
        .slice(0, 3)
        .flatMap(({ id, count }) => links([id]).map((link) => ({ ...link, count })));
      const sums = { vector, incidents: some.length, controls: counts.length };
      return some.length === 0 ? [] : { ...sums, label: VECTORS[vector], most };
    }),
    most: helped
      .map((record) => {
        const { id, title, permalink, guides, template } = toGuided(record, origin);
        const { incidents: own } = record;
        return {
          id,
          title,
          permalink,
          guides,
          template,
          incidents: own.length,
          ...tally(own.map(({ how }) => how)),
        };
      })
      .sort((a, b) => b.incidents - a.incidents),
  };
}

const section = (title: string, anchor: string, ...texts: (string | undefined)[]): Section => ({
  title,
  anchor,
  text: texts.filter(Boolean).join(' '),
  code: '',
});

/** What the search finds on the page of a group: a section for each control. */
export function groupSections({ groups }: Controls, slug: string | undefined): Section[] {
  const { controls = [] } = groups.find((group) => group.slug === slug) ?? {};
  return controls.map(({ id, title, objective, recommendation, nist = [] }) =>
    section(
      `${id}: ${title}`,
      anchorOf(id),
      objective,
      recommendation,
      nist.map((target) => target.id).join(', '),
    ),
  );
}

/** What the search finds on the page of the mapping: a section for each family, with its controls by number. */
export function mappingSections({ catalog, groups }: Controls): Section[] {
  const controls = groups.flatMap((group) => group.controls);
  return (catalog?.nist.families ?? []).map(({ id: family, title }) =>
    section(
      `${family}: ${title}`,
      anchorOf(family),
      ...(catalog?.nist.controls ?? [])
        .filter(({ id }) => id.startsWith(`${family}-`))
        .map(({ id, title: name }) => {
          const ours = controls.filter(({ nist = [] }) => nist.some((target) => target.id === id));
          return `NIST ${id} ${name}: ${ours.map((control) => control.id).join(', ')}.`;
        }),
    ),
  );
}
