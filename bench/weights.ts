// `npm run bench -- weights`: what a first visit to each kind of page costs.
import path from 'node:path';
import { parseArgs } from 'node:util';
import { launch } from '../e2e/browser';
import { weigh } from '../e2e/weights';
import { saveMeasurement } from '../features/quality/node/measurements';
import { withSite } from '../platform/output/node/hosting/server';
import { ROOT } from '../scripts/lib/command';
import { printTable } from './lib/report';
import { measureVisits } from './lib/visits';

const { values } = parseArgs({ options: { dir: { type: 'string', default: 'build' } } });
const KINDS = ['total', 'document', 'script', 'style', 'font', 'image', 'data'] as const;
const LARGEST = 6;

const kB = (bytes = 0): string => (bytes / 1000).toFixed(1);

async function main(): Promise<void> {
  const browser = await launch();
  const visits = await withSite(path.join(ROOT, values.dir), (origin) =>
    measureVisits(browser, origin),
  );
  await browser.close();
  const weights = [...visits].map(([page, transfers]) => ({ page, ...weigh(transfers) }));
  console.log('kB, compressed with gzip');
  printTable([
    ['page', ...KINDS, 'requests'],
    ...weights.map((weight) => [
      weight.page,
      ...KINDS.map((kind) => kB(weight[kind])),
      weight.requests,
    ]),
  ]);
  for (const [page, transfers] of visits) {
    const largest = transfers.slice(0, LARGEST);
    console.log(`${page}: ${largest.map((file) => `${file.path} ${kB(file.bytes)}`).join(', ')}`);
  }
  saveMeasurement(
    'weights',
    'Weights of first visits, compressed with gzip',
    Object.fromEntries(
      weights.map(({ page, total, requests, script, style }) => [
        page,
        `${kB(total)} kB in ${requests} requests; scripts ${kB(script)} kB, styles ${kB(style)} kB`,
      ]),
    ),
  );
}

void main();
