import * as z from 'zod';
import { ContentError } from '../shared/problems';
import { validate } from '../shared/validate';

const externalSource = z.strictObject({
  /** Title of the list of its results. */
  heading: z.string().min(1),
  /**
   * Address of the `search-index.json` of another site that is built with this plugin, or its
   * path on this host. Another host has to be allowed in the `connect-src` of
   * `plugins/hosting/headers.ts`.
   */
  uri: z.string().regex(/^(?:https:\/)?\/[^/]/, {
    error: 'is no address → Begin with https://, or with / on the same host.',
  }),
});

/** Options of the plugin, with their defaults. */
export const optionsSchema = z.strictObject({
  /** Set by the framework. */
  id: z.string().default('default'),
  /**
   * Added to the address of the index as `?_=…`, so that a changed index has another
   * address: `auto` is a hash of the index, other texts are taken as they are, `null` adds
   * nothing and leaves it to the host to answer with "not modified".
   */
  indexHash: z.string().min(1).nullable().default(null),
  /** Indexes and searches very common words too. */
  removeDefaultStopWordFilter: z.boolean().default(false),
  /** Most results in the dialog. */
  searchResultLimits: z.int().min(1).default(5),
  /** Longest excerpt in the dialog, in characters. */
  searchResultContextMaxLength: z.int().min(1).default(50),
  /** Marks the words of the query on the page that a result leads to. */
  highlightSearchTermsOnTargetPage: z.boolean().default(false),
  /** Indexes of other sites whose results follow those of this one. */
  externalSources: z.array(externalSource).default([]),
});

export type SearchOptions = z.output<typeof optionsSchema>;

/**
 * Called by the framework.
 *
 * @throws one message with every wrong option and its remedy
 */
export function validateOptions({
  options,
}: {
  options: z.input<typeof optionsSchema> | undefined;
}): SearchOptions {
  const { value, problems } = validate(optionsSchema, options ?? {}, 'options of plugins/search');
  if (!value) {
    throw new ContentError(problems);
  }
  return value;
}
