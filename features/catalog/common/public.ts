// What other features may use of the catalog.
export { isIncident, yearFolderOf } from './isIncident';
export { CATALOG_ROUTE } from './route';
