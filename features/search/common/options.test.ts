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
      },
    });
  });

  it('keeps the defaults of texts that are not translated @spec:config-translations', () => {
    const { translations } = toSearchOptions({ translations: { placeholder: 'Look for' } });
    expect(translations).toMatchObject({ placeholder: 'Look for', noResults: 'No results.' });
  });

  it('refuses a text without the place for its number or its word @spec:config-translations', () => {
    expect(() => toSearchOptions({ translations: { manyFound: 'Some found' } })).toThrow(
      'Write {count} in it, as in "{count} documents found".',
    );
  });

  it('refuses what it does not know, all at once', () => {
    expect(() =>
      toSearchOptions({
        searchResultLimits: 0,
        hashed: true,
        externalSources: [
          { heading: 'x', uri: 'y' },
          { heading: 'Glossary', uri: 'https://example.org/search-index.json' },
          { heading: 'Sister site', uri: '/sister/search-index.json' },
        ],
      } as never),
    ).toThrowErrorMatchingInlineSnapshot(`
      [ContentError: 3 content problems found:

      options of features/search
        externalSources[0].uri: is not an address
          → Start with https://, or with / on the same host.
        hashed: is not a known field
          → Remove "hashed", or correct its spelling.
        searchResultLimits: Too small: expected number to be >=1
          → Give it a value of the kind named here.]
    `);
  });
});
