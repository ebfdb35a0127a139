import { yearOf } from '../../../platform/base/common/dates';
import { fold, foldedWords } from '../../../platform/base/common/fold';
import { compareNames, compareTexts } from '../../../platform/base/common/order';
import { COMPARE_PARAMETER } from './compared';
import { isCve } from './identifiers';
import type { IncidentRow } from './generated';
import {
  ECOSYSTEMS,
  NATURES,
  PAYLOADS,
  STAGES,
  TYPES,
  VECTORS,
  type Ecosystem,
  type IncidentType,
} from './vocabulary';

export const SORTS = {
  newest: 'Latest first',
  oldest: 'Oldest first',
  name: 'By name',
  dwell: 'Longest unnoticed first',
  exposure: 'Longest exposure first',
} as const;
export type Sort = keyof typeof SORTS;

/** The axes that can be filtered by: the name of each in addresses, and its values. */
export const AXES = {
  nature: NATURES,
  vector: VECTORS,
  stage: STAGES,
  payload: PAYLOADS,
} as const;
export type Axis = keyof typeof AXES;
const AXIS_IDS = Object.keys(AXES) as Axis[];

/** Whether an incident has a CVE number. */
export const CVE = { yes: 'With a CVE number', no: 'Without one' } as const;
export type Cve = keyof typeof CVE;

/** What the reader asks for. Values of one facet are alternatives; all facets have to match. */
export interface Filter {
  text: string;
  types: IncidentType[];
  ecosystems: Ecosystem[];
  /** First and last year, both included; `null` means no limit. */
  from: number | null;
  to: number | null;
  cve: Cve[];
  /** Chosen values of each axis; an axis without a choice is left out. */
  axes: Partial<Record<Axis, string[]>>;
  sort: Sort;
  /** Ids of the incidents chosen for a comparison; no part of what is asked for. */
  compare: string[];
}

export const NO_FILTER: Filter = {
  text: '',
  types: [],
  ecosystems: [],
  from: null,
  to: null,
  cve: [],
  axes: {},
  sort: 'newest',
  compare: [],
};

const isKey = <T extends object>(values: T, key: string): key is keyof T & string =>
  Object.hasOwn(values, key);

/** The known keys in the order of the vocabulary: a choice always has the same address. */
function knownKeys<T extends object>(values: T, asked: readonly string[]): (keyof T & string)[] {
  return Object.keys(values).filter(
    (key): key is keyof T & string => isKey(values, key) && asked.includes(key),
  );
}

function parseYear(text: string | null): number | null {
  return text !== null && /^\d{4}$/.test(text) ? Number(text) : null;
}

/** `?type=dev-tooling&from=2010` → the filter. Unknown values are ignored. */
export function parseFilter(search: string): Filter {
  const params = new URLSearchParams(search);
  const sort = params.get('sort') ?? '';
  return {
    text: params.get('q') ?? '',
    types: knownKeys(TYPES, params.getAll('type')),
    ecosystems: knownKeys(ECOSYSTEMS, params.getAll('ecosystem')),
    from: parseYear(params.get('from')),
    to: parseYear(params.get('to')),
    cve: knownKeys(CVE, params.getAll('cve')),
    axes: Object.fromEntries(
      AXIS_IDS.map(
        (axis) => [axis, knownKeys<object>(AXES[axis], params.getAll(axis))] as const,
      ).filter(([, values]) => values.length > 0),
    ),
    sort: isKey(SORTS, sort) ? sort : 'newest',
    compare: params.getAll(COMPARE_PARAMETER),
  };
}

/** The filter as the query of an address; empty for no filter. */
export function serializeFilter({
  text,
  types,
  ecosystems,
  from,
  to,
  cve,
  axes,
  sort,
  compare,
}: Filter): string {
  const entries: [name: string, values: readonly string[]][] = [
    ['q', text === '' ? [] : [text]],
    ['type', knownKeys(TYPES, types)],
    ['ecosystem', knownKeys(ECOSYSTEMS, ecosystems)],
    ['from', from === null ? [] : [String(from)]],
    ['to', to === null ? [] : [String(to)]],
    ['cve', knownKeys(CVE, cve)],
    ...AXIS_IDS.map((axis): [string, string[]] => [
      axis,
      knownKeys<object>(AXES[axis], axes[axis] ?? []),
    ]),
    ['sort', sort === 'newest' ? [] : [sort]],
    [COMPARE_PARAMETER, compare],
  ];
  const params = new URLSearchParams(
    entries.flatMap(([name, values]) => values.map((value): [string, string] => [name, value])),
  );
  const query = params.toString();
  return query === '' ? '' : `?${query}`;
}

const latest = (a: IncidentRow, b: IncidentRow): number =>
  compareTexts(b.date, a.date) || compareNames(a.name, b.name);

/** The longest first, those without a number last. */
const longest =
  (field: 'dwellDays' | 'exposureHours') =>
  (a: IncidentRow, b: IncidentRow): number =>
    (b[field] ?? -1) - (a[field] ?? -1) || latest(a, b);

const COMPARE: Record<Sort, (a: IncidentRow, b: IncidentRow) => number> = {
  newest: latest,
  dwell: longest('dwellDays'),
  exposure: longest('exposureHours'),
  oldest: (a, b) => compareTexts(a.date, b.date) || compareNames(a.name, b.name),
  name: (a, b) => compareNames(a.name, b.name),
};

/** The rows in the given order, as a new list. */
export function sortRows(rows: readonly IncidentRow[], sort: Sort): IncidentRow[] {
  return [...rows].sort(COMPARE[sort]);
}

/** How many results each value of a facet has, given what is chosen in the other facets. */
export interface FacetCounts {
  types: Partial<Record<IncidentType, number>>;
  ecosystems: Partial<Record<Ecosystem, number>>;
  /** By first year of the decade. */
  decades: Partial<Record<number, number>>;
  cve: Partial<Record<Cve, number>>;
  axes: Record<Axis, Partial<Record<string, number>>>;
}

export const decadeOf = (year: number): number => year - (year % 10);

function add<K extends PropertyKey>(counts: Partial<Record<K, number>>, key: K): void {
  const before: number | undefined = counts[key];
  counts[key] = (before ?? 0) + 1;
}

/** The values of an incident on an axis. */
function valuesOf(row: IncidentRow, axis: Axis): readonly string[] {
  return axis === 'nature' ? [row.nature] : row[`${axis}s`];
}

/** For each axis, whether an incident has one of the chosen values. */
function matchesOfAxes(row: IncidentRow, chosen: Filter['axes']): Record<Axis, boolean> {
  return Object.fromEntries(
    AXIS_IDS.map((axis) => {
      const wanted = chosen[axis] ?? [];
      return [
        axis,
        wanted.length === 0 || valuesOf(row, axis).some((value) => wanted.includes(value)),
      ];
    }),
  ) as Record<Axis, boolean>;
}

/** What a filter finds. */
interface Found {
  /** Ids of the rows that meet the filter. */
  found: ReadonlySet<string>;
  /** The counts beside the values of each facet. */
  counts: FacetCounts;
}

/**
 * Prepares rows once for many filters, since readers filter with every keystroke.
 *
 * @returns a function that applies a filter in one pass over the rows
 */
export function prepareFilter(rows: readonly IncidentRow[]): (filter: Filter) => Found {
  const prepared = rows.map((row) => ({
    row,
    year: yearOf(row.date),
    cve: row.identifiers.some(isCve) ? ('yes' as const) : ('no' as const),
    text: fold(
      [
        row.name,
        row.date,
        ...row.targets,
        ...row.identifiers,
        ...row.types.map((type) => TYPES[type]),
        ...row.ecosystems.map((ecosystem) => ECOSYSTEMS[ecosystem]),
        ...row.vectors.map((vector) => VECTORS[vector]),
      ].join('\n'),
    ),
  }));
  return ({ text: typed, types, ecosystems, from, to, cve: wanted, axes }) => {
    const words = foldedWords(typed);
    const found = new Set<string>();
    const counts: FacetCounts = {
      types: {},
      ecosystems: {},
      decades: {},
      cve: {},
      axes: { nature: {}, vector: {}, stage: {}, payload: {} },
    };
    prepared.forEach(({ row, year, cve, text }) => {
      const matches = {
        text: words.every((word) => text.includes(word)),
        types: types.length === 0 || types.some((type) => row.types.includes(type)),
        ecosystems:
          ecosystems.length === 0 || ecosystems.some((value) => row.ecosystems.includes(value)),
        years: (from === null || year >= from) && (to === null || year <= to),
        cve: wanted.length === 0 || wanted.includes(cve),
        ...matchesOfAxes(row, axes),
      };
      const failed = Object.entries(matches).flatMap(([facet, isMet]) => (isMet ? [] : [facet]));
      if (failed.length === 0) {
        found.add(row.id);
      }
      // A facet does not narrow its own counts, which show what choosing one more value would give.
      const isCounted = (facet: keyof typeof matches) => failed.every((other) => other === facet);
      if (isCounted('types')) {
        row.types.forEach((type) => {
          add(counts.types, type);
        });
      }
      if (isCounted('ecosystems')) {
        row.ecosystems.forEach((ecosystem) => {
          add(counts.ecosystems, ecosystem);
        });
      }
      if (isCounted('years')) {
        add(counts.decades, decadeOf(year));
      }
      AXIS_IDS.filter(isCounted).forEach((axis) => {
        valuesOf(row, axis).forEach((value) => {
          add(counts.axes[axis], value);
        });
      });
      if (isCounted('cve')) {
        add(counts.cve, cve);
      }
    });
    return { found, counts };
  };
}
