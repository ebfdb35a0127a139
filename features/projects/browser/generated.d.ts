declare module '@generated/site-collections/default/projects.json' {
  const rows: import('../common/pages').ProjectRow[];
  export default rows;
}

declare module '@generated/site-projects/default/overview.json' {
  const data: import('../common/pages').ProjectsFiles['overview.json'];
  export default data;
}

declare module '@generated/site-projects/default/charts.json' {
  const data: import('../common/pages').ProjectsFiles['charts.json'];
  export default data;
}
