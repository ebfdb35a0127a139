import type { IncidentRecord } from '../schema';
import { isInRange } from '../versions';
import type { FoundPackage } from './packages';

/** An incident, as far as the check tells of it. */
export interface ListedIncident extends Pick<
  IncidentRecord,
  'id' | 'name' | 'nature' | 'payloads' | 'summary'
> {
  /** Route with base path. */
  permalink: string;
  guides: { title: string; permalink: string }[];
  /** Whether its packages are all that the source names, on this day. */
  isComplete: boolean;
  day: string;
  /** Types of its package URLs. */
  types: string[];
}

/** What the catalog says of a package in one incident. */
export interface ListedPackage {
  /** Index in the incidents of the list. */
  incident: number;
  /** In the `vers` notation; absent where the catalog knows no versions. */
  range?: string;
  note?: string;
  /** Those that the package must have, such as the registry of an extension. */
  qualifiers?: Readonly<Record<string, string>>;
}

/** The packages of the catalog, by package URL without version. Made by `node/affected.ts`. */
export interface AffectedList {
  version: string;
  /** Day of the data. */
  date: string;
  /** Origin of the site, to which permalinks are relative. */
  origin: string;
  /** Permalink of the page that checks. */
  page: string;
  incidents: ListedIncident[];
  packages: Readonly<Record<string, ListedPackage[]>>;
}

/** A package of the file that the catalog lists. */
export interface Match {
  package: FoundPackage;
  incident: ListedIncident;
  listed: ListedPackage;
  /**
   * `yes`: this version is listed. `unclear`: the catalog or the file names no version. `no`: the
   * catalog lists other versions of the package.
   */
  affected: 'yes' | 'unclear' | 'no';
}

const ORDER: readonly Match['affected'][] = ['yes', 'unclear', 'no'];

const compareMatches = (a: Match, b: Match): number =>
  ORDER.indexOf(a.affected) - ORDER.indexOf(b.affected);

const typeOf = (purl: string): string => purl.slice('pkg:'.length, purl.indexOf('/'));

function judge({ purl, version }: FoundPackage, { range }: ListedPackage): Match['affected'] {
  if (range?.endsWith('/*')) {
    return 'yes';
  }
  if (version === undefined || range === undefined) {
    return 'unclear';
  }
  return isInRange(version, range, typeOf(purl)) ? 'yes' : 'no';
}

/**
 * Compares packages with the list of the catalog.
 *
 * @returns what is listed, affected versions first; of several lines of an incident for a package,
 *   the one that affects it most
 */
export function findAffected(packages: readonly FoundPackage[], list: AffectedList): Match[] {
  const known = new Map(Object.entries(list.packages));
  const matches = new Map<string, Match>();
  for (const found of packages) {
    for (const listed of known.get(found.purl) ?? []) {
      const incident = list.incidents[listed.incident];
      const isOther = Object.entries(listed.qualifiers ?? {}).some(
        ([name, value]) => found.qualifiers?.[name] !== value,
      );
      if (!incident || isOther) {
        continue;
      }
      const match = { package: found, incident, listed, affected: judge(found, listed) };
      const key = `${found.purl} ${found.version ?? ''} ${incident.id}`;
      const before = matches.get(key);
      if (!before || compareMatches(match, before) < 0) {
        matches.set(key, match);
      }
    }
  }
  return [...matches.values()].sort(compareMatches);
}

/** The incidents whose lists are incomplete, among those with packages of the same types. */
export function incompleteFor(
  packages: readonly FoundPackage[],
  list: AffectedList,
): ListedIncident[] {
  const types = new Set(packages.map(({ purl }) => typeOf(purl)));
  return list.incidents.filter(
    (incident) => !incident.isComplete && incident.types.some((type) => types.has(type)),
  );
}
