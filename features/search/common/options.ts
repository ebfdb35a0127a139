import * as z from 'zod';
import { ContentError } from '#platform/base/common/problems';
import { validate } from '#platform/base/common/validate';

const externalSource = z.strictObject({
  /** Heading above its results. */
  heading: z.string().min(1),
  /**
   * Address of the `search-index.json` of another site that is built with this plugin, or a path on
   * this host. Another host has to be allowed in the `connect-src` of
   * `platform/output/node/hosting/headers.ts`.
   */
  uri: z.string().regex(/^(?:https:\/)?\/[^/]/, {
    error: 'is not an address → Start with https://, or with / on the same host.',
  }),
});

const text = (fallback: string, ...names: string[]) =>
  z
    .string()
    .min(1)
    .refine((value) => names.every((name) => value.includes(`{${name}}`)), {
      error: `lacks a place → Write ${names.map((name) => `{${name}}`).join(' and ')} in it, as in "${fallback}".`,
    })
    .default(fallback);

/** The texts of the dialog and of the page of results. */
const translations = z.strictObject({
  placeholder: text('Search'),
  title: text('Search the documentation'),
  titleOfResults: text('Search results for "{keyword}"', 'keyword'),
  seeAll: text('See all results'),
  noResults: text('No results.'),
  noneFound: text('No documents were found'),
  oneFound: text('{count} document found', 'count'),
  manyFound: text('{count} documents found', 'count'),
  emptyQuery: text('Please provide a search query to show results.'),
  loading: text('Loading the search index.'),
});

/** Options of the plugin, with their defaults. */
const optionsSchema = z.strictObject({
  /**
   * Added to the address of the index as `?_=…`, so that a changed index has another address:
   * `auto` stands for a hash of the index, other texts are used as they are, `null` adds nothing
   * and leaves it to the host to answer "not modified".
   */
  indexHash: z.string().min(1).nullable().default(null),
  /** Whether to index and search very common words, too. */
  removeDefaultStopWordFilter: z.boolean().default(false),
  /** Maximum number of results in the dialog. */
  searchResultLimits: z.int().min(1).default(5),
  /** Maximum length of an excerpt in the dialog, in characters. */
  searchResultContextMaxLength: z.int().min(1).default(50),
  /** Whether to mark the words of the query on the page that a result leads to. */
  highlightSearchTermsOnTargetPage: z.boolean().default(false),
  /** Indexes of other sites, whose results follow those of this site. */
  externalSources: z.array(externalSource).default([]),
  /** Queries to begin with, shown while nothing is typed. */
  suggestions: z.array(z.string().min(1)).default([]),
  /** Texts that differ from the defaults. */
  translations: translations.prefault({}),
});

export type SearchOptions = z.output<typeof optionsSchema>;

/** Options as written, before defaults are applied. */
export type SearchOptionsInput = z.input<typeof optionsSchema>;

/**
 * Applies the defaults.
 *
 * @throws ContentError with every wrong option and its remedy
 */
export function toSearchOptions(options: SearchOptionsInput = {}): SearchOptions {
  const { value, problems } = validate(optionsSchema, options, 'options of features/search');
  if (!value) {
    throw new ContentError(problems);
  }
  return value;
}
