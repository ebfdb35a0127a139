import texts from '@generated/site-search/default/texts.json';

/** The texts of the search, shared by the dialog and the page: an option of the search. */
export const TEXTS = texts;

export function titleFor(query: string): string {
  // As a function, since `$` in a query means nothing.
  return query.trim() === '' ? TEXTS.title : TEXTS.titleOfResults.replace('{keyword}', () => query);
}

export function countText(count: number): string {
  if (count === 0) {
    return TEXTS.noneFound;
  }
  return (count === 1 ? TEXTS.oneFound : TEXTS.manyFound).replace('{count}', String(count));
}
