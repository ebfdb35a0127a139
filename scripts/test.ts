// `npm test`: every check. `npm test -- unit links` runs some of them, by their name or group;
// `npm test -- --changed` runs what the changes since the main branch can break, without a build.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ensureBrowser } from '../e2e/browser';
import { changedFiles, PROSE, stepsFor } from './lib/changed';
import { ROOT, stop } from './lib/command';

const REPORTS = path.join(ROOT, '.cache/reports');
const UNIT_REPORT = path.join(REPORTS, 'unit.json');
const BROWSER_REPORT = path.join(REPORTS, 'browser.json');

interface Step {
  name: string;
  command: string;
  env?: NodeJS.ProcessEnv;
  /** Name of a step without whose success this one makes no sense. */
  needs?: string;
}

/** Parsers run faster so than under the command `tsx`. */
const SCRIPT = 'node --require ./platform/base/node/typescript.cjs';

const root = { BASE_URL: '/' };
const preview = { BASE_URL: '/preview/', TEST_PAGES: '1' };

const GROUPS = {
  content: [
    { name: 'check-content', command: `${SCRIPT} scripts/check-content.ts` },
    { name: 'pages', command: 'tsx scripts/report-content.ts' },
    { name: 'markdown', command: 'markdownlint-cli2' },
    { name: 'prose', command: `eslint ${PROSE.join(' ')} --max-warnings 0` },
    { name: 'spelling', command: 'cspell . --no-progress --quiet' },
  ],
  sources: [
    { name: 'format', command: 'prettier --check .' },
    {
      name: 'lint',
      command: `eslint . ${PROSE.map((place) => `--ignore-pattern "${place}"`).join(' ')} --max-warnings 0`,
    },
    { name: 'types', command: 'tsc -b' },
    { name: 'imports', command: 'depcruise platform features packages site' },
    { name: 'unused', command: 'knip --no-progress' },
    { name: 'dependencies', command: 'tsx scripts/check-dependencies.ts' },
    { name: 'security-txt', command: 'tsx scripts/check-security-txt.ts' },
  ],
  unit: [
    {
      name: 'unit-tests',
      command: 'vitest run --coverage --reporter=default --reporter=json',
      env: { VITEST_REPORT: UNIT_REPORT },
    },
  ],
  build: [
    { name: 'build-root', command: 'docusaurus build', env: root },
    { name: 'html', command: `${SCRIPT} scripts/check-html.ts`, needs: 'build-root' },
    { name: 'copies', command: `${SCRIPT} scripts/check-copies.ts`, needs: 'build-root' },
    { name: 'links', command: `${SCRIPT} scripts/check-links.ts`, env: root, needs: 'build-root' },
    {
      name: 'build-preview',
      command: 'docusaurus build --out-dir build-preview',
      env: preview,
    },
  ],
  browser: [
    {
      name: 'browser-tests',
      command: 'playwright test --reporter=line,json',
      env: { PLAYWRIGHT_JSON_OUTPUT_NAME: BROWSER_REPORT },
      needs: 'build-preview',
    },
  ],
} satisfies Record<string, Step[]>;

const isChanged = process.argv.includes('--changed');
const wanted = process.argv.slice(2).filter((name) => name !== '--changed');
const names = Object.entries(GROUPS).flatMap(([group, steps]) => [
  group,
  ...steps.map(({ name }) => name),
]);
const unknown = wanted.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  stop(`There is no check named ${unknown.join(', ')}. There are: ${names.join(', ')}.`);
}

/** The steps of a group that were asked for. */
const chosen = (group: keyof typeof GROUPS): Step[] =>
  GROUPS[group].filter(
    ({ name }) => wanted.length === 0 || wanted.includes(group) || wanted.includes(name),
  );

type Outcome = 'passed' | 'failed' | 'left out';
const results: { name: string; outcome: Outcome; seconds: number }[] = [];

/** Runs a command, and shows its output as it comes or in one piece at its end. */
async function run({ name, command, env }: Step, isLive: boolean): Promise<Outcome> {
  const title = `\n── ${name}: ${command}`;
  if (isLive) {
    console.log(title);
  }
  const child = spawn(command, {
    cwd: ROOT,
    env: { ...process.env, ...env },
    shell: true,
    stdio: isLive ? 'inherit' : 'pipe',
  });
  let output = title;
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text) => (output += String(text)));
  }
  const status = await new Promise((resolve) => child.on('close', resolve));
  if (!isLive) {
    console.log(output);
  }
  return status === 0 ? 'passed' : 'failed';
}

/** Takes steps from a queue and runs them one after the other until none is left. */
async function runAll(queue: Step[], isLive: boolean): Promise<void> {
  for (let step = queue.shift(); step !== undefined; step = queue.shift()) {
    const { name, needs } = step;
    const start = Date.now();
    // What was not asked for may be there from before.
    const lacks = results.some((before) => before.name === needs && before.outcome !== 'passed');
    const outcome = lacks ? 'left out' : await run(step, isLive);
    results.push({ name, outcome, seconds: Math.round((Date.now() - start) / 1000) });
  }
}

/** A report in JSON; an empty one if its tests did not run. */
const read = (file: string): unknown =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};

/** Tests that passed and failed; a skipped one proves nothing and counts as failed. */
function countTests(): [passed: number, failed: number] {
  const { numPassedTests = 0, numTotalTests = 0 } = read(UNIT_REPORT) as {
    numPassedTests?: number;
    numTotalTests?: number;
  };
  const { stats } = read(BROWSER_REPORT) as { stats?: Record<string, number> };
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = stats ?? {};
  return [numPassedTests + expected, numTotalTests - numPassedTests + unexpected + flaky + skipped];
}

interface Suite {
  specs?: { title: string; file: string; line: number; tests: BrowserTest[] }[];
  suites?: Suite[];
}
interface BrowserTest {
  results: { error?: { message?: string } }[];
}

/** Why browser tests failed: their report came long before the end of the output, which is all that some logs keep. */
function reasons({ specs = [], suites = [] }: Suite): string[] {
  return [
    ...specs.flatMap(({ title, file, line, tests }) =>
      tests
        .flatMap(({ results: runs }) => runs.map(({ error }) => error?.message))
        .filter((message) => message !== undefined)
        .map((message) => `\ne2e/${file}:${line} ${title}\n${stripVTControlCharacters(message)}`),
    ),
    ...suites.flatMap(reasons),
  ];
}

async function main(): Promise<void> {
  const browserSteps = isChanged ? [] : chosen('browser');
  if (browserSteps.length > 0) {
    // First, so that nobody waits for the rest in vain.
    ensureBrowser();
  }
  rmSync(REPORTS, { recursive: true, force: true });
  // What takes longest comes early, and what reads the sources fills the rest of both lanes; builds share a
  // folder, so they take turns. The browser tests take all cores.
  const builds = isChanged ? [] : chosen('build');
  const reading = isChanged
    ? stepsFor(changedFiles(ROOT))
    : [...chosen('content'), ...chosen('unit'), ...chosen('sources')];
  const isLive = reading.length === 0 || reading.length + builds.length === 1;
  await Promise.all([
    runAll(reading, isLive),
    runAll(builds, isLive).then(() => runAll(reading, isLive)),
  ]);
  await runAll(browserSteps, true);

  console.log(reasons(read(BROWSER_REPORT) as Suite).join('\n'));
  for (const { name, outcome, seconds } of results) {
    console.log(`${outcome.padEnd(8)} ${String(seconds).padStart(4)} s  ${name}`);
  }
  const bad = results.filter(({ outcome }) => outcome !== 'passed').length;
  console.log(`\n${results.length - bad} of ${results.length} checks passed.`);
  if (!isChanged) {
    const [passed, failed] = countTests();
    console.log(`Tests in them:\n${passed} passed, ${failed} failed`);
  }
  process.exitCode = bad > 0 ? 1 : 0;
}

void main();
