declare module '@generated/site-lexicon/default/lexicon.json' {
  const data: import('../common/schema').LexiconFiles['lexicon.json'];
  export default data;
}
