import type { CheckReport } from './report';

/** What the page asks its worker. */
export interface CheckRequest {
  /** Of the answer, too: an answer to an earlier request is not shown. */
  number: number;
  /** Name of the file; empty for a text. */
  file: string;
  content: Blob | string;
}

/** What the worker answers. */
export type CheckAnswer = { number: number } & (
  | { report: CheckReport }
  /** What is wrong with the file, and what to do. */
  | { problem: string }
);
