import { describe, expect, it } from 'vitest';
import { ContentError, formatProblems, type Problem } from './problems';

const problem = (over: Partial<Problem> = {}): Problem => ({
  file: 'docs/a.md',
  field: 'title',
  reason: 'is missing',
  remedy: 'Add a title.',
  ...over,
});

describe('formatProblems', () => {
  it('groups by file and orders by file, line and field', () => {
    const text = formatProblems([
      problem({ file: 'docs/b.md', field: 'link', line: 9 }),
      problem({ file: 'docs/b.md', field: 'link', line: 3 }),
      problem(),
    ]);
    expect(text).toMatchInlineSnapshot(`
      "3 content problems found:

      docs/a.md
        title: is missing
          → Add a title.

      docs/b.md
        line 3, link: is missing
          → Add a title.
        line 9, link: is missing
          → Add a title."
    `);
  });
});

describe('ContentError', () => {
  it('carries the problems and shows no stack of the reporter', () => {
    const error = new ContentError([problem()]);
    expect(error.problems).toEqual([problem()]);
    expect(error.stack).toBe(error.message);
  });
});
