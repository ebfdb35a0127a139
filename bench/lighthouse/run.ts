// `npm run bench:lighthouse`: scores of 15 pages of the built site, as seen on a telephone and at a
// desk. Prints Markdown. `-- --only seo,accessibility` asks for some categories alone, and
// `-- --pages 2` for the first pages alone; neither is saved.
import { execFile } from 'node:child_process';
import path from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { saveMeasurement } from '../../scripts/lib/measurements';
import { REPRESENTATIVE_PAGES } from '../../scripts/lib/pages';
import { ensureBrowser, ROOT } from '../../scripts/lib/setup.mjs';
import { withServer } from '../browser';
import { compressBuild } from '../compress';
import { install } from '../install';
import { belowFull, type Audited } from './report';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const PAGES = [...REPRESENTATIVE_PAGES, '/search'];
const DEVICES = { mobile: [], desktop: ['--preset=desktop'] };
type Device = keyof typeof DEVICES;
/** A report is some hundred kilobytes of JSON. */
const MAX_BUFFER = 100_000_000;

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: CATEGORIES.join(',') },
    pages: { type: 'string', default: String(PAGES.length) },
  },
});
const categories = values.only.split(',');
const pages = PAGES.slice(0, Number(values.pages));

/** Runs Lighthouse once. */
async function audit(url: string, device: Device, folder: string): Promise<Audited> {
  const { stdout } = await promisify(execFile)(
    'npx',
    [
      'lighthouse',
      url,
      ...DEVICES[device],
      `--only-categories=${categories.join(',')}`,
      '--chrome-flags=--headless --no-sandbox --disable-gpu --disable-background-networking',
      '--output=json',
      '--quiet',
      '--no-enable-error-reporting',
    ],
    {
      cwd: folder,
      env: { ...process.env, CHROME_PATH: await ensureBrowser() },
      maxBuffer: MAX_BUFFER,
    },
  );
  return JSON.parse(stdout) as Audited;
}

async function main(): Promise<void> {
  const folder = install('lighthouse');
  compressBuild();
  const scores = new Map<string, number[]>();
  const lines: string[] = [];
  console.log(`| Page | Device | ${categories.join(' | ')} |`);
  console.log(`| --- | --- | ${categories.map(() => '---').join(' | ')} |`);
  await withServer(path.join(ROOT, 'build'), async (origin) => {
    for (const page of pages) {
      for (const device of Object.keys(DEVICES) as Device[]) {
        const report = await audit(origin + page, device, folder);
        const row = categories.map((category) =>
          Math.round((report.categories[category]?.score ?? 0) * 100),
        );
        console.log(`| ${[page, device, ...row].join(' | ')} |`);
        lines.push(...belowFull(report).map((line) => `- ${page}, ${device}: ${line}`));
        row.forEach((score, index) => {
          const name = `${categories[index]}, ${device}`;
          scores.set(name, [...(scores.get(name) ?? []), score]);
        });
      }
    }
  });
  console.log(`\nWhat costs points:\n\n${lines.join('\n') || 'nothing.'}`);
  if (categories.length === CATEGORIES.length && pages.length === PAGES.length) {
    saveMeasurement('lighthouse', 'Lighthouse', {
      Pages: pages.length,
      ...Object.fromEntries(
        [...scores].map(([name, all]) => [
          name,
          `${Math.min(...all)} or more, on average ${(all.reduce((sum, score) => sum + score, 0) / all.length).toFixed(1)}`,
        ]),
      ),
    });
  }
}

void main();
