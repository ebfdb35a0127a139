declare module '@generated/site-search/default/config.json' {
  const data: import('../common/config').SearchFiles['config.json'];
  export default data;
}

declare module '@generated/site-search/default/synonyms.json' {
  const data: import('../common/config').SearchFiles['synonyms.json'];
  export default data;
}

declare module '@generated/site-search/default/texts.json' {
  const data: import('../common/config').SearchFiles['texts.json'];
  export default data;
}
