// What pages of other features may use of the catalog.
export { incidentsView, type IncidentRow } from '../common/view';
