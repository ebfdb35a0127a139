// Which incidents are compared, in the address of a page.

/** How many incidents fit side by side, on a phone too. */
export const MOST_COMPARED = 3;

/** Name of the parameter of the address that names an incident to compare. */
export const COMPARE_PARAMETER = 'compare';

/** The ids to compare that an address names: known ones, each once, no more than fit. */
export function parseCompared(search: string, known: (id: string) => boolean): string[] {
  const ids = new URLSearchParams(search).getAll(COMPARE_PARAMETER);
  return [...new Set(ids)].filter(known).slice(0, MOST_COMPARED);
}

/** The query of the address that compares these incidents; empty for none. */
export function serializeCompared(ids: readonly string[]): string {
  const query = new URLSearchParams(
    ids.map((id): [string, string] => [COMPARE_PARAMETER, id]),
  ).toString();
  return query === '' ? '' : `?${query}`;
}
