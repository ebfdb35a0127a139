import { LockfileError } from './syntax';
import { type FoundPackage } from './packages';
/** What was read of a file. */
export interface ReadFile {
    format: string;
    packages: FoundPackage[];
    /** Whether the file asks for packages, so that reading none is a fault of the reader or the file. */
    isAsking?: boolean;
    /** What is in the file and can't be compared, for people. */
    notes?: string[];
}
export type Reader = (text: string, file: string) => ReadFile;
/** The error of a file from which nothing was read. */
export declare const nothingListed: (format: string) => LockfileError;
export declare function found(type: string, name: string, version: string | undefined, at: string): FoundPackage;
/** What Bun writes is JSON with a comma after the last member, too. */
export declare function readBun(text: string): FoundPackage[];
/** The same as XML. */
export declare const readCycloneDxXml: Reader;
/** Lockfiles and SBOMs in JSON, by what is in them. */
export declare function readJson(text: string): ReadFile;
/** Cargo and tools of Python list packages alike. */
export declare function readToml(text: string, file: string): ReadFile;
/** A line of `go.sum` for a `go.mod` alone is a version that was looked at and not taken. */
export declare function readGoSum(text: string): FoundPackage[];
/** Gems of registries and repositories; those of `PATH` are parts of the project. */
export declare function readGemfile(text: string): FoundPackage[];
/** `name[extra]==1.2.3 ; marker`, or `name @ git+https://…`, of PEP 508; `undefined` if it is none. */
export declare function requirementOf(line: string, at: string): FoundPackage[] | undefined;
/** Requirements and constraints; options and local files are passed over. */
export declare function readRequirements(text: string): FoundPackage[];
/** `group:artifact:version=configurations`, as Gradle locks them. */
export declare function readGradle(text: string): FoundPackage[];
export declare const readYarnLock: Reader;
/** Since version 11, what pnpm itself needs stands in a document before that of the project. */
export declare const readPnpmLock: Reader;
