import { describe, expect, it } from 'vitest';
import { toSearchOptions } from './options';

describe('toSearchOptions', () => {
  it('has the defaults of the product @spec:config-hash @spec:config-options @spec:call-external-none @spec:limit-results @spec:limit-context @spec:stop-words @spec:highlight-off @spec:external-none', () => {
    expect(toSearchOptions()).toEqual({
      indexHash: null,
      removeDefaultStopWordFilter: false,
      searchResultLimits: 5,
      searchResultContextMaxLength: 50,
      highlightSearchTermsOnTargetPage: false,
      externalSources: [],
      suggestions: [],
      translations: {
        placeholder: 'Search',
        title: 'Search the documentation',
        titleOfResults: 'Search results for "{keyword}"',
        seeAll: 'See all results',
        noResults: 'No results.',
        noneFound: 'No documents were found',
        oneFound: '{count} document found',
        manyFound: '{count} documents found',
        emptyQuery: 'Please provide a search query to show results.',
        loading: 'Loading the search index.',
        partFound: '{found} so far. Loading the rest of the search index.',
        restFailed: 'The rest of the search index could not be loaded, so there may be more.',
        allFailed: 'The search index could not be loaded. Check your connection, and search again.',
      },
    });
  });

  it('keeps the defaults of texts that are not translated @spec:config-translations', () => {
    const { translations } = toSearchOptions({ translations: { placeholder: 'Look for' } });
    expect(translations).toMatchObject({ placeholder: 'Look for', noResults: 'No results.' });
  });
});
