import { VECTORS, type IncidentRecord } from '../../catalog/common/public';
import type { ControlLink, ControlPart, ControlsFiles } from '../common/generated';
import type { CatalogFile, ControlRecord } from '../common/schema';
import { toCoverage } from './coverage';
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

/** Links to controls by their number. */
export function linksOf({ records, origin }: Model): (ids: readonly string[]) => ControlLink[] {
  const links = new Map(records.map((record) => [record.id, linker(origin)(record)]));
  return (ids) => ids.flatMap((id) => links.get(id) ?? []);
}

/** What the explorer filters and shows. */
export function toExplorer({ records, groups, catalog }: Model): ControlsFiles['explorer.json'] {
  return {
    rows: records.map(({ id, title, objective, group, assurance, nist, incidents }) => ({
      ...{ id, title, objective, group },
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
  const toPage = ({ title, url }: { title: string; url: string }) => ({
    title,
    permalink: url.slice(origin.length),
  });
  const toPart = (record: ControlRecord): ControlPart => {
    const { id, objective, recommendation, papers, assurance, risk, note, nist } = record;
    const { seeAlso, variantOf, guides, template, terms, incidents } = record;
    return {
      ...{ id, objective, recommendation, papers, assurance, risk, note, nist },
      seeAlso: links(seeAlso),
      variantOf: links(variantOf ? [variantOf] : [])[0],
      guides: guides.map(toPage),
      template: template && toPage(template),
      terms: terms.map(toPage),
      incidents: incidents.map(({ name, url, date, how, at, reason }) => ({
        ...{ name, date, how, at, reason },
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

/** What the page on coverage shows. */
export function toCoveragePage(model: Model): ControlsFiles['coverage.json'] {
  const { first, vectors, ...sums } = toCoverage(model.incidents);
  const links = linksOf(model);
  const parts = [...toGroupPages(model).values()].flat();
  return {
    ...sums,
    first: first.flatMap((step) =>
      parts
        .filter(({ id }) => id === step.id)
        .flatMap(({ id, objective, guides, template }) =>
          links([id]).map((link) => ({ ...step, ...link, objective, guides, template })),
        ),
    ),
    vectors: vectors.map(({ most, ...row }) => ({
      ...row,
      label: VECTORS[row.vector],
      most: most.flatMap(({ id, count }) => links([id]).map((link) => ({ ...link, count }))),
    })),
    most: parts
      .filter(({ incidents }) => incidents.length > 0)
      .flatMap(({ id, guides, template, incidents }) => {
        const count = (effect: string) => incidents.filter(({ how }) => how === effect).length;
        return links([id]).map((link) => ({
          ...{ ...link, guides, template, incidents: incidents.length },
          ...{ prevent: count('prevent'), detect: count('detect'), limit: count('limit') },
        }));
      })
      .sort((a, b) => b.incidents - a.incidents),
  };
}

/** What the page that chooses controls for incidents works with. */
export function toPlan(model: Model): ControlsFiles['plan.json'] {
  const links = linksOf(model);
  return {
    incidents: Object.fromEntries(
      model.incidents.map(({ id, url, controls, attack }) => [
        id,
        {
          permalink: url.slice(model.origin.length),
          controls,
          attack: attack.map(({ technique }) => technique),
        },
      ]),
    ),
    controls: [...toGroupPages(model).values()]
      .flat()
      .filter(({ incidents }) => incidents.length > 0)
      .flatMap(({ id, objective, guides, template }) =>
        links([id]).map((link) => ({ ...link, objective, guides, template })),
      ),
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
