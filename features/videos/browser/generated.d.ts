declare module '@generated/site-collections/default/videos.json' {
  const rows: import('../common/view').VideoRow[];
  export default rows;
}
