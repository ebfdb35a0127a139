/** The versions that a range in the `vers` notation means. */
export interface VersionRange {
    /** Single versions. */
    versions: string[];
    /** From the first version (included; `0` for the very first) to the last, which is open or not. */
    intervals: {
        introduced: string;
        fixed?: string;
        lastAffected?: string;
    }[];
}
/**
 * Reads a range such as `vers:npm/1.2.3|>=2.0.0|<2.1.0`. Comparators come in pairs in the order of
 * versions, as the notation demands. A lower bound that is open counts as included: no range of the
 * catalog has one.
 *
 * @param range whole, with its scheme
 */
export declare function parseVers(range: string): VersionRange;
/** A range in words: `vers:npm/1.2.3|1.2.4` → `1.2.3, 1.2.4`. */
export declare const versionsOf: (range: string) => string;
