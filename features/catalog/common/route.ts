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
  /** One OSV record a line; each also has a file of its own in `v2/osv/`. */
  osv: 'v2/osv.jsonl',
  actors: 'v2/actors.json',
  actorsCsv: 'v2/actors.csv',
  packages: 'v2/packages.csv',
  references: 'v2/references.csv',
  controls: 'v2/controls.csv',
  impact: 'v2/impact.csv',
  markers: 'v2/markers.csv',
  stix: 'v2/stix.json',
  navigator: 'v2/attack-navigator.json',
  cff: 'v2/CITATION.cff',
  chart: 'v2/incidents-by-year.svg',
  feed: 'atom.xml',
  /** New and changed entries. */
  jsonFeed: 'feed.json',
} as const;

/** Files that were beside them once, and those that took their place. */
export const MOVED_FILES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ['incidents', 'packages', 'references', 'controls', 'impact'].map((table) => [
      `v2/${table}.parquet`,
      `v2/${table}.csv`,
    ]),
  ),
  'v2/datapackage.json': 'v2/incidents.schema.json',
  'v2/catalog.bib': 'v2/CITATION.cff',
  'v2/catalog.ipynb': 'data',
  'v2/changes.json': 'feed.json',
};

/** The file of an entry, by the addresses of its page and of the catalog: `v2/2024/xz.json`. */
export const recordFile = (page: string, catalog: string): string =>
  `v2/${page.slice(catalog.length)}.json`;

/** Parts the values of a field of the CSV that holds several. */
export const LIST_SEPARATOR = '|';

/** `T1195.002` → the address of the technique. */
export const techniqueUrl = (id: string): string =>
  `https://attack.mitre.org/techniques/${id.replace('.', '/')}/`;

/** Whether an identifier is a CVE number. */
export function isCve(identifier: string): boolean {
  return identifier.startsWith('CVE-');
}

/** The kind of an identifier by its form, and the address of its record where there is one. */
export function describeIdentifier(id: string): {
  id: string;
  kind: 'CVE' | 'GHSA' | 'OSV' | 'vendor';
  url?: string;
} {
  if (isCve(id)) {
    return { id, kind: 'CVE', url: `https://www.cve.org/CVERecord?id=${encodeURIComponent(id)}` };
  }
  if (id.startsWith('GHSA-')) {
    return { id, kind: 'GHSA', url: `https://github.com/advisories/${encodeURIComponent(id)}` };
  }
  return /^(GO|MAL|PYSEC|RUSTSEC)-\d{4}-\d+$/.test(id)
    ? { id, kind: 'OSV', url: `https://osv.dev/vulnerability/${id}` }
    : { id, kind: 'vendor' };
}
