declare module '@generated/site-events/default/events.json' {
  const data: import('../common/schema').EventsFiles['events.json'];
  export default data;
}

declare module '@generated/site-events/default/ahead.json' {
  const data: import('../common/schema').EventsFiles['ahead.json'];
  export default data;
}
