import type { CheckReport } from './report';

/** What the page asks its worker. */
export interface CheckRequest {
  /** Name of the file; empty for a text. */
  file: string;
  content: Blob | string;
}

/** What the worker answers: a report, or what is wrong with the file and what to do. */
export type CheckAnswer = { report: CheckReport } | { problem: string };
