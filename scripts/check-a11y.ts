// `npm run check:a11y`: axe on every page, in both themes, narrow and wide. Takes many minutes.
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { saveMeasurement } from './lib/measurements';
import { ensureBrowser, ROOT, run } from './lib/setup.mjs';

/** The parts of Playwright's JSON report that are read here. */
interface Suite {
  suites?: Suite[];
  specs: { tests: { annotations: { type: string; description?: string }[] }[] }[];
}

/** Number of violations in each state of each page, which the tests leave as notes. */
function violationsIn({ suites = [], specs }: Suite): number[] {
  const notes = specs.flatMap(({ tests }) => tests.flatMap(({ annotations }) => annotations));
  return [
    ...notes.filter(({ type }) => type === 'axe').map(({ description }) => Number(description)),
    ...suites.flatMap(violationsIn),
  ];
}

async function main(): Promise<void> {
  const report = path.join(ROOT, '.cache/reports/a11y.json');
  const browser = await ensureBrowser();
  // A report of an earlier crawl is not to be taken for this one's, should this one break off.
  rmSync(report, { force: true });
  const isBuilt =
    run('node', ['scripts/build.mjs'], { BASE_URL: '/' }) &&
    run('node', ['scripts/build.mjs', '--out-dir', 'build-preview'], {
      BASE_URL: '/preview/',
    });
  const isClean =
    isBuilt &&
    run('npx', ['playwright', 'test', 'e2e/axe.test.ts', '--reporter=line,json'], {
      A11Y_SCOPE: 'all',
      CHROMIUM_PATH: browser,
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    });
  if (isBuilt) {
    const { suites } = JSON.parse(readFileSync(report, 'utf8')) as { suites: Suite[] };
    const states = suites.flatMap(violationsIn);
    const pages = suites.flatMap(({ specs }) => specs).length;
    saveMeasurement('accessibility', 'Accessibility', {
      'Pages looked at by axe': pages,
      'States of these pages (light and dark, 360 and 1440 px wide)': states.length,
      Violations: states.reduce((sum, count) => sum + count, 0),
    });
  }
  process.exitCode = isClean ? 0 : 1;
}

void main();
