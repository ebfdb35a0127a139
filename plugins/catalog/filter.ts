// Ships to browsers: nothing from Node.
import { compareNames, compareTexts } from '../shared/order';
import { isCve } from './identifiers';
import type { IncidentRow } from './rows';
import { ECOSYSTEMS, TYPES, type Ecosystem, type IncidentType } from './vocabulary';

export const SORTS = { newest: 'Latest first', oldest: 'Oldest first', name: 'By name' } as const;
export type Sort = keyof typeof SORTS;

/** Whether an incident has a CVE number. */
export const CVE = { yes: 'With a CVE number', no: 'Without one' } as const;
export type Cve = keyof typeof CVE;

/** What the reader asks for. Values of one facet are alternatives; the facets all have to hold. */
export interface Filter {
  text: string;
  types: IncidentType[];
  ecosystems: Ecosystem[];
  /** First and last year, both included; `null` is open. */
  from: number | null;
  to: number | null;
  cve: Cve[];
  sort: Sort;
}

export const NO_FILTER: Filter = {
  text: '',
  types: [],
  ecosystems: [],
  from: null,
  to: null,
  cve: [],
  sort: 'newest',
};

const isKey = <T extends object>(values: T, key: string): key is keyof T & string =>
  Object.hasOwn(values, key);

/** Known keys in the order of the vocabulary, each once, so that one choice has one address. */
function knownKeys<T extends object>(values: T, asked: readonly string[]): (keyof T & string)[] {
  return Object.keys(values).filter(
    (key): key is keyof T & string => isKey(values, key) && asked.includes(key),
  );
}

function parseYear(text: string | null): number | null {
  return text !== null && /^\d{4}$/.test(text) ? Number(text) : null;
}

/** `?type=dev-tooling&from=2010` → the filter. What is unknown is left out. */
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
    sort: isKey(SORTS, sort) ? sort : 'newest',
  };
}

/** The filter as the query of an address; empty for no filter. */
export function serialiseFilter({ text, types, ecosystems, from, to, cve, sort }: Filter): string {
  const params = new URLSearchParams([
    ...(text === '' ? [] : [['q', text]]),
    ...knownKeys(TYPES, types).map((type) => ['type', type]),
    ...knownKeys(ECOSYSTEMS, ecosystems).map((ecosystem) => ['ecosystem', ecosystem]),
    ...(from === null ? [] : [['from', String(from)]]),
    ...(to === null ? [] : [['to', String(to)]]),
    ...knownKeys(CVE, cve).map((value) => ['cve', value]),
    ...(sort === 'newest' ? [] : [['sort', sort]]),
  ]);
  const query = params.toString();
  return query === '' ? '' : `?${query}`;
}

/** A row with what is compared at every keystroke. */
export interface Searchable extends IncidentRow {
  year: number;
  cve: Cve;
  /** Everything that the free text is looked for in, in lower case. */
  haystack: string;
}

/** Prepares rows once for many filters. */
export function toSearchable(rows: readonly IncidentRow[]): Searchable[] {
  return rows.map((row) => ({
    ...row,
    year: Number(row.date.slice(0, 4)),
    cve: row.identifiers?.some(isCve) ? 'yes' : 'no',
    haystack: [
      row.name,
      row.date,
      ...row.targets,
      ...(row.identifiers ?? []),
      ...row.types.map((type) => TYPES[type]),
      ...row.ecosystems.map((ecosystem) => ECOSYSTEMS[ecosystem]),
    ]
      .join('\n')
      .toLowerCase(),
  }));
}

/** Which of the facets a row meets. */
interface Matches {
  text: boolean;
  types: boolean;
  ecosystems: boolean;
  years: boolean;
  cve: boolean;
}

function matcher(filter: Filter): (row: Searchable) => Matches {
  const words = filter.text.toLowerCase().split(/\s+/).filter(Boolean);
  const { types, ecosystems, from, to, cve } = filter;
  return (row) => ({
    text: words.every((word) => row.haystack.includes(word)),
    types: types.length === 0 || types.some((type) => row.types.includes(type)),
    ecosystems:
      ecosystems.length === 0 || ecosystems.some((value) => row.ecosystems.includes(value)),
    years: (from === null || row.year >= from) && (to === null || row.year <= to),
    cve: cve.length === 0 || cve.includes(row.cve),
  });
}

const COMPARE: Record<Sort, (a: Searchable, b: Searchable) => number> = {
  newest: (a, b) => compareTexts(b.date, a.date) || compareNames(a.name, b.name),
  oldest: (a, b) => compareTexts(a.date, b.date) || compareNames(a.name, b.name),
  name: (a, b) => compareNames(a.name, b.name),
};

/** The rows in the order of a sort; the rows given stay as they are. */
export function sortRows<T extends Searchable>(rows: readonly T[], sort: Sort): T[] {
  return [...rows].sort(COMPARE[sort]);
}

/** How many results each value of a facet has, given what is chosen in the other facets. */
export interface FacetCounts {
  types: Partial<Record<IncidentType, number>>;
  ecosystems: Partial<Record<Ecosystem, number>>;
  /** By the first year of the decade. */
  decades: Partial<Record<number, number>>;
  cve: Partial<Record<Cve, number>>;
}

export const decadeOf = (year: number): number => year - (year % 10);

function add<K extends PropertyKey>(counts: Partial<Record<K, number>>, key: K): void {
  const before: number | undefined = counts[key];
  counts[key] = (before ?? 0) + 1;
}

/**
 * Applies a filter in one pass over the rows.
 *
 * @returns ids of the rows that meet it, and the counts beside the values of each facet
 */
export function applyFilter(
  rows: readonly Searchable[],
  filter: Filter,
): { found: ReadonlySet<string>; counts: FacetCounts } {
  const matchesOf = matcher(filter);
  const found = new Set<string>();
  const counts: FacetCounts = { types: {}, ecosystems: {}, decades: {}, cve: {} };
  rows.forEach((row) => {
    const matches = matchesOf(row);
    const failed = Object.entries(matches).flatMap(([facet, isMet]) => (isMet ? [] : [facet]));
    if (failed.length === 0) {
      found.add(row.id);
    }
    // A facet does not narrow its own counts: they tell what a further choice in it would give.
    const counted = (facet: keyof Matches) => failed.every((other) => other === facet);
    if (counted('types')) {
      row.types.forEach((type) => {
        add(counts.types, type);
      });
    }
    if (counted('ecosystems')) {
      row.ecosystems.forEach((ecosystem) => {
        add(counts.ecosystems, ecosystem);
      });
    }
    if (counted('years')) {
      add(counts.decades, decadeOf(row.year));
    }
    if (counted('cve')) {
      add(counts.cve, row.cve);
    }
  });
  return { found, counts };
}
