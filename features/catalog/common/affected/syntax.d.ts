/** A file that can't be read, with what to do about it. */
export declare class LockfileError extends Error {
    readonly line?: number | undefined;
    /**
     * @param message what is wrong → what to do
     * @param line of the file, where there is one
     */
    constructor(message: string, line?: number | undefined);
}
export declare const TAKE_WHOLE = "Take the whole file again, as your tool wrote it.";
/** An object of a file, of which nothing is known. */
export type Fields = Readonly<Record<string, unknown>>;
export declare const isFields: (value: unknown) => value is Fields;
export declare const fieldsIn: (value: unknown) => Fields[];
export declare const textOf: (value: unknown) => string | undefined;
export declare const entriesOf: (value: unknown) => [string, Fields][];
/** The texts of a list. */
export declare const textsIn: (value: unknown) => string[];
/** Line in which a text first occurs in a file, comments aside; 1 if it doesn't. */
export declare function lineOf(text: string, at: string | number): number;
/** @throws LockfileError if it is no object of JSON */
export declare function parseJson(text: string, { allowTrailingComma, allowComments }?: {
    allowTrailingComma?: boolean | undefined;
    allowComments?: boolean | undefined;
}): Fields;
/** @throws LockfileError if it is no mapping of YAML, or no `yarn.lock` */
export declare function parseYaml(text: string): Fields;
/** @throws LockfileError if it is no TOML */
export declare function parseToml(text: string): Fields;
/** An element of XML: its own texts, and the elements inside. */
export interface Element {
    name: string;
    text: string;
    children: Element[];
    line: number;
}
/**
 * Entities other than those of XML itself aren't known, so nothing is loaded and nothing expands.
 *
 * @throws LockfileError if it is no XML
 */
export declare function parseXml(text: string): Element;
/** Lines with their numbers, without those that are empty. */
export declare const linesOf: (text: string) => [line: string, number: number][];
