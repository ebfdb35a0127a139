import { counted } from './text';

/** Something wrong in the content, described so that its author can fix it right away. */
export interface Problem {
  /** Path of the file relative to the site's folder. */
  file: string;
  /** Line in that file, starting from 1, if known. */
  line?: number;
  /** The field or link in question, e.g. `description` or `events[2].start`. */
  field: string;
  /** What is wrong, including the value. */
  reason: string;
  /** What to do about it. */
  remedy: string;
}

/** A problem of which only the place is not known yet. */
export type Finding = Pick<Problem, 'field' | 'reason' | 'remedy'>;

/** What was read in a file: its value, or every reason why it has none. */
export type Read<Value> =
  { value: Value; problems: [] } | { value?: undefined; problems: Problem[] };

/** Sorts problems by file, line and field. */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  return [...problems].sort(
    (a, b) =>
      a.file.localeCompare(b.file) ||
      (a.line ?? 0) - (b.line ?? 0) ||
      a.field.localeCompare(b.field),
  );
}

/**
 * All problems as a text, grouped by file.
 *
 * @param problems in any order
 * @returns the number of problems, then two lines for each: what is wrong and, after an arrow, what
 *   to do
 */
export function formatProblems(problems: readonly Problem[]): string {
  const lines = [`${counted(problems.length, 'content problem')} found:`];
  let file: string | undefined;
  for (const problem of sortProblems(problems)) {
    if (problem.file !== file) {
      file = problem.file;
      lines.push('', file);
    }
    const place = problem.line === undefined ? '' : `line ${problem.line}, `;
    lines.push(`  ${place}${problem.field}: ${problem.reason}`, `    → ${problem.remedy}`);
  }
  return lines.join('\n');
}

/** Thrown to stop a build because of its content. */
export class ContentError extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(formatProblems(problems));
    this.name = 'ContentError';
    this.problems = problems;
    // The stack would only point to the reporter, not to the content.
    this.stack = this.message;
  }
}
