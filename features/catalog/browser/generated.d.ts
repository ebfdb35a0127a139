declare module '@generated/site-collections/default/incidents.json' {
  const rows: import('../common/view').IncidentRow[];
  export default rows;
}

declare module '@generated/site-catalog/default/timeline.json' {
  const data: import('../common/generated').CatalogFiles['timeline.json'];
  export default data;
}

declare module '@generated/site-catalog/default/definitions.json' {
  const data: import('../common/generated').CatalogFiles['definitions.json'];
  export default data;
}

declare module '@generated/site-catalog/default/edition.json' {
  const data: import('../common/generated').CatalogFiles['edition.json'];
  export default data;
}

declare module '@generated/site-catalog/default/analysis.json' {
  const data: import('../common/generated').CatalogFiles['analysis.json'];
  export default data;
}

declare module '@generated/site-catalog/default/affected.json' {
  const data: import('../common/generated').CatalogFiles['affected.json'];
  export default data;
}

declare module '@generated/site-catalog/default/waiting.json' {
  const data: import('../common/generated').CatalogFiles['waiting.json'];
  export default data;
}

declare module '@generated/site-catalog/default/measures.json' {
  const data: import('../common/generated').CatalogFiles['measures.json'];
  export default data;
}
