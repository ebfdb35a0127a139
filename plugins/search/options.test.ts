import { describe, expect, it } from 'vitest';
import { validateOptions } from './options';

describe('validateOptions', () => {
  it('has the defaults of the product', () => {
    expect(validateOptions({ options: undefined })).toEqual({
      id: 'default',
      indexHash: null,
      removeDefaultStopWordFilter: false,
      searchResultLimits: 5,
      searchResultContextMaxLength: 50,
      highlightSearchTermsOnTargetPage: false,
      externalSources: [],
    });
  });

  it('takes every option', () => {
    const options = {
      id: 'default',
      indexHash: 'auto',
      removeDefaultStopWordFilter: true,
      searchResultLimits: 8,
      searchResultContextMaxLength: 80,
      highlightSearchTermsOnTargetPage: true,
      externalSources: [
        { heading: 'Glossary', uri: 'https://example.org/search-index.json' },
        { heading: 'Neighbour', uri: '/neighbour/search-index.json' },
      ],
    };
    expect(validateOptions({ options })).toEqual(options);
  });

  it('refuses what it does not know, all at once', () => {
    expect(() =>
      validateOptions({
        options: {
          searchResultLimits: 0,
          hashed: true,
          externalSources: [{ heading: 'x', uri: 'y' }],
        } as never,
      }),
    ).toThrowErrorMatchingInlineSnapshot(`
      [ContentError: 3 content problems found:

      options of plugins/search
        externalSources[0].uri: is no address
          → Begin with https://, or with / on the same host.
        hashed: is not a known field
          → Remove "hashed", or correct its spelling.
        searchResultLimits: Too small: expected number to be >=1
          → Give it a value of the kind that the reason names.]
    `);
  });
});
