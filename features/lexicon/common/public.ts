// What other features may use of the lexicon.
export type { LexiconTerm } from './schema';

/** Where the terms are published, without base path. */
export const LEXICON_ROUTE =
  '/community/tags/security-and-compliance/publications/security-lexicon';
