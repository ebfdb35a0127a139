// `npm test`: every check, on a machine with nothing but Node.js and npm.
// @ts-check
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { capture, checkNode, ensureBrowser, ensureDependencies, ROOT, run } from './lib/setup.mjs';

const REPORTS = path.join(ROOT, '.cache/reports');
const UNIT_REPORT = path.join(REPORTS, 'unit.json');
const BROWSER_REPORT = path.join(REPORTS, 'browser.json');

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {string[]} command arguments of npx, or of Node.js if the first is a script
 * @property {NodeJS.ProcessEnv} [env]
 * @property {string} [needs] name of a step without whose success this one makes no sense
 */

/** Checks of the sources.
 * @type {Step[]} */
const SOURCE_STEPS = [
  { name: 'format', command: ['prettier', '--check', '.'] },
  { name: 'lint', command: ['eslint', '.', '--max-warnings', '0'] },
  { name: 'types', command: ['tsc'] },
  { name: 'unused code and packages', command: ['knip', '--no-progress'] },
  { name: 'Markdown', command: ['markdownlint-cli2'] },
  { name: 'spelling', command: ['cspell', '.', '--no-progress', '--quiet'] },
  { name: 'content report', command: ['tsx', 'scripts/report-content.ts'] },
  { name: 'dependencies', command: ['tsx', 'scripts/check-dependencies.ts'] },
  { name: 'security.txt', command: ['tsx', 'scripts/check-security-txt.ts'] },
  {
    name: 'unit tests',
    command: ['vitest', 'run', '--reporter=default', '--reporter=json'],
    env: { VITEST_REPORT: UNIT_REPORT },
  },
];

/** The built sites, and checks of them.
 * @type {Step[]} */
const BUILD_STEPS = [
  { name: 'build', command: ['scripts/build.mjs'], env: { BASE_URL: '/' } },
  { name: 'HTML', command: ['tsx', 'scripts/check-html.ts'], needs: 'build' },
  { name: 'Markdown copies', command: ['tsx', 'scripts/check-copies.ts'], needs: 'build' },
  {
    name: 'links',
    command: ['tsx', 'scripts/check-links.ts'],
    env: { BASE_URL: '/' },
    needs: 'build',
  },
  {
    name: 'build under a base path',
    // With little memory, so that this is tested, too.
    command: ['scripts/build.mjs', '--low-memory', '--out-dir', 'build-preview'],
    env: { BASE_URL: '/preview/', TEST_PAGES: '1' },
  },
  {
    name: 'links under a base path',
    command: ['tsx', 'scripts/check-links.ts', '--dir', 'build-preview'],
    env: { BASE_URL: '/preview/' },
    needs: 'build under a base path',
  },
];

/** @type {Step[]} */
const BROWSER_STEPS = [
  {
    name: 'browser tests',
    command: ['playwright', 'test', '--reporter=line,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: BROWSER_REPORT },
    needs: 'build under a base path',
  },
];

/** @returns {{ passed: number, failed: number }} of the unit tests, read from their report */
function countUnitTests() {
  if (!existsSync(UNIT_REPORT)) {
    return { passed: 0, failed: 0 };
  }
  const report = JSON.parse(readFileSync(UNIT_REPORT, 'utf8'));
  return { passed: report.numPassedTests, failed: report.numFailedTests };
}

/** @returns {{ passed: number, failed: number }} of the browser tests, read from their report */
function countBrowserTests() {
  if (!existsSync(BROWSER_REPORT)) {
    return { passed: 0, failed: 0 };
  }
  const { stats } = JSON.parse(readFileSync(BROWSER_REPORT, 'utf8'));
  // A skipped test proves nothing and counts as failed.
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped };
}

checkNode();
ensureDependencies();
const browser = await ensureBrowser();
rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });

/** @type {{ name: string, outcome: 'passed' | 'failed' | 'left out', seconds: number }[]} */
const results = [];

/**
 * Runs one step after the other.
 *
 * @param {readonly Step[]} steps
 * @param {boolean} isAlone whether their output can be shown as it comes, since nothing runs beside them
 */
async function runInTurn(steps, isAlone) {
  for (const { name, command, env, needs } of steps) {
    const start = Date.now();
    const isLeftOut =
      needs !== undefined &&
      !results.some((step) => step.name === needs && step.outcome === 'passed');
    const program = command[0]?.endsWith('.mjs') ? 'node' : 'npx';
    const title = `\n── ${name}`;
    let isFine = false;
    if (isLeftOut) {
      console.log(`${title} left out: it needs "${needs}"`);
    } else if (isAlone) {
      console.log(title);
      isFine = run(program, command, { CHROMIUM_PATH: browser, ...env });
    } else {
      const result = await capture(program, command, { CHROMIUM_PATH: browser, ...env });
      console.log(`${title}\n${result.output}`);
      isFine = result.isFine;
    }
    results.push({
      name,
      outcome: isFine ? 'passed' : isLeftOut ? 'left out' : 'failed',
      seconds: Math.round((Date.now() - start) / 1000),
    });
  }
}

// Most of what reads the sources keeps one core busy, and so do the builds; the browser tests take all.
await Promise.all([runInTurn(SOURCE_STEPS, false), runInTurn(BUILD_STEPS, false)]);
await runInTurn(BROWSER_STEPS, true);

console.log('');
for (const { name, outcome, seconds } of results) {
  console.log(`${outcome.padEnd(8)} ${String(seconds).padStart(4)} s  ${name}`);
}
const unit = countUnitTests();
const inBrowser = countBrowserTests();
const badSteps = results.filter(({ outcome }) => outcome !== 'passed').length;
const ranTests = unit.passed > 0 && inBrowser.passed > 0;
console.log(
  `\n${unit.passed} unit tests and ${inBrowser.passed} browser tests passed; ${badSteps} of ${results.length} steps did not pass.`,
);
console.log(`${unit.passed + inBrowser.passed} passed, ${unit.failed + inBrowser.failed} failed`);
process.exit(badSteps === 0 && ranTests ? 0 : 1);
