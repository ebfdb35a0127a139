import type { AffectedList, ListedIncident, Trace, Verdict } from './match';
/** A package of a file, as the report names it. */
export interface ReportedPackage {
    name: string;
    /** With its version, if the file names one. */
    purl: string;
    version?: string;
    file: string;
    line: number;
    /** Versions that the catalog lists, in words; absent where it knows none. */
    versions?: string;
    note?: string;
    affected: Verdict;
}
/** An incident with what of it was found, and where. */
export interface ReportedIncident extends Pick<ListedIncident, 'id' | 'name' | 'summary' | 'permalink' | 'window' | 'guides'> {
    /** Whole address. */
    url: string;
    /** What to do, most urgent first. */
    steps: string[];
    packages: ReportedPackage[];
    traces: Pick<Trace, 'file' | 'line' | 'what' | 'by' | 'source'>[];
}
/** A file that names dependencies and wasn't compared, with the reason and the remedy. */
export interface Problem {
    file: string;
    line?: number;
    problem: string;
}
/** What a check says. */
export interface CheckReport {
    /** What was read: number of packages in each file, and of those without a version. */
    files: {
        file: string;
        format: string;
        packages: number;
        unversioned: number;
    }[];
    packages: number;
    /** Files that couldn't be read, or are in a format that isn't. */
    unread: Problem[];
    /** What is in files that were read and wasn't compared, and files that name nothing. */
    notes: {
        file: string;
        note: string;
    }[];
    /** Files in folders of test data and of others' code, which nobody asked for. */
    leftOut: string[];
    /** Incidents that concern the files, or may: those that do first. */
    incidents: ReportedIncident[];
    /** Incidents that list other versions of packages that are there. */
    others: ReportedIncident[];
    /** Types of packages that are there, of which the list has none. */
    unlisted: string[];
    /** Incidents whose lists are incomplete, among those with packages of these kinds. */
    incomplete: {
        name: string;
        permalink: string;
        url: string;
        day: string;
    }[];
    /** What the user's own OSV records say of these packages. */
    osv?: {
        records: number;
        incidents: ReportedIncident[];
    };
    list: Pick<AffectedList, 'version' | 'date' | 'origin' | 'page'>;
}
/** The worst that a report says: whether something is listed, may be, or can't be told. */
export declare const verdictOf: ({ incidents }: CheckReport) => Verdict | "trace";
/** The result in one line. */
export declare function headlineOf(report: CheckReport): string;
/** What was read and what was found, in sentences that never say more than the list can. */
export declare function summaryOf(report: CheckReport): string;
/** What the result doesn't say. */
export declare const LIMITS: string[];
export declare const OSV_SCANNER = "https://google.github.io/osv-scanner/";
/** What is found at a package, in a word. */
export declare const WORDS: Readonly<Record<Verdict, string>>;
/** How sure a trace is. */
export declare const TRACE_WORDS: Readonly<Record<Trace['by'], string>>;
/** The report as Markdown. */
export declare function toMarkdown(report: CheckReport): string;
/** The report as SARIF 2.1.0, which code hosts show beside the lines of files. */
export declare function toSarif({ incidents, osv, list, unread }: CheckReport): object;
/** What the page asks its worker: files in any number of messages, or a text. */
export type CheckRequest = {
    files: {
        path: string;
        file: Blob;
    }[];
    isLast: boolean;
    isAll?: boolean;
} | {
    text: string;
};
/** What the worker answers: how far it is, and at the end a report. */
export type CheckAnswer = {
    progress: {
        done: number;
        all: number;
        file: string;
    };
} | {
    report: CheckReport;
};
