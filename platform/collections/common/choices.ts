import type { Query } from './query';
import type { ListView } from './view';

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
  const { text, chosen, from, to } = query;
  return [
    ...(text.trim() === '' ? [] : [{ label: `“${text.trim()}”`, without: { text: '' } }]),
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
