declare module '@generated/site-videos/default/videos.json' {
  const data: import('../plugins/videos/rows').VideoRow[];
  export default data;
}

declare module '@generated/site-catalog/default/incidents.json' {
  const data: import('../plugins/catalog/rows').IncidentRow[];
  export default data;
}

declare module '@generated/site-catalog/default/codebook.json' {
  const data: import('../plugins/catalog/jsonSchema').CodeBookField[];
  export default data;
}

declare module '@generated/site-catalog/default/timeline.json' {
  const data: import('../plugins/catalog/chart').Timeline;
  export default data;
}

declare module '@generated/site-catalog/default/edition.json' {
  const data: import('../plugins/catalog/pages').Edition;
  export default data;
}

declare module '@generated/site-lexicon/default/lexicon.json' {
  const data: import('../plugins/lexicon/schema').LexiconTerm[];
  export default data;
}

declare module '@generated/site-events/default/events.json' {
  const data: import('../plugins/events/schema').EventsData;
  export default data;
}

declare module '*.woff2' {
  /** Address of the file, with base path. */
  const url: string;
  export default url;
}

declare module '@generated/site-search/default/config.json' {
  const data: import('../plugins/search/shared/config').SearchConfig;
  export default data;
}

declare module '@generated/site-search/default/synonyms.json' {
  const data: import('../plugins/search/shared/config').SynonymGroup[];
  export default data;
}

declare module '@generated/client-global-data.json' {
  const data: Record<string, Record<string, unknown>>;
  export default data;
}
