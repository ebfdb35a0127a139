// What pages of other features may use of the catalog.
export type { IncidentRow } from '../common/generated';
export { incidentsView } from '../common/view';
