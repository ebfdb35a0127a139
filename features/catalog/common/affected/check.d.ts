import { type AffectedList } from './match';
import type { CheckReport } from './report';
/** A check of files, given one after the other. */
export interface Check {
    /** Asked once for each file. How much of it is needed: `head` is some kilobytes, with which `isWanted` decides on the rest. */
    wants: (file: string) => 'all' | 'head' | 'nothing';
    isWanted: (file: string, head: string) => boolean;
    wantsDigest: (file: string) => boolean;
    /** @param sha256 of its bytes, where `wantsDigest` asks for it */
    add: (file: string, text: string, sha256?: string) => void;
    /** Says why a file that is wanted wasn't given. */
    miss: (file: string, why: string) => void;
    /** Package URLs of what was read. */
    purls: () => ReadonlySet<string>;
    /** @param osv the user's own records, as a list, and their number */
    finish: (osv?: {
        records: number;
        list: AffectedList;
    }) => CheckReport;
}
/**
 * Begins a check.
 *
 * @param files paths of all files that there are, with slashes; an empty one for a text without a name
 * @param isAll whether test data and others' code are read, too
 * @param isForOsv whether packages that the list doesn't have are kept for other records
 */
export declare function beginCheck(list: AffectedList, files: readonly string[], { isAll, isForOsv }?: {
    isAll?: boolean | undefined;
    isForOsv?: boolean | undefined;
}): Check;
/** Checks one text, such as a lockfile that somebody pasted. */
export declare function checkText(text: string, file: string, list: AffectedList): CheckReport;
