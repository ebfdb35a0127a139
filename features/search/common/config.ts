import type { SearchOptions } from './options';

/** Words and phrases that readers use interchangeably. */
export type SynonymGroup = string[];

/** The generated files of the search. Every page loads the first. */
export interface SearchFiles {
  /** The options of the plugin. */
  'config.json': Omit<SearchOptions, 'translations'>;
  /** The texts of the dialog and of the page of results. */
  'texts.json': SearchOptions['translations'];
  'synonyms.json': SynonymGroup[];
}
