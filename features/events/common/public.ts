// What other features may use of the events.
export { placeOf } from './describe';
export { nextKubeCon } from './select';
export type { CommunityEvent } from './schema';
