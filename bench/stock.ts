// `npm run bench -- stock`: builds of this site against those of the stock framework with the same content, in one run.
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { ROOT, run, stop } from '../scripts/lib/command';
import { measure, TEMPORARY, type Run } from './lib/processes';
import { printMachine, printTable, withUnit } from './lib/report';

const STOCK = path.join(ROOT, '.cache/bench-stock');
const CONTENT = ['docs', 'blog', 'static', 'pages'];
/** In `.cache`, what checks and benchmarks leave there for later. */
const NO_CACHE = /^(?:bench|reports|screenshots|types)/;
const PAGE = 'docs/contributors/getting-started.md';

/**
 * Stand-ins for the components of this site, which show what stands between their tags: the stock
 * framework has none of what they show, which is to its advantage.
 */
function standIns(texts: readonly string[]): string {
  const names = new Set(
    texts.flatMap((text) => [...text.matchAll(/<([A-Z]\w*)/g)].map(([, name]) => name)),
  );
  return `import MDXComponents from '@theme-original/MDXComponents';
const Children = ({ children }) => children ?? null;
export default { ...MDXComponents, ${[...names].map((name) => `${name}: Children`).join(', ')} };
`;
}

/** Installs the stock framework and gives it this site's content. */
function prepareStock(): void {
  // The stock framework runs JavaScript that stands in front matter.
  if (!run('npm run check:content')) {
    stop('Correct the content first.');
  }
  cpSync(path.join(ROOT, 'bench/stock'), STOCK, { recursive: true });
  if (!run('npm install', {}, STOCK)) {
    stop('The packages of bench/stock could not be installed.');
  }
  for (const folder of CONTENT) {
    rmSync(path.join(STOCK, folder), { recursive: true, force: true });
    cpSync(path.join(ROOT, folder), path.join(STOCK, folder), { recursive: true });
  }
  const texts = CONTENT.flatMap((folder) =>
    readdirSync(path.join(STOCK, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.md'))
      .map((file) => readFileSync(path.join(STOCK, folder, file), 'utf8')),
  );
  mkdirSync(path.join(STOCK, 'src/theme'), { recursive: true });
  writeFileSync(path.join(STOCK, 'src/theme/MDXComponents.jsx'), standIns(texts));
  // The home page of this site is made by a plugin.
  writeFileSync(path.join(STOCK, 'pages/index.md'), '# CNCF Contributors\n');
}

/** Removes what a build keeps for the next. */
function forget(site: string): void {
  const own = path.join(site, '.cache');
  const caches = existsSync(own) ? readdirSync(own).filter((name) => !NO_CACHE.test(name)) : [];
  const folders = ['.docusaurus', 'node_modules/.cache', ...caches.map((name) => `.cache/${name}`)];
  for (const folder of [TEMPORARY, ...folders.map((name) => path.join(site, name))]) {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Without caches, with them, and with them after an edit of one page. */
async function measureSite(site: string): Promise<[cold: Run, warm: Run, edited: Run]> {
  const build = () => measure('npx docusaurus build --out-dir .cache/bench-build', site);
  const file = path.join(site, PAGE);
  const text = readFileSync(file, 'utf8');
  forget(site);
  try {
    const cold = await build();
    const warm = await build();
    writeFileSync(file, `${text}\nEdited by a benchmark.\n`);
    return [cold, warm, await build()];
  } finally {
    writeFileSync(file, text);
    forget(site);
  }
}

async function main(): Promise<void> {
  prepareStock();
  printMachine();
  const theirs = await measureSite(STOCK);
  const ours = await measureSite(ROOT);
  printMachine();
  printTable([
    ['Build', 'Stock', 'This site', 'This site ÷ stock'],
    ...['without caches', 'with caches', 'with caches, one page edited'].flatMap((name, index) =>
      (['seconds', 'peakMiB'] as const).map((figure) => {
        const [other, own] = [theirs, ours].map((runs) => runs[index]?.[figure] ?? Number.NaN);
        const unit = figure === 'seconds' ? 's' : 'MiB at its peak';
        const values = [other, own].map((value) => withUnit(value ?? 0, 1, unit));
        return [name, ...values, ((own ?? 0) / (other ?? 1)).toFixed(2)];
      }),
    ),
  ]);
}

void main();
