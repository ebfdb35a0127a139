/**
 * Compares versions as their ecosystem does: npm, Cargo, and Go by Semantic Versioning, Python by PEP
 * 440, Debian and RPM by their policies, Maven by its specification, others by numbers and words.
 *
 * @param type of the package URL
 * @returns below 0 if `a` comes first, 0 if both mean the same version
 */
export declare const compareVersions: (a: string, b: string, type: string) => number;
/**
 * Whether a version is in a range.
 *
 * @param range in the `vers` notation
 * @param type of the package URL
 */
export declare function isInRange(version: string, range: string, type: string): boolean;
/** Whether the bounds of a range come in pairs and in the order of versions, as `vers` demands. */
export declare function isSorted(range: string): boolean;
