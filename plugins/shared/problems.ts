/**
 * Something wrong in the content, told so that its author can mend it at once.
 */
export interface Problem {
  /** Path of the file relative to the site's folder. */
  file: string;
  /** Line in that file, counted from 1, where it is known. */
  line?: number;
  /** The field or the link concerned, e.g. `description` or `events[2].start`. */
  field: string;
  /** What is wrong, with the value found. */
  reason: string;
  /** What to do about it, ready to be followed. */
  remedy: string;
}

/** Order of report: by file, then line, then field. */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  return [...problems].sort(
    (a, b) =>
      a.file.localeCompare(b.file) ||
      (a.line ?? 0) - (b.line ?? 0) ||
      a.field.localeCompare(b.field),
  );
}

/**
 * All problems as one text, grouped by file.
 *
 * @param problems in any order
 * @returns a block that starts with the count and has two lines a problem:
 *   what is wrong, and behind an arrow what to do
 */
export function formatProblems(problems: readonly Problem[]): string {
  const lines = [`${problems.length} content problem${problems.length === 1 ? '' : 's'} found:`];
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

/** Thrown to stop a build because of its content. Keeps the single problems. */
export class ContentError extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(formatProblems(problems));
    this.name = 'ContentError';
    this.problems = problems;
    // The stack would only point at the reporter, not at the content.
    this.stack = this.message;
  }
}
