declare module '@generated/site-videos/default/videos.json' {
  const data: import('../common/rows').VideosFiles['videos.json'];
  export default data;
}
