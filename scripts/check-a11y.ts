// `npm run check:a11y`: axe on every page, in both themes, narrow and wide. Takes many minutes.
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { saveMeasurement } from '../features/quality/node/measurements';
import { ROOT, run } from './lib/command';

const REPORT = path.join(ROOT, '.cache/reports/a11y.json');

/** The parts of Playwright's JSON report that are read here. */
interface Suite {
  suites?: Suite[];
  specs: { tests: { annotations: { type: string; description?: string }[] }[] }[];
}

const specsOf = ({ suites = [], specs }: Suite): Suite['specs'] => [
  ...specs,
  ...suites.flatMap(specsOf),
];

// A report of an earlier crawl is not to be taken for this one's, should this one break off.
rmSync(REPORT, { force: true });
const isBuilt =
  run('docusaurus build', { BASE_URL: '/' }) &&
  run('docusaurus build --out-dir build-preview', { BASE_URL: '/preview/' });
const isClean =
  isBuilt &&
  run('playwright test e2e/axe.test.ts --reporter=line,json', {
    A11Y_SCOPE: 'all',
    PLAYWRIGHT_JSON_OUTPUT_NAME: REPORT,
  });
if (isBuilt) {
  const specs = (JSON.parse(readFileSync(REPORT, 'utf8')) as Suite).suites?.flatMap(specsOf) ?? [];
  // The tests leave the number of violations in each state of a page as a note.
  const states = specs
    .flatMap(({ tests }) => tests.flatMap(({ annotations }) => annotations))
    .filter(({ type }) => type === 'axe')
    .map(({ description }) => Number(description));
  saveMeasurement('accessibility', 'Accessibility', {
    'Pages looked at by axe': specs.length,
    'States of these pages (light and dark, 360 and 1440 px wide)': states.length,
    Violations: states.reduce((sum, count) => sum + count, 0),
  });
}
process.exitCode = isClean ? 0 : 1;
