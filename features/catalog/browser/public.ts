// What pages of other features may use of the catalog.
export type { IncidentRow } from '../common/generated';
export { toNavigatorLayer } from '../common/navigator';
export { incidentsView } from '../common/view';
