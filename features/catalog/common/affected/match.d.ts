import type { IncidentRecord } from '../schema';
import { type FoundPackage } from './packages';
/** An incident, as far as the check tells of it. */
export interface ListedIncident extends Pick<IncidentRecord, 'id' | 'name' | 'nature' | 'payloads' | 'summary'> {
    /** Route with base path, or whole address. */
    permalink: string;
    guides: {
        title: string;
        permalink: string;
    }[];
    /** Whether its packages are all that the source names, on this day. */
    isComplete: boolean;
    day: string;
    /** Types of its package URLs. */
    types: string[];
    /** When users could get the harmful version, in words. */
    window?: string;
    /** What to do before anything else, in order. */
    response?: string[];
    markers?: Pick<IncidentRecord['markers'][number], 'kind' | 'value' | 'sha256' | 'in' | 'source'>[];
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
export declare const VERDICTS: readonly Verdict[];
/** A package of the file that the catalog lists. */
export interface Match {
    package: FoundPackage;
    incident: ListedIncident;
    listed: ListedPackage;
    affected: Verdict;
}
/**
 * Compares packages with the list of the catalog.
 *
 * @returns what is listed, affected versions first; of several lines of an incident for a package,
 *   the one that affects it most
 */
export declare function findAffected<Package extends FoundPackage & {
    file?: string;
}>(packages: readonly Package[], list: AffectedList): (Match & {
    package: Package;
})[];
/** The incidents whose lists are incomplete, among those with packages of the same types. */
export declare const incompleteFor: (types: ReadonlySet<string>, list: AffectedList) => ListedIncident[];
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
/** Whether a file has to be read to find what attacks left behind. */
export declare const mayBeTrace: ({ incidents }: AffectedList, path: string) => boolean;
/** Whether the digest of a file is wanted for that. */
export declare const needsDigest: ({ incidents }: AffectedList, path: string) => boolean;
/** What attacks left behind in a file. */
export declare function tracesIn(path: string, text: string, sha256: string | undefined, { incidents }: AffectedList): Trace[];
