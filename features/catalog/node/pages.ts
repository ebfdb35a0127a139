import type { Options } from '@docusaurus/plugin-content-docs';
import { counted, compareNames } from '#platform/base/common/text';
import { yearOf } from '#platform/base/common/dates';
import { groupBy } from '#platform/base/common/lists';
import type { NewsItem } from '#platform/content/common/pageFacts';
import { CATALOG_ROUTE } from '../common/route';
import { GROUP_KINDS, isIncident, yearFolderOf, type GroupKind } from '../common/view';
import type {
  CatalogFiles,
  IncidentGroup,
  IncidentLink,
  IncidentPage,
  PageLink,
} from '../common/generated';
import type { Actor, CatalogDocument, IncidentRecord } from '../common/schema';
import { parseVers, versionsOf } from '../common/versions';
import { DISCOVERERS, ECOSYSTEMS, PAYLOADS, STAGES, VECTORS } from '../common/vocabulary';

/** An incident as lists link it. */
export const toLink = ({ name, url, date }: IncidentRecord, origin: string): IncidentLink => ({
  name,
  permalink: url.slice(origin.length),
  date,
});

/** A page as others link it. */
export const toPageLink = (
  { title, url }: { title: string; url: string },
  origin: string,
): PageLink => ({
  title,
  permalink: url.slice(origin.length),
});

// The page about the data explains these numbers to readers.
const WEIGHTS = [
  ['targets', 4],
  ['ecosystems', 2],
  ['types', 1],
] as const;
/** Minimum sum of similar incidents. */
const LEAST = 3;
/** How many similar incidents a page shows at most. */
const MOST_SIMILAR = 4;

/**
 * The incidents most similar to one, the most similar first; of equally similar ones, the nearer in
 * time comes first.
 */
export function similarTo(
  record: IncidentRecord,
  records: readonly IncidentRecord[],
): IncidentRecord[] {
  const own = WEIGHTS.map(
    ([field, weight]) =>
      [field, weight, new Set(record[field].map((value) => value.toLowerCase()))] as const,
  );
  const likenessOf = (other: IncidentRecord) =>
    own.reduce(
      (sum, [field, weight, values]) =>
        sum + weight * other[field].filter((value) => values.has(value.toLowerCase())).length,
      0,
    );
  const distance = ({ date }: IncidentRecord) => Math.abs(yearOf(date) - yearOf(record.date));
  return records
    .filter((other) => other !== record)
    .map((other) => ({ other, sum: likenessOf(other) }))
    .filter(({ sum }) => sum >= LEAST)
    .sort(
      (a, b) =>
        b.sum - a.sum ||
        distance(a.other) - distance(b.other) ||
        compareNames(a.other.name, b.other.name),
    )
    .slice(0, MOST_SIMILAR)
    .map(({ other }) => other);
}

/** `33 days`, `3 to 40 days`; nothing where it was noticed the same day. */
const daysText = ({ least, most }: { least: number; most: number }): string | null =>
  most === 0 ? null : least === most ? counted(least, 'day') : `${least} to ${most} days`;

/** A package as the table of an incident shows it. */
function toPackage({
  purl,
  range,
  versions,
  commits,
  note,
}: IncidentRecord['packages'][number]): IncidentPage['packages'][number] {
  const bad = range ? versionsOf(range) : versions === 'none' ? 'No versions' : 'Not known';
  const more = commits ? `; ${counted(commits.length, 'commit')} in the data` : '';
  return {
    purl,
    bad: bad + more + (note === undefined ? '' : ` (${note})`),
    fixed: parseVers(range ?? '')
      .intervals.flatMap(({ fixed }) => fixed ?? [])
      .join(', '),
  };
}

/**
 * @param records latest first
 * @returns what each page shows, by the id of its incident
 */
export function toIncidentPages(
  records: readonly IncidentRecord[],
  origin: string,
  actors: readonly Actor[] = [],
): Map<string, IncidentPage> {
  const byId = new Map(records.map((record) => [record.id, record]));
  return new Map(
    records.map((record, index) => {
      const previous = records[index + 1];
      const next = records[index - 1];
      return [
        record.id,
        {
          url: record.url,
          actors: actors.filter(({ id }) => record.actors.some(({ actor }) => actor === id)),
          packages: record.packages.map(toPackage),
          modified: record.modified,
          reviewed: record.reviewed,
          changes: record.changes,
          unnoticed: record.dwellDays && daysText(record.dwellDays),
          guides: record.guides.map((guide) => toPageLink(guide, origin)),
          previous: previous ? toLink(previous, origin) : null,
          next: next ? toLink(next, origin) : null,
          similar: similarTo(record, records)
            .filter(({ id }) => !record.related.includes(id))
            .map((other) => toLink(other, origin)),
          related: record.related.flatMap((id) => {
            const other = byId.get(id);
            return other ? [toLink(other, origin)] : [];
          }),
        },
      ];
    }),
  );
}

/** The incidents that name a guide, latest first, by the address of the guide. */
export function incidentsByGuide(
  records: readonly IncidentRecord[],
  origin: string,
): Map<string, IncidentLink[]> {
  const urls = new Set(records.flatMap(({ guides }) => guides.map(({ url }) => url)));
  return new Map(
    [...urls].map((url) => {
      const naming = records.filter(({ guides }) => guides.some((guide) => guide.url === url));
      return [url, naming.map((record) => toLink(record, origin))];
    }),
  );
}

/** Number of incidents of each year from the first to the last, years without any included. */
export function countsByYear(
  records: readonly Pick<IncidentRecord, 'date'>[],
): [year: number, count: number][] {
  const years = records.map(({ date }) => yearOf(date));
  const first = Math.min(...years);
  const length = records.length === 0 ? 0 : Math.max(...years) - first + 1;
  return Array.from({ length }, (_, index) => [
    first + index,
    years.filter((year) => year === first + index).length,
  ]);
}

/** What the pages of all incidents share. */
export function toEdition({
  title,
  url,
  version,
  date,
  incidents,
}: CatalogDocument): CatalogFiles['edition.json'] {
  return {
    title,
    url,
    version,
    date,
    years: countsByYear(incidents),
    ecosystemPages: Object.keys(ECOSYSTEMS).filter(
      (id) =>
        incidents.filter(({ ecosystems }) => ecosystems.some((other) => other === id)).length >=
        GROUP_KINDS.ecosystem.least,
    ),
  };
}

/** How many of the most frequent values, and of the guides, a page shows. */
const MOST_FREQUENT = 5;

/** The values of an incident in which its groups are compared, under a name for readers. */
const TRAITS: Readonly<
  Record<string, [labels: Readonly<Record<string, string>>, of: (r: IncidentRecord) => string[]]>
> = {
  Vector: [VECTORS, ({ vectors }) => vectors],
  Stage: [STAGES, ({ stages }) => stages],
  Payload: [PAYLOADS, ({ payloads }) => payloads],
  Ecosystem: [ECOSYSTEMS, ({ ecosystems }) => ecosystems],
  'Noticed first by': [DISCOVERERS, ({ discoveredBy }) => [discoveredBy]],
};

/** Keys with how often each occurs, the most frequent first. */
function tally(keys: readonly string[]): [key: string, count: number][] {
  return [...groupBy(keys, (key) => key)]
    .map(([key, { length }]): [string, number] => [key, length])
    .sort(([, a], [, b]) => b - a);
}

function toGroup(
  kind: GroupKind,
  id: string,
  records: readonly IncidentRecord[],
  origin: string,
): IncidentGroup {
  const titles = new Map(records.flatMap(({ guides }) => guides.map((g) => [g.url, g.title])));
  const own = GROUP_KINDS[kind];
  return {
    id,
    label: own.labels[id] ?? id,
    incidents: records.map((record) => ({ ...toLink(record, origin), summary: record.summary })),
    guides: tally(records.flatMap(({ guides }) => guides.map(({ url }) => url))).map(
      ([url, count]) => ({
        ...toPageLink({ url, title: titles.get(url) ?? url }, origin),
        count,
      }),
    ),
    traits: Object.entries(TRAITS)
      .filter(([, [labels]]) => labels !== own.labels)
      .map(([name, [labels, valuesOf]]) => ({
        name,
        values: tally(records.flatMap(valuesOf))
          .slice(0, MOST_FREQUENT)
          .map(([value, count]) => ({ label: labels[value] ?? value, count })),
      })),
  };
}

/**
 * The incidents of each vector and of each ecosystem, with what they have in common.
 *
 * @param records latest first
 */
export function toGroups(
  records: readonly IncidentRecord[],
  origin: string,
): Record<GroupKind, IncidentGroup[]> {
  const groupsOf = (kind: GroupKind) =>
    Object.keys(GROUP_KINDS[kind].labels).map((id) =>
      toGroup(
        kind,
        id,
        records.filter((record) => GROUP_KINDS[kind].idsOf(record).includes(id)),
        origin,
      ),
    );
  return { vector: groupsOf('vector'), ecosystem: groupsOf('ecosystem') };
}

/** If more incidents than this are added on one day, they are one piece of news. */
const SINGLE_INCIDENTS = 3;

/**
 * What is new in the catalog: each incident, or one item for all that were added on the same day.
 *
 * @param records with addresses as links use them
 * @param catalog address of the page that lists all incidents
 */
export function incidentNews(records: readonly IncidentRecord[], catalog: string): NewsItem[] {
  return [...groupBy(records, ({ added }) => added)].flatMap(([date, ofDay]): NewsItem[] =>
    ofDay.length <= SINGLE_INCIDENTS
      ? ofDay.map(({ url, name, summary }) => ({
          date,
          kind: 'Incident',
          title: name,
          to: url,
          text: summary,
        }))
      : [
          {
            date,
            kind: 'Incident',
            title: `${ofDay.length} incidents`,
            to: catalog,
            text: 'New entries in the catalog of supply chain compromises.',
          },
        ],
  );
}

type SidebarItemsGenerator = NonNullable<Options['sidebarItemsGenerator']>;
/** An item of a sidebar as the framework generates it from a folder. */
export type SidebarItem = Awaited<ReturnType<SidebarItemsGenerator>>[number];
/** A page of the docs as the generator of sidebars knows it. */
type SidebarDoc = Parameters<SidebarItemsGenerator>[0]['docs'][number];

/**
 * Gives each year of the catalog a page of its own, which opens when the year is chosen in the
 * sidebar, and gathers the years in one category.
 *
 * @param docs all pages of the docs
 */
export function withYearPages(
  items: readonly SidebarItem[],
  docs: readonly Pick<SidebarDoc, 'id' | 'frontMatter'>[],
): SidebarItem[] {
  const incidents = new Set(
    docs.filter(({ frontMatter }) => isIncident(frontMatter)).map(({ id }) => id),
  );
  const addPages = (all: readonly SidebarItem[]): SidebarItem[] => {
    const years: SidebarItem[] = [];
    const others = all.flatMap((item): SidebarItem[] => {
      if (item.type !== 'category') {
        return [item];
      }
      const incident = item.items.find((entry) => entry.type === 'doc' && incidents.has(entry.id));
      if (incident?.type !== 'doc') {
        return [{ ...item, items: addPages(item.items) }];
      }
      const year = yearFolderOf(incident.id);
      years.push({
        ...item,
        link: {
          type: 'generated-index',
          slug: `${CATALOG_ROUTE}${year}/`,
          title: `Supply chain compromises of ${year}`,
          description: `The incidents of ${year} in the catalog of software supply chain compromises, each with facts and an account.`,
        },
      });
      return [];
    });
    return years.length === 0
      ? others
      : [
          ...others,
          {
            type: 'category',
            label: 'Years',
            items: years,
            collapsible: true,
            collapsed: true,
          },
        ];
  };
  return addPages(items);
}
