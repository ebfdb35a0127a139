declare module '@generated/site-open-data/default/datasets.json' {
  const data: import('../common/generated').OpenDataFiles['datasets.json'];
  export default data;
}
