declare module '@generated/site-collections/default/videos.json' {
  const rows: import('../common/rows').VideoRow[];
  export default rows;
}
