// `npm run bench -- lighthouse`: scores of a page of each kind of the built site, as seen on a phone and
// at a desk. `--only seo,accessibility` asks for some categories alone, `--pages 2` for the first pages
// alone, and `--device mobile` for one device; none of these is saved. With `--runs 3` a score is the
// median of three runs.
import { execFile } from 'node:child_process';
import path from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { group, mean, median, min } from 'd3-array';
import { ensureBrowser } from '../e2e/browser';
import { SAMPLES } from '../e2e/samples';
import { saveMeasurement } from '../features/quality/node/measurements';
import { withSite } from '../platform/output/node/hosting/server';
import { ROOT } from '../scripts/lib/command';
import { install } from './lib/install';
import { belowFull, type Audited } from './lib/lighthouseReport';
import { compress, printTable } from './lib/report';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const PAGES = Object.values(SAMPLES);
const DEVICES = { mobile: [], desktop: ['--preset=desktop'] };
type Device = keyof typeof DEVICES;
/** A report is some hundred kilobytes of JSON. */
const MAX_BUFFER = 100_000_000;
const FOLDER = path.join(ROOT, 'build');

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: CATEGORIES.join(',') },
    pages: { type: 'string', default: String(PAGES.length) },
    device: { type: 'string', default: Object.keys(DEVICES).join(',') },
    runs: { type: 'string', default: '1' },
  },
});
const categories = values.only.split(',');
const pages = PAGES.slice(0, Number(values.pages));
const devices = (Object.keys(DEVICES) as Device[]).filter((device) =>
  values.device.split(',').includes(device),
);

/** Runs Lighthouse once. */
async function audit(url: string, device: Device, folder: string): Promise<Audited> {
  const { stdout } = await promisify(execFile)(
    path.join(folder, 'node_modules/.bin/lighthouse'),
    [
      url,
      ...DEVICES[device],
      `--only-categories=${categories.join(',')}`,
      '--chrome-flags=--headless --no-sandbox --disable-gpu --disable-background-networking',
      '--output=json',
      '--quiet',
      '--no-enable-error-reporting',
    ],
    { env: { ...process.env, CHROME_PATH: ensureBrowser() }, maxBuffer: MAX_BUFFER },
  );
  return JSON.parse(stdout) as Audited;
}

interface Result {
  page: string;
  device: Device;
  /** From 0 to 100, in the order of the categories. */
  scores: number[];
  costs: string[];
}

async function auditAll(origin: string): Promise<Result[]> {
  const folder = install('lighthouse');
  const results: Result[] = [];
  for (const page of pages) {
    for (const device of devices) {
      const reports: Audited[] = [];
      while (reports.length < Number(values.runs)) {
        reports.push(await audit(origin + page, device, folder));
      }
      const scores = categories.map((name) =>
        Math.round(100 * (median(reports, (report) => report.categories[name]?.score) ?? 0)),
      );
      console.log(page, device, ...scores);
      results.push({ page, device, scores, costs: [...new Set(reports.flatMap(belowFull))] });
    }
  }
  return results;
}

async function main(): Promise<void> {
  compress(FOLDER);
  const results = await withSite(FOLDER, auditAll);
  printTable([
    ['Page', 'Device', ...categories],
    ...results.map(({ page, device, scores }) => [page, device, ...scores]),
  ]);
  const costs = results.flatMap(({ page, device, costs: lines }) =>
    lines.map((line) => `- ${page}, ${device}: ${line}`),
  );
  console.log(`What costs points:\n\n${costs.join('\n') || 'nothing.'}`);
  const isWhole =
    categories.length === CATEGORIES.length &&
    pages.length === PAGES.length &&
    devices.length === Object.keys(DEVICES).length;
  if (isWhole) {
    const figures = [...group(results, ({ device }) => device)].flatMap(([device, own]) =>
      categories.map((category, index): [string, string] => {
        const scores = own.map((result) => result.scores[index] ?? 0);
        return [
          `${category}, ${device}`,
          `${min(scores)} or more, on average ${mean(scores)?.toFixed(1)}`,
        ];
      }),
    );
    saveMeasurement('lighthouse', 'Lighthouse', {
      Pages: pages.length,
      ...Object.fromEntries(figures),
    });
  }
}

void main();
