// What other features may use of the events.
export { nextKubeCon, placeOf } from './select';
export type { CommunityEvent } from './schema';
