/** The options of the plugin that the browser needs. */
export interface SearchConfig {
  /** Value of the parameter `_` in the address of the index; `null` for none. */
  indexHash: string | null;
  removeDefaultStopWordFilter: boolean;
  searchResultLimits: number;
  searchResultContextMaxLength: number;
  highlightSearchTermsOnTargetPage: boolean;
  suggestions: string[];
  externalSources: { heading: string; uri: string }[];
}

/** Words and phrases that readers use interchangeably. */
export type SynonymGroup = string[];

/**
 * The texts of the dialog and of the page of results: `{keyword}` stands for the query, `{count}`
 * for the number of pages found.
 */
export type SearchTexts = Record<
  | 'placeholder'
  | 'title'
  | 'titleOfResults'
  | 'seeAll'
  | 'noResults'
  | 'noneFound'
  | 'oneFound'
  | 'manyFound'
  | 'emptyQuery'
  | 'loading',
  string
>;

/** The generated files of the search. Every page loads the first. */
export interface SearchFiles {
  'config.json': SearchConfig;
  'texts.json': SearchTexts;
  'synonyms.json': SynonymGroup[];
}
