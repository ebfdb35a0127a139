/** Texts of the search, worded once for the dialog and the page. */
export const TEXTS = {
  placeholder: 'Search',
  title: 'Search the documentation',
  seeAll: 'See all results',
  noResults: 'No results.',
  emptyQuery: 'Please provide a search query to show results.',
  loading: 'Loading the search index.',
} as const;

export function titleFor(query: string): string {
  return query.trim() === '' ? TEXTS.title : `Search results for "${query}"`;
}

export function countText(count: number): string {
  if (count === 0) {
    return 'No documents were found';
  }
  return count === 1 ? '1 document found' : `${count} documents found`;
}
