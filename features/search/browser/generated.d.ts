declare module '@generated/site-search/default/config.json' {
  const data: import('../common/options').SearchFiles['config.json'];
  export default data;
}

declare module '@generated/site-search/default/synonyms.json' {
  const data: import('../common/options').SearchFiles['synonyms.json'];
  export default data;
}

declare module '@generated/site-search/default/texts.json' {
  const data: import('../common/options').SearchFiles['texts.json'];
  export default data;
}
