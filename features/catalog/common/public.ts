// What other features may use of the catalog.
export { dateOf, incidentsView, isIncident, yearFolderOf, type IncidentRow } from './view';
export { CATALOG_ROUTE, PLAN_ROUTE } from './route';
export type { PageLink } from './generated';
export type { Incident, IncidentRecord } from './schema';
export { CONTROL_EFFECTS, CONTROL_PLACES, VECTORS } from './vocabulary';
