/** Parameter with a word to mark on the target page; one for each word. */
export const HIGHLIGHT_PARAMETER = '_highlight';

/** The index of another site. */
interface ExternalSite {
  /** Heading above its results. */
  heading: string;
  /**
   * Address of the `search-index.json` of another site that is built with this plugin, or a path on
   * this host. Another host has to be allowed in the `connect-src` of
   * `platform/output/node/hosting/headers.ts`.
   */
  uri: string;
}

/** The texts of the dialog and of the page of results. */
const TRANSLATIONS = {
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
};

/** Options of the plugin. */
export interface SearchOptions {
  /**
   * Added to the address of the index as `?_=…`, so that a changed index has another address:
   * `auto` stands for a hash of the index, other texts are used as they are, `null` adds nothing
   * and leaves it to the host to answer "not modified".
   */
  indexHash: string | null;
  /** Whether to index and search very common words, too. */
  removeDefaultStopWordFilter: boolean;
  /** Maximum number of results in the dialog. */
  searchResultLimits: number;
  /** Maximum length of what an excerpt in the dialog shows around the words of the query, in characters. */
  searchResultContextMaxLength: number;
  /** Whether to mark the words of the query on the page that a result leads to. */
  highlightSearchTermsOnTargetPage: boolean;
  /** Indexes of other sites, whose results follow those of this site. */
  externalSources: ExternalSite[];
  /** Queries to begin with, shown while nothing is typed. */
  suggestions: string[];
  translations: typeof TRANSLATIONS;
}

/** Options as written: what differs from the defaults. */
export type SearchOptionsInput = Partial<Omit<SearchOptions, 'translations'>> & {
  translations?: Partial<typeof TRANSLATIONS>;
};

/** Applies the defaults. */
export const toSearchOptions = ({
  translations,
  ...options
}: SearchOptionsInput = {}): SearchOptions => ({
  indexHash: null,
  removeDefaultStopWordFilter: false,
  searchResultLimits: 5,
  searchResultContextMaxLength: 50,
  highlightSearchTermsOnTargetPage: false,
  externalSources: [],
  suggestions: [],
  ...options,
  translations: { ...TRANSLATIONS, ...translations },
});

/** Words and phrases that readers use interchangeably. */
export type SynonymGroup = string[];

/** The generated files of the search. Every page loads the first. */
export interface SearchFiles {
  /** The options of the plugin, and the texts that the dialog has before its results are loaded. */
  'config.json': Omit<SearchOptions, 'translations'> &
    Pick<SearchOptions['translations'], 'placeholder' | 'title' | 'loading'>;
  /** The texts of the dialog and of the page of results. */
  'texts.json': SearchOptions['translations'];
  'synonyms.json': SynonymGroup[];
}
