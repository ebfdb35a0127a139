/** Where the catalog is published, without base path. */
export const CATALOG_ROUTE = '/community/tags/security-and-compliance/publications/catalog/';

/** The page that compares a lockfile with the catalog. */
export const CHECK_ROUTE = `${CATALOG_ROUTE}check`;

/** The page that chooses controls for incidents. */
export const PLAN_ROUTE = `${CATALOG_ROUTE}controls`;

/**
 * Names of the files next to the index page of the catalog. The number of a folder or schema is the
 * version of the format: incompatible changes get a new one.
 */
export const CATALOG_FILES = {
  json: 'v2/incidents.json',
  csv: 'v2/incidents.csv',
  schema: 'v2/incidents.schema.json',
  parquet: 'v2/incidents.parquet',
  /** One OSV record a line; each also has a file of its own in `v2/osv/`. */
  osv: 'v2/osv.jsonl',
  actors: 'v2/actors.json',
  packages: 'v2/packages.csv',
  references: 'v2/references.csv',
  controls: 'v2/controls.csv',
  impact: 'v2/impact.csv',
  stix: 'v2/stix.json',
  navigator: 'v2/attack-navigator.json',
  bibtex: 'v2/catalog.bib',
  cff: 'v2/CITATION.cff',
  /** What changed from release to release, and since the last. */
  changes: 'v2/changes.json',
  dataPackage: 'v2/datapackage.json',
  notebook: 'v2/catalog.ipynb',
  chart: 'v2/incidents-by-year.svg',
  feed: 'atom.xml',
  /** New and changed entries. */
  jsonFeed: 'feed.json',
} as const;

/** The file of an entry, by the addresses of its page and of the catalog: `v2/2024/xz.json`. */
export const recordFile = (page: string, catalog: string): string =>
  `v2/${page.slice(catalog.length)}.json`;

/** Parts the values of a field of the CSV that holds several. */
export const LIST_SEPARATOR = '|';
