// What other features may use of the events.
export { instantText, nextStartOf, placeOf } from './describe';
export { nextKubeCon } from './select';
export type { CommunityEvent } from './schema';
export { MEETING_GROUPS, MEETINGS_ROUTE } from './vocabulary';
