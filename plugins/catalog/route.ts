// Ships to browsers: nothing from Node.

/** Where the catalogue is published, without base path. */
export const CATALOG_ROUTE = '/community/tags/security-and-compliance/publications/catalog/';

/** Names of the files beside the catalogue's index page. */
export const CATALOG_FILES = {
  json: 'incidents.json',
  csv: 'incidents.csv',
  /** The number is the version of the format; a change that breaks readers gets a new one. */
  schema: 'incidents.schema.v1.json',
  feed: 'atom.xml',
} as const;
