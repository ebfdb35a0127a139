// Says how many tests passed and failed, from the reports of both runners; the last line of `npm test`.
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './lib/command';

const REPORTS = path.join(ROOT, '.cache/reports');

/** A report in JSON; an empty one if its tests did not run. */
function read(name: string): unknown {
  try {
    return JSON.parse(readFileSync(path.join(REPORTS, name), 'utf8'));
  } catch {
    console.error(`There is no report ${name}: its tests did not run to their end.`);
    process.exitCode = 1;
    return {};
  }
}

const { numPassedTests = 0, numTotalTests = 0 } = read('unit.json') as Record<string, number>;
const { stats } = read('e2e.json') as { stats?: Record<string, number> };
const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = stats ?? {};
// Those of the next run shall not be mistaken for these.
rmSync(REPORTS, { recursive: true, force: true });

// A skipped test proves nothing.
const failed = numTotalTests - numPassedTests + unexpected + skipped;
console.log(
  `${numPassedTests + expected + flaky} passed${flaky > 0 ? ` (${flaky} when run again)` : ''}, ${failed} failed`,
);
if (failed > 0) {
  process.exitCode = 1;
}
