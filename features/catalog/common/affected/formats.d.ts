import { type ReadFile } from './lockfiles';
/**
 * Reads a file that names packages, actions, or images.
 *
 * @param text of the file
 * @param path its name, or an empty text for a text without one
 * @throws {LockfileError} if the text can't be read
 */
export declare function readFile(text: string, path?: string): ReadFile;
/** What to do with a file, by its path. */
export type Plan = {
    kind: 'read';
}
/** Read if its beginning or, for `unread`, its text says that it names packages. */
 | {
    kind: 'peek';
    sign: RegExp;
} | {
    kind: 'unread';
    remedy: string;
    sign?: RegExp;
    reads?: RegExp;
} | {
    kind: 'other';
};
/** Whether a file is left out unless somebody asks for it. */
export declare const isLeftOut: (path: string) => boolean;
/**
 * A plan for each file of a folder.
 *
 * @param paths of all files, with slashes
 */
export declare function planOf(paths: readonly string[]): (path: string) => Plan;
