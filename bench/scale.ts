// `npm run bench -- scale`: what grows with the collections, and how fast. Builds the site as it is and with ten times
// the incidents, recordings and posts (`--times 3` for another number), without caches, in .cache/bench-scale.
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { sum } from 'd3-array';
import { parseDocument } from 'yaml';
import { ROOT } from '../scripts/lib/command';
import { measure, TEMPORARY, type Run } from './lib/processes';
import { printMachine, printTable, withUnit } from './lib/report';

const { values } = parseArgs({ options: { times: { type: 'string', default: '10' } } });
const FACTOR = Number(values.times);
const SITE = path.join(ROOT, '.cache/bench-scale');
const COPIED = /^(?:docs\/.*\/(?:catalog|videos)\/\d{4}\/(?!index)|blog\/\d).*\.md$/;

/** A page under another name, with fields of its own where they have to be unique. */
function copyOf(text: string, copy: number): string {
  const [, front = '', body = ''] = /^---\n(.*?)^---\n(.*)$/ms.exec(text) ?? [];
  const fields = parseDocument(front);
  const change = (place: string[], to: (value: string) => string) => {
    if (fields.hasIn(place)) {
      fields.setIn(place, to(String(fields.getIn(place))));
    }
  };
  change(['title'], (title) => `${title} ${copy}`);
  change(['slug'], (slug) => `${slug}-${copy}`);
  change(['description'], (description) => `${copy}: ${description}`.slice(0, 160));
  change(['video', 'youtube'], (id) => id.slice(0, -2) + String(copy).padStart(2, '0'));
  return `---\n${fields.toString()}---\n${body}`;
}

/** Writes the site with so many times the pages. */
function writeSite(factor: number): void {
  rmSync(SITE, { recursive: true, force: true });
  const list = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
  const files = execFileSync('git', list, { cwd: ROOT, encoding: 'utf8' }).split('\0');
  for (const file of files.filter((name) => name !== '' && existsSync(path.join(ROOT, name)))) {
    cpSync(path.join(ROOT, file), path.join(SITE, file));
    for (let copy = 2; COPIED.test(file) && copy <= factor; copy += 1) {
      const text = copyOf(readFileSync(path.join(ROOT, file), 'utf8'), copy);
      writeFileSync(path.join(SITE, file.replace(/\.md$/, `-${copy}.md`)), text);
    }
  }
  // Packages are found in the folders above.
  mkdirSync(path.join(SITE, 'node_modules'));
  symlinkSync(path.join(ROOT, 'node_modules/.bin'), path.join(SITE, 'node_modules/.bin'));
}

type Figures = Record<string, [value: number, unit: string]>;

async function measureSite(factor: number): Promise<Figures> {
  writeSite(factor);
  rmSync(TEMPORARY, { recursive: true, force: true });
  const build: Run = await measure('docusaurus build', SITE);
  const outDir = path.join(SITE, 'build');
  const files = readdirSync(outDir, { recursive: true, encoding: 'utf8' });
  const sizeOf = (pattern: RegExp) =>
    sum(
      files.filter((file) => pattern.test(file)),
      (file) => gzipSync(readFileSync(path.join(outDir, file))).length / 1e3,
    );
  return {
    'Pages built': [files.filter((file) => file.endsWith('.html')).length, ''],
    'Build, time': [build.seconds, 's'],
    'Build, memory at its peak': [build.peakMiB, 'MiB'],
    'Built site, all files': [
      sum(files, (file) => statSync(path.join(outDir, file)).size) / 1e6,
      'MB',
    ],
    'Start scripts': [sizeOf(/^assets\/js\/(?:main|react|runtime~main)\.[^/]+\.js$/), 'kB'],
    'Search index': [sizeOf(/^search-index[^/]*\.json$/), 'kB'],
    'Service worker': [sizeOf(/^sw[^/]*\.js$/), 'kB'],
    'Home page': [sizeOf(/^index\.html$/), 'kB'],
  };
}

async function main(): Promise<void> {
  printMachine();
  const once = await measureSite(1);
  const often = await measureSite(FACTOR);
  printMachine();
  printTable([
    ['Sizes with gzip', 'As it is', `${FACTOR} times`, 'Growth'],
    ...Object.entries(once).map(([name, [value, unit]]) => {
      const [more = 0] = often[name] ?? [];
      const cells = [value, more].map((figure) => withUnit(figure, 1, unit));
      return [name, ...cells, `× ${(more / value).toFixed(2)}`];
    }),
  ]);
}

void main();
