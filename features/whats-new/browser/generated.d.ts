declare module '@generated/site-whats-new/default/areas.json' {
  const data: import('../common/generated').WhatsNewFiles['areas.json'];
  export default data;
}
