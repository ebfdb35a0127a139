declare module '@generated/site-events/default/events.json' {
  const data: import('../plugins/events/schema').EventsData;
  export default data;
}
