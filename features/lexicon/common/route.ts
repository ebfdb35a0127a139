/** Where the terms are published, without base path. */
export const LEXICON_ROUTE =
  '/community/tags/security-and-compliance/publications/security-lexicon';
