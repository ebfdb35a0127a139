// `npm run check -- specification`: each statement of docs-internal/specification.yaml is named by a test, as
// `@spec:<id>`, and each such tag names a statement. Needs a build, as the browser tests do.
import { execSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Globby } from '@docusaurus/utils';
import { parse } from 'yaml';
import { ROOT, stop } from './lib/command';

const FILE = 'docs-internal/specification.yaml';
/** Listing the other unit tests would only take time. */
const UNIT_TESTS = Globby.sync('{features,packages,platform,site}/**/*.test.{ts,tsx}', {
  cwd: ROOT,
}).filter((file) => readFileSync(path.join(ROOT, file), 'utf8').includes('@spec:'));
const LISTS = ['playwright test --list', `vitest list ${UNIT_TESTS.join(' ')}`];

const statements = parse(readFileSync(path.join(ROOT, FILE), 'utf8')) as { id: string }[];
const ids = statements.map(({ id }) => id);
const listed = LISTS.map((command) => execSync(command, { cwd: ROOT, encoding: 'utf8' })).join('');
const named = new Set([...listed.matchAll(/@spec:([a-z\d-]+)/g)].map(([, id = '']) => id));

const problems = [
  ...ids
    .filter((id) => !named.has(id))
    .map((id) => `${FILE}: no test names "${id}" → Add @spec:${id} to the title of a test of it.`),
  ...[...named]
    .filter((id) => !ids.includes(id))
    .map((id) => `A test names @spec:${id} → Name a statement of ${FILE}.`),
  ...ids
    .filter((id, index) => ids.indexOf(id) !== index)
    .map((id) => `${FILE}: "${id}" is there twice → Give one of them another id.`),
];
if (problems.length > 0) {
  stop(problems.join('\n'));
}
console.log(`Each of the ${ids.length} statements of the specification has a test.`);
