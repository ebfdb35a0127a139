declare module '@generated/site-collections/default/lexicon.json' {
  const terms: import('../common/schema').LexiconTerm[];
  export default terms;
}
