import { yearOf } from '#platform/base/common/dates';
import { compareNames, compareTexts } from '#platform/base/common/text';
import type { Facet, ListView } from '#platform/collections/common/view';
import { CATALOG_ROUTE, isCve } from './route';
import type { Incident, IncidentRecord } from './schema';
import { ECOSYSTEMS, NATURES, PAYLOADS, STAGES, TYPES, VECTORS } from './vocabulary';

/**
 * Whether a page is about an incident of the catalog. The content checks make sure that every page
 * in a year folder of the catalog has the field, and no other page does.
 */
export function isIncident(frontMatter: object): frontMatter is { incident: Incident } {
  return 'incident' in frontMatter && frontMatter.incident !== undefined;
}

/** The year folder in which an incident is filed: `…/catalog/2024/xz` → `2024`. */
export function yearFolderOf(path: string): string {
  return path.split('/').at(-2) ?? '';
}

/** The date that files and sorts an incident: the one that its `dateKind` names. */
export function dateOf({ dates, dateKind }: Pick<Incident, 'dates' | 'dateKind'>): string {
  return (dates[dateKind] ?? dates.disclosed).date;
}

/** The order of incidents; a date that is known only to the year counts as the beginning of that year. */
export const latestFirst = <T extends { date: string; name: string }>(a: T, b: T): number =>
  compareTexts(b.date, a.date) || compareNames(a.name, b.name);

/** An incident in lists, of the collection: read by the explorer, the lists and the charts. */
export interface IncidentRow extends Pick<
  IncidentRecord,
  | 'id'
  | 'name'
  | 'date'
  | 'nature'
  | 'vectors'
  | 'stages'
  | 'payloads'
  | 'types'
  | 'ecosystems'
  | 'targets'
> {
  /** Without base path. */
  route: string;
  /** When it became public, where that isn't its date. */
  disclosed?: string;
  identifiers: string[];
  /** At least, as far as the dates tell. */
  dwellDays: number | null;
  exposureHours: number | null;
}

/** The day, month or year in which an incident became public. */
export const disclosedOf = ({ date, disclosed = date }: IncidentRow): string => disclosed;

const latest = (a: IncidentRow, b: IncidentRow): number =>
  compareTexts(disclosedOf(b), disclosedOf(a)) || compareNames(a.name, b.name);

/** The longest first, those without a number last. */
const longest =
  (field: 'dwellDays' | 'exposureHours') =>
  (a: IncidentRow, b: IncidentRow): number =>
    (b[field] ?? -1) - (a[field] ?? -1) || latest(a, b);

const byName = (labels: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(labels).sort(([, a], [, b]) => compareNames(a, b)));

/** One of the facets that few readers need. */
const minor = (
  id: string,
  label: string,
  values: Facet<IncidentRow>['values'],
  of: Facet<IncidentRow>['of'],
): Facet<IncidentRow> => ({ id, label, values, of, within: 'More filters' });

/** How readers search, narrow and sort the incidents. */
export const incidentsView: ListView<IncidentRow> = {
  noun: ['incident', 'incidents'],
  key: ({ id }) => id,
  text: ({ name, date, targets, identifiers, types, ecosystems, vectors }) =>
    [
      name,
      date,
      ...targets,
      ...identifiers,
      ...types.map((type) => TYPES[type]),
      ...ecosystems.map((ecosystem) => ECOSYSTEMS[ecosystem]),
      ...vectors.map((vector) => VECTORS[vector]),
    ].join('\n'),
  facets: [
    { id: 'vector', label: 'Vector', values: VECTORS, of: ({ vectors }) => vectors },
    {
      id: 'ecosystem',
      label: 'Ecosystem',
      values: byName(ECOSYSTEMS),
      of: ({ ecosystems }) => ecosystems,
    },
    { id: 'type', label: 'Type', values: TYPES, of: ({ types }) => types },
    minor(
      'cve',
      'CVE number',
      { yes: 'With a CVE number', no: 'Without one' },
      ({ identifiers }) => [identifiers.some(isCve) ? 'yes' : 'no'],
    ),
    minor('nature', 'Nature', NATURES, ({ nature }) => [nature]),
    minor('stage', 'Stage', STAGES, ({ stages }) => stages),
    minor('payload', 'Payload', PAYLOADS, ({ payloads }) => payloads),
  ],
  year: ({ date }) => yearOf(date),
  sorts: {
    newest: { label: 'Latest first', compare: latest },
    oldest: {
      label: 'Oldest first',
      compare: (a, b) =>
        compareTexts(disclosedOf(a), disclosedOf(b)) || compareNames(a.name, b.name),
    },
    name: { label: 'By name', compare: (a, b) => compareNames(a.name, b.name) },
    dwell: { label: 'Longest unnoticed first', compare: longest('dwellDays') },
    exposure: { label: 'Longest exposure first', compare: longest('exposureHours') },
  },
  selection: 'incident',
};

export type GroupKind = 'vector' | 'ecosystem';

interface Kind {
  labels: Readonly<Record<string, string>>;
  idsOf: (incident: {
    vectors: readonly string[];
    ecosystems: readonly string[];
  }) => readonly string[];
  /** Incidents that it takes for a page; ecosystems with fewer share one. */
  least: number;
}

/** By what incidents are put together on pages of their own. */
export const GROUP_KINDS: Readonly<Record<GroupKind, Kind>> = {
  vector: { labels: VECTORS, idsOf: ({ vectors }) => vectors, least: 1 },
  ecosystem: { labels: ECOSYSTEMS, idsOf: ({ ecosystems }) => ecosystems, least: 5 },
};

/** Where the page of a group is, without base path. */
export const groupRoute = (kind: GroupKind, id: string): string => `${CATALOG_ROUTE}${kind}s/${id}`;

/** Address of what the catalog says of a vector: its page, or its definition if it has none. */
export const vectorAddress = (id: string): string =>
  id === 'other' ? `${CATALOG_ROUTE}compromise-definitions#vector-other` : groupRoute('vector', id);

/**
 * The same of an ecosystem.
 *
 * @param pages ids of the ecosystems with pages of their own
 */
export const ecosystemAddress = (id: string, pages: readonly string[]): string =>
  pages.includes(id) ? groupRoute('ecosystem', id) : `${groupRoute('ecosystem', 'others')}#${id}`;
