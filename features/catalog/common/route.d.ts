/** Where the catalog is published, without base path. */
export declare const CATALOG_ROUTE = "/community/tags/security-and-compliance/publications/catalog/";
/** The page that compares a lockfile with the catalog. */
export declare const CHECK_ROUTE = "/community/tags/security-and-compliance/publications/catalog/check";
/** The page that chooses controls for incidents. */
export declare const PLAN_ROUTE = "/community/tags/security-and-compliance/publications/catalog/controls";
/**
 * Names of the files next to the index page of the catalog. The number of a folder or schema is the
 * version of the format: incompatible changes get a new one.
 */
export declare const CATALOG_FILES: {
    readonly json: "v2/incidents.json";
    readonly csv: "v2/incidents.csv";
    readonly schema: "v2/incidents.schema.json";
    /** One OSV record a line; each also has a file of its own in `v2/osv/`. */
    readonly osv: "v2/osv.jsonl";
    readonly actors: "v2/actors.json";
    readonly packages: "v2/packages.csv";
    readonly references: "v2/references.csv";
    readonly controls: "v2/controls.csv";
    readonly impact: "v2/impact.csv";
    readonly markers: "v2/markers.csv";
    readonly stix: "v2/stix.json";
    readonly navigator: "v2/attack-navigator.json";
    readonly cff: "v2/CITATION.cff";
    readonly chart: "v2/incidents-by-year.svg";
    readonly feed: "atom.xml";
    /** New and changed entries. */
    readonly jsonFeed: "feed.json";
};
/** Files that were beside them once, and those that took their place. */
export declare const MOVED_FILES: Readonly<Record<string, string>>;
/** The file of an entry, by the addresses of its page and of the catalog: `v2/2024/xz.json`. */
export declare const recordFile: (page: string, catalog: string) => string;
/** Parts the values of a field of the CSV that holds several. */
export declare const LIST_SEPARATOR = "|";
export type GroupKind = 'vector' | 'ecosystem';
interface Kind {
    labels: Readonly<Record<string, string>>;
    idsOf: (incident: {
        vectors: readonly string[];
        ecosystems: readonly string[];
    }) => readonly string[];
    /** Incidents that it takes for a page; ecosystems with fewer share one. */
    least: number;
}
/** By what incidents are put together on pages of their own. */
export declare const GROUP_KINDS: Readonly<Record<GroupKind, Kind>>;
/** Where the page of a group is, without base path. */
export declare const groupRoute: (kind: GroupKind, id: string) => string;
/** Address of what the catalog says of a vector: its page, or its definition if it has none. */
export declare const vectorAddress: (id: string) => string;
/**
 * The same of an ecosystem.
 *
 * @param pages ids of the ecosystems with pages of their own
 */
export declare const ecosystemAddress: (id: string, pages: readonly string[]) => string;
/** `T1195.002` → the address of the technique. */
export declare const techniqueUrl: (id: string) => string;
/** Whether an identifier is a CVE number. */
export declare function isCve(identifier: string): boolean;
/** The kind of an identifier by its form, and the address of its record where there is one. */
export declare function describeIdentifier(id: string): {
    id: string;
    kind: 'CVE' | 'GHSA' | 'OSV' | 'vendor';
    url?: string;
};
export {};
