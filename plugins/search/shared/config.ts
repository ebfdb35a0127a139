// Ships to browsers: types, nothing from Node.

/** The options of the plugin as the browser gets them. */
export interface SearchConfig {
  /** Value of the `_` parameter of the index's address; `null` for none. */
  indexHash: string | null;
  removeDefaultStopWordFilter: boolean;
  searchResultLimits: number;
  searchResultContextMaxLength: number;
  highlightSearchTermsOnTargetPage: boolean;
  externalSources: { heading: string; uri: string }[];
}

/** Words and phrases that readers use for one another. */
export type SynonymGroup = string[];
