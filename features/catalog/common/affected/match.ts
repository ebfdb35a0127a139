import type { IncidentRecord } from '../schema';
import { isInRange, parseVers } from '../versions';
import { DIGEST, typeOf, type FoundPackage } from './packages';

/** An incident, as far as the check tells of it. */
export interface ListedIncident extends Pick<
  IncidentRecord,
  'id' | 'name' | 'nature' | 'payloads' | 'summary'
> {
  /** Route with base path, or whole address. */
  permalink: string;
  guides: { title: string; permalink: string }[];
  /** Whether its packages are all that the source names, on this day. */
  isComplete: boolean;
  day: string;
  /** Types of its package URLs. */
  types: string[];
  /** When users could get the harmful version, in words. */
  window?: string;
  /** What to do before anything else, in order. */
  response?: string[];
  markers?: Pick<
    IncidentRecord['markers'][number],
    'kind' | 'value' | 'sha256' | 'in' | 'source'
  >[];
}

/** What the catalog says of a package in one incident. */
export interface ListedPackage {
  /** Index in the incidents of the list. */
  incident: number;
  /** In the `vers` notation; absent where the catalog knows no versions. */
  range?: string;
  /** Commits that are harmful themselves. */
  commits?: readonly string[];
  /** A GitHub Action: its tags were moved, and lead elsewhere today. */
  isAction?: boolean;
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

/**
 * `yes`: this version is listed. `window`: it's a tag that was moved, so it depends on when it ran.
 * `unclear`: the catalog or the file names no version. `no`: the catalog lists other versions.
 */
export type Verdict = 'yes' | 'window' | 'unclear' | 'no';

/** Verdicts, the worst first. */
export const VERDICTS: readonly Verdict[] = ['yes', 'window', 'unclear', 'no'];

/** A package of the file that the catalog lists. */
export interface Match {
  package: FoundPackage;
  incident: ListedIncident;
  listed: ListedPackage;
  affected: Verdict;
}

const compareMatches = (a: Match, b: Match): number =>
  VERDICTS.indexOf(a.affected) - VERDICTS.indexOf(b.affected);

/** A version or a tag with one, unlike `main` and `latest`. */
const isNumbered = (version: string): boolean => /^[^\d]{0,12}\d/.test(version);

/** Types whose versions are names that people give, and move: tags, branches, and commits. */
const MOVABLE = new Set(['github', 'docker']);

function judge(found: FoundPackage, listed: ListedPackage, { window }: ListedIncident): Verdict {
  const { purl, version, digest } = found;
  const { range, commits = [], isAction } = listed;
  const type = typeOf(purl);
  const pin = [version, digest].find((one) => one !== undefined && DIGEST.test(one));
  if (pin !== undefined) {
    const isListed =
      commits.includes(pin.toLowerCase()) ||
      (range !== undefined && parseVers(range).versions.includes(pin));
    // An image may have a tag beside its digest, which the catalog lists.
    if (isListed || pin === version || version === undefined) {
      return isListed ? 'yes' : 'no';
    }
  }
  // A commit in short.
  if (
    type === 'github' &&
    version !== undefined &&
    /^(?=.*[a-f])(?=.*\d)[a-f\d]{7,39}$/.test(version)
  ) {
    return commits.some((commit) => commit.startsWith(version)) ? 'yes' : 'no';
  }
  if (MOVABLE.has(type)) {
    if (range === undefined) {
      // What is harmful are these commits, to which no tag is known to lead.
      return commits.length > 0 ? 'no' : 'unclear';
    }
    if (version === undefined) {
      return 'unclear';
    }
    const isLiteral = parseVers(range).versions.includes(version);
    const isIn = isLiteral || (isNumbered(version) && isInRange(version, range, type));
    return isIn
      ? isAction === true && window !== undefined
        ? 'window'
        : 'yes'
      : isNumbered(version)
        ? 'no'
        : 'unclear';
  }
  if (range?.endsWith('/*')) {
    return 'yes';
  }
  return version === undefined || range === undefined
    ? 'unclear'
    : isInRange(version, range, type)
      ? 'yes'
      : 'no';
}

/**
 * Compares packages with the list of the catalog.
 *
 * @returns what is listed, affected versions first; of several lines of an incident for a package,
 *   the one that affects it most
 */
export function findAffected<Package extends FoundPackage & { file?: string }>(
  packages: readonly Package[],
  list: AffectedList,
): (Match & { package: Package })[] {
  const matches = new Map<string, Match & { package: Package }>();
  for (const found of packages) {
    for (const listed of Object.hasOwn(list.packages, found.purl)
      ? (list.packages[found.purl] ?? [])
      : []) {
      const incident = list.incidents[listed.incident];
      // An editor's recommendation names no registry.
      const isOther = Object.entries(listed.qualifiers ?? {}).some(
        ([name, value]) => found.qualifiers !== undefined && found.qualifiers[name] !== value,
      );
      const isBare =
        listed.qualifiers !== undefined &&
        found.qualifiers === undefined &&
        found.version !== undefined;
      if (!incident || isOther || isBare) {
        continue;
      }
      const match = { package: found, incident, listed, affected: judge(found, listed, incident) };
      const key = `${found.file ?? ''} ${found.purl} ${found.version ?? found.digest ?? ''} ${incident.id}`;
      const before = matches.get(key);
      if (!before || compareMatches(match, before) < 0) {
        matches.set(key, match);
      }
    }
  }
  return [...matches.values()].sort(compareMatches);
}

/** The incidents whose lists are incomplete, among those with packages of the same types. */
export const incompleteFor = (types: ReadonlySet<string>, list: AffectedList): ListedIncident[] =>
  list.incidents.filter(
    (incident) => !incident.isComplete && incident.types.some((type) => types.has(type)),
  );

/** Something in the repository that an attack left behind. */
export interface Trace {
  incident: ListedIncident;
  file: string;
  line: number;
  /** What was found, in words. */
  what: string;
  /** `content`: it has the bytes or the string that the source names. `name`: only its name fits. */
  by: 'content' | 'name';
  source: string;
}

type Marker = NonNullable<ListedIncident['markers']>[number];

/** Names that many projects give to files of their own, so that the name alone says nothing. */
const COMMON_NAME =
  /(?:^|\/)(?:settings(?:\.local)?\.json|tasks\.json|launch\.json|CLAUDE\.md|AGENTS\.md|\.cursorrules|binding\.gyp|package\.json|index\.[cm]?[jt]s|main\.[a-z]+|setup\.(?:py|[cm]?js)|action\.ya?ml|entrypoint\.sh|(?:ci|build|test|release|publish|deploy|discussion)\.ya?ml|config\.m?js)$/i;

const endsWith = (path: string, value: string): boolean =>
  path === value || path.endsWith(`/${value.replace(/^\/|^\.\//, '')}`);

const REFERENCES = /^(?:.*\/)?\.git\/(?:packed-refs$|refs\/)/;

/** Whether a marker is about a file of this path, whatever is in it. */
function isAbout({ kind, value, in: place }: Marker, path: string): boolean {
  switch (kind) {
    case 'file':
      return endsWith(path, value);
    case 'workflow':
      return /\.ya?ml$/i.test(value)
        ? endsWith(path, `.github/workflows/${value.replace(/^.*\//, '')}`)
        : /(?:^|\/)\.github\/workflows\//.test(path);
    case 'branch':
      return REFERENCES.test(path);
    case 'string':
      return place !== undefined && endsWith(path, place);
  }
}

/** Whether a file has to be read to find what attacks left behind. */
export const mayBeTrace = ({ incidents }: AffectedList, path: string): boolean =>
  incidents.some(({ markers = [] }) => markers.some((marker) => isAbout(marker, path)));

/** Whether the digest of a file is wanted for that. */
export const needsDigest = ({ incidents }: AffectedList, path: string): boolean =>
  incidents.some(({ markers = [] }) =>
    markers.some((marker) => marker.sha256 !== undefined && isAbout(marker, path)),
  );

const lineAt = (text: string, index: number): number => text.slice(0, index).split('\n').length;

/** What attacks left behind in a file. */
export function tracesIn(
  path: string,
  text: string,
  sha256: string | undefined,
  { incidents }: AffectedList,
): Trace[] {
  return incidents.flatMap((incident) =>
    (incident.markers ?? []).flatMap((marker): Trace[] => {
      const { kind, value, source } = marker;
      const trace = (what: string, by: Trace['by'], index = 0): Trace[] => [
        { incident, file: path, line: lineAt(text, index), what, by, source },
      ];
      if (kind === 'string') {
        const index = marker.in === undefined || isAbout(marker, path) ? text.indexOf(value) : -1;
        return index < 0 ? [] : trace(`the string "${value}"`, 'content', index);
      }
      if (!isAbout(marker, path)) {
        return [];
      }
      if (kind === 'branch') {
        const name = path.replace(/^.*\.git\/refs\/(?:heads|remotes\/[^/]+)\//, '');
        const index = text.search(
          new RegExp(
            `refs/(?:heads|remotes/[^/\\s]+)/${value.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`,
            'm',
          ),
        );
        return name === value || index >= 0
          ? trace(`a branch named ${value}`, 'name', Math.max(index, 0))
          : [];
      }
      if (kind === 'workflow' && !/\.ya?ml$/i.test(value)) {
        const index = text.indexOf(`name: ${value}`);
        return index < 0 ? [] : trace(`a workflow named ${value}`, 'name', index);
      }
      if (marker.sha256 !== undefined && sha256 !== undefined) {
        return marker.sha256 === sha256 ? trace('a file with the same content', 'content') : [];
      }
      return COMMON_NAME.test(path) ? [] : trace(`a ${kind} named ${value}`, 'name');
    }),
  );
}
