declare module '@generated/site-collections/default/videos.json' {
  const rows: import('../common/schema').VideoRow[];
  export default rows;
}
