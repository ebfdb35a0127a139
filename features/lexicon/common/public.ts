// What other features may use of the lexicon.
export { LEXICON_ROUTE } from './route';
export type { LexiconTerm } from './schema';
