import { fold, foldedWords } from '#platform/base/common/text';
import type { Facet, ListView } from './view';

/** What a reader asks of a list. Values of one facet are alternatives; all facets have to match. */
export interface Query {
  text: string;
  /** Chosen values by facet; a facet without a choice is left out. */
  chosen: Readonly<Record<string, readonly string[]>>;
  /** First and last year, both included; `null` means no limit. */
  from: number | null;
  to: number | null;
  /** A key of the view's sorts. */
  sort: string;
  /** Keys of selected entries; they change nothing about what is found. */
  selected: readonly string[];
  /** Keys of the only entries to look among; empty: all. */
  only: readonly string[];
}

/** What a query finds. */
export interface Found<Row> {
  /** The entries in their order. */
  rows: readonly Row[];
  /**
   * By facet and value, how many entries would remain if one ticked it, beside what is ticked; of a
   * ticked value, how many have it.
   */
  counts: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** By facet and value, how many entries have it, whatever else of that facet is ticked. */
  having: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** Entries of each year, whatever years are chosen. */
  years: ReadonlyMap<number, number>;
}

const usualSort = <Row>({ sorts = {} }: ListView<Row>): string => Object.keys(sorts)[0] ?? '';

/** The query of a reader who has asked for nothing. */
export const emptyQuery = <Row>(view: ListView<Row>): Query => ({
  text: '',
  chosen: {},
  from: null,
  to: null,
  sort: usualSort(view),
  selected: [],
  only: [],
});

/** The known values in the order of the facet: a choice always has the same address. */
const knownValues = <Row>({ values }: Facet<Row>, asked: readonly string[]): string[] =>
  Object.keys(values).filter((value) => asked.includes(value));

const yearIn = (text: string | null): number | null =>
  text !== null && /^\d{4}$/.test(text) ? Number(text) : null;

/**
 * Reads the query of an address, such as `?q=key&vector=typosquatting&from=2010`. Unknown values
 * are ignored.
 */
export function parseQuery<Row>(view: ListView<Row>, search: string): Query {
  const params = new URLSearchParams(search);
  const sort = params.get('sort') ?? '';
  const chosen = view.facets.map(
    (facet) => [facet.id, knownValues(facet, params.getAll(facet.id))] as const,
  );
  return {
    text: params.get('q') ?? '',
    chosen: Object.fromEntries(chosen.filter(([, values]) => values.length > 0)),
    from: view.year ? yearIn(params.get('from')) : null,
    to: view.year ? yearIn(params.get('to')) : null,
    sort: Object.hasOwn(view.sorts ?? {}, sort) ? sort : usualSort(view),
    selected: view.selection === undefined ? [] : params.getAll(view.selection),
    only: view.selection === undefined ? [] : params.getAll('only'),
  };
}

/**
 * The query as that of an address; empty where nothing is asked for.
 *
 * @param query what is left out is not asked for
 */
export function serializeQuery<Row>(view: ListView<Row>, query: Partial<Query>): string {
  const { text, chosen, from, to, sort, selected, only } = { ...emptyQuery(view), ...query };
  const params = new URLSearchParams(text === '' ? [] : [['q', text]]);
  const add = (name: string, values: readonly (string | number)[]) => {
    values.forEach((value) => params.append(name, String(value)));
  };
  for (const facet of view.facets) {
    add(facet.id, knownValues(facet, chosen[facet.id] ?? []));
  }
  add('only', only);
  add('from', from === null ? [] : [from]);
  add('to', to === null ? [] : [to]);
  add('sort', sort === usualSort(view) ? [] : [sort]);
  add(view.selection ?? '', selected);
  const serialized = params.toString();
  return serialized === '' ? '' : `?${serialized}`;
}

/** Whether a query narrows the list: an order and a selection don't. */
export const isNarrowed = <Row>(view: ListView<Row>, query: Query): boolean =>
  serializeQuery(view, { ...query, sort: usualSort(view), selected: [] }) !== '';

/**
 * Prepares rows once for many queries, since readers ask with every key.
 *
 * @returns a function that answers a query in one pass over the rows
 */
export function prepareList<Row>(
  view: ListView<Row>,
  rows: readonly Row[],
): (query: Query) => Found<Row> {
  const { facets, year, sorts = {} } = view;
  const prepared = rows.map((row) => ({
    row,
    text: fold(view.text(row)),
    year: year?.(row) ?? 0,
    values: facets.map((facet) => facet.of(row)),
  }));
  const orders = new Map<string, typeof prepared>();
  const inOrder = (sort: string) => {
    const order = sorts[sort];
    const sorted =
      orders.get(sort) ??
      (order ? [...prepared].sort((a, b) => order.compare(a.row, b.row)) : prepared);
    orders.set(sort, sorted);
    return sorted;
  };
  return ({ text: typed, chosen, from, to, sort, only }) => {
    const words = foldedWords(typed);
    const found: Row[] = [];
    const counts = facets.map((): Record<string, number> => ({}));
    const having = facets.map((): Record<string, number> => ({}));
    const add = (to: typeof counts, index: number, value: string, count: number) => {
      const own = to[index] ?? {};
      own[value] = (own[value] ?? 0) + count;
    };
    const years = new Map<number, number>();
    for (const entry of inOrder(sort)) {
      if (
        !words.every((word) => entry.text.includes(word)) ||
        (only.length > 0 && !only.includes(view.key(entry.row)))
      ) {
        continue;
      }
      const isInYears = (from === null || entry.year >= from) && (to === null || entry.year <= to);
      const failed = facets.flatMap((facet, index) => {
        const wanted = chosen[facet.id] ?? [];
        return wanted.length === 0 || entry.values[index]?.some((value) => wanted.includes(value))
          ? []
          : [index];
      });
      if (failed.length === 0) {
        years.set(entry.year, (years.get(entry.year) ?? 0) + 1);
      }
      if (!isInYears) {
        continue;
      }
      if (failed.length === 0) {
        found.push(entry.row);
      }
      facets.forEach((facet, index) => {
        if (failed.some((other) => other !== index)) {
          return;
        }
        const wanted = chosen[facet.id] ?? [];
        for (const value of new Set(entry.values[index])) {
          add(having, index, value, 1);
          // What is found already remains, whatever is ticked besides.
          if (failed.length > 0 || wanted.length === 0 || wanted.includes(value)) {
            add(counts, index, value, 1);
          }
        }
      });
    }
    facets.forEach(({ id, values }, index) => {
      const wanted = chosen[id] ?? [];
      const others = wanted.length === 0 ? [] : Object.keys(values);
      others
        .filter((value) => !wanted.includes(value))
        .forEach((value) => add(counts, index, value, found.length));
    });
    return {
      rows: found,
      counts: Object.fromEntries(facets.map(({ id }, index) => [id, counts[index] ?? {}])),
      having: Object.fromEntries(facets.map(({ id }, index) => [id, having[index] ?? {}])),
      years,
    };
  };
}

/** One thing that a reader asks of a list. */
export interface Choice {
  /** As readers are shown it. */
  label: string;
  /** The change of the query that takes it off. */
  without: Partial<Query>;
}

/** `Since 2020`, `2020 to 2024`, or one year. */
export function yearsText(from: number | null, to: number | null): string {
  if (from === null) {
    return `Until ${to}`;
  }
  return to === null ? `Since ${from}` : from === to ? String(from) : `${from} to ${to}`;
}

/** All that narrows a list, one by one, in the order in which its controls stand. */
export function choicesOf<Row>(view: ListView<Row>, query: Query): Choice[] {
  const { text, chosen, from, to, only } = query;
  return [
    ...(text.trim() === '' ? [] : [{ label: `"${text.trim()}"`, without: { text: '' } }]),
    ...(only.length === 0
      ? []
      : [
          {
            label: only.length === 1 ? `One ${view.noun[0]}` : `${only.length} ${view.noun[1]}`,
            without: { only: [] },
          },
        ]),
    ...view.facets.flatMap(({ id, label, values }) =>
      (chosen[id] ?? []).map((value) => ({
        label: `${label}: ${values[value] ?? value}`,
        without: { chosen: toggled(chosen, id, value) },
      })),
    ),
    ...(from === null && to === null
      ? []
      : [{ label: yearsText(from, to), without: { from: null, to: null } }]),
  ];
}

/** The chosen values with one more, or without one of them. */
export function toggled(chosen: Query['chosen'], id: string, value: string): Query['chosen'] {
  const own = chosen[id] ?? [];
  const next = own.includes(value) ? own.filter((other) => other !== value) : [...own, value];
  const all = Object.entries({ ...chosen, [id]: next });
  return Object.fromEntries(all.filter(([, some]) => some.length > 0));
}
