declare module '@generated/site-collections/default/events.json' {
  const events: import('../common/schema').CommunityEvent[];
  export default events;
}

declare module '@generated/site-collections/default/deadlines.json' {
  const deadlines: import('../common/schema').Deadline[];
  export default deadlines;
}

declare module '@generated/site-events/default/ahead.json' {
  const data: import('../common/schema').EventsFiles['ahead.json'];
  export default data;
}

declare module '@generated/site-collections/default/meetings.json' {
  const meetings: import('../common/schema').MeetingRow[];
  export default meetings;
}
