import type { IncidentRecord } from '#features/catalog/common/public';
import type { ControlLink, ControlPart, ControlsFiles, GuidedControl } from '../common/generated';
import type { CatalogFile, ControlRecord } from '../common/schema';
import type { Control, Group } from './load';

/** What the pages are made of. */
export interface Model {
  catalog: CatalogFile;
  groups: readonly Group[];
  records: readonly ControlRecord[];
  incidents: readonly IncidentRecord[];
  /** Of the site, without a slash at the end; addresses become routes by it. */
  origin: string;
}

const linker =
  (origin: string) =>
  ({ id, title, url }: ControlRecord): ControlLink => ({
    id,
    title,
    permalink: url.slice(origin.length),
  });

const pageLinker =
  (origin: string) =>
  ({ title, url }: { title: string; url: string }) => ({
    title,
    permalink: url.slice(origin.length),
  });

/** Makes of a control what other pages say of it to begin with. */
export const guider =
  (origin: string) =>
  (record: ControlRecord): GuidedControl => ({
    ...linker(origin)(record),
    objective: record.objective,
    guides: record.guides.map(pageLinker(origin)),
    template: record.template && pageLinker(origin)(record.template),
  });

/** Links to controls by their number. */
export function linksOf({
  records,
  origin,
}: Pick<Model, 'records' | 'origin'>): (ids: readonly string[]) => ControlLink[] {
  const links = new Map(records.map((record) => [record.id, linker(origin)(record)]));
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
  const toPage = pageLinker(origin);
  const toPart = (record: ControlRecord): ControlPart => {
    const { id, objective, recommendation, papers, assurance, risk, note, nist } = record;
    const { seeAlso, variantOf, guides, template, terms, incidents } = record;
    return {
      id,
      objective,
      recommendation,
      papers,
      assurance,
      risk,
      note,
      nist,
      seeAlso: links(seeAlso),
      variantOf: links(variantOf ? [variantOf] : [])[0],
      guides: guides.map(toPage),
      template: template && toPage(template),
      terms: terms.map(toPage),
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
  const link = linker(origin);
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
      incidents.map(({ id, url, controls, attack }) => [
        id,
        {
          permalink: url.slice(origin.length),
          controls,
          attack: attack.map(({ technique }) => technique),
        },
      ]),
    ),
    controls: records.filter((record) => record.incidents.length > 0).map(guider(origin)),
  };
}

/** The controls that each incident names, in its order, by the id of the incident. */
export function controlsByIncident(model: Model): Map<string, ControlLink[]> {
  const links = linksOf(model);
  return new Map(
    model.incidents.map(({ id, controls }) => [id, links(controls.map((edge) => edge.id))]),
  );
}

/** The controls that name each guide, by the path of the guide below `docs/`. */
export function controlsByGuide(
  groups: readonly { controls: readonly Pick<Control, 'id' | 'guides'>[] }[],
): Map<string, string[]> {
  const byGuide = new Map<string, string[]>();
  for (const { id, guides } of groups.flatMap(({ controls }) => controls)) {
    for (const file of new Set(guides.map((guide) => guide.replace(/#.*/, '')))) {
      byGuide.set(file, [...(byGuide.get(file) ?? []), id]);
    }
  }
  return byGuide;
}

/** The controls that use each term of the lexicon, from A to Z. */
export function controlsByTerm({ records, origin }: Model): ControlsFiles['terms.json'] {
  const byTerm = new Map<string, ControlsFiles['terms.json'][number]>();
  for (const record of records) {
    for (const { title, url } of record.terms) {
      const entry = byTerm.get(title) ?? {
        title,
        permalink: url.slice(origin.length),
        controls: [],
      };
      byTerm.set(title, { ...entry, controls: [...entry.controls, linker(origin)(record)] });
    }
  }
  return [...byTerm.values()].sort((a, b) => a.title.localeCompare(b.title));
}
