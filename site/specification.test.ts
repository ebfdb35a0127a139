import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod';
import { expect, it } from 'vitest';
import { formatProblems, type Problem } from '../platform/base/common/problems';
import { validate } from '../platform/base/common/validate';
import { hasTest, nearestTest, readTests, type TestFile } from '../scripts/lib/testTitles';

const ROOT = path.join(__dirname, '..');
const FILE = 'docs-internal/specification.yaml';
const SEPARATOR = ' › ';

const text = z.string().min(1);
const statementSchema = z.strictObject({
  id: z.string().regex(/^[a-z\d]+(-[a-z\d]+)*$/, {
    error: 'is no id → Write a few words in lower case with hyphens between them.',
  }),
  /** Number and heading of its section. */
  section: text,
  statement: text,
  /** File, groups and title of each test that fails when the statement no longer holds. */
  tests: z.array(text).min(1).optional(),
  /** The issue that brings what is missing, and what that is. */
  todo: z
    .string()
    .regex(/^issue \d+: .{20,}/, {
      error: 'names no issue or no reason → Write "issue 19: what is missing or wrong".',
    })
    .optional(),
});
type Statement = z.infer<typeof statementSchema>;

const files = new Map<string, TestFile | undefined>();

/** The tests of a file; none if there is no such file of tests. */
function testsOf(file: string): TestFile | undefined {
  if (!files.has(file)) {
    const full = path.join(ROOT, file);
    const isThere = /\.test\.tsx?$/.test(file) && existsSync(full);
    files.set(file, isThere ? readTests(readFileSync(full, 'utf8')) : undefined);
  }
  return files.get(file);
}

/** What is wrong with the tests of a statement. */
function problemsOf({ id, tests = [], todo }: Statement): Problem[] {
  const problem = (reason: string, remedy: string): Problem => ({
    file: FILE,
    field: id,
    reason,
    remedy,
  });
  if (tests.length === 0 && todo === undefined) {
    return [
      problem(
        'has no test',
        'Write a test that fails when the statement no longer holds, and name it here. If the site does not do it yet, say in "todo" which issue brings it, and what is missing.',
      ),
    ];
  }
  return tests.flatMap((test) => {
    const [file = '', ...titles] = test.split(SEPARATOR);
    const found = testsOf(file);
    if (!found) {
      return problem(
        `names ${file}, which is no file of tests`,
        'Name one that ends in .test.ts, by its path from the root of the project.',
      );
    }
    return hasTest(found, titles)
      ? []
      : problem(
          `names a test that ${file} does not have: ${titles.join(SEPARATOR)}`,
          `Correct the titles, or name another test that shows the same. The nearest is: ${nearestTest(found, titles).join(SEPARATOR)}`,
        );
  });
}

const entries = parse(readFileSync(path.join(ROOT, FILE), 'utf8')) as unknown[];
const read = entries.map((entry, place) => {
  const { value, problems } = validate(statementSchema, entry, FILE);
  const { id = `entry ${place + 1}` } = (entry ?? {}) as { id?: string };
  return { value, problems: problems.map((one) => ({ ...one, field: `${id}.${one.field}` })) };
});
const statements = read.flatMap(({ value }) => value ?? []);
const open = statements.filter(({ todo }) => todo !== undefined);

it(`each of the ${statements.length} statements of the specification has a test that exists (${open.length} with something still to do)`, () => {
  const problems = [
    ...read.flatMap((entry) => entry.problems),
    ...statements.flatMap((statement) => problemsOf(statement)),
  ];
  expect(problems.length > 0 ? formatProblems(problems) : '').toBe('');
  expect(statements.length).toBeGreaterThan(0);
});

it.each([
  [[], 'has no test'],
  [['site/config.ts › has a title'], 'names site/config.ts, which is no file of tests'],
  [['e2e/none.test.ts › a'], 'names e2e/none.test.ts, which is no file of tests'],
  [
    ['e2e/site.test.ts › six sidebars'],
    'names a test that e2e/site.test.ts does not have: six sidebars',
  ],
])('a statement with the tests %j %s', (tests, reason) => {
  const statement = { id: 'one', section: '1', statement: 'It works.', tests };
  expect(problemsOf(statement)).toMatchObject([{ field: 'one', reason }]);
});

it('each statement of the specification has an id of its own', () => {
  const ids = statements.map(({ id }) => id);
  expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([]);
});
