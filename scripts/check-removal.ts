// `npm run check -- removal`: takes three features of different kinds out of a copy of the last commit, each as
// docs-internal/architecture.md tells, and builds it.
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT, run, stop } from './lib/command';

/** Features by their folders, and the content that names them: lines of Markdown, and data files. */
const REMOVED: Readonly<
  Record<string, { name: string; lines?: Readonly<Record<string, string>>; data?: string }>
> = {
  // Code in browsers and a file of the output.
  offline: { name: 'offline' },
  // Pages of code.
  'style-page': { name: 'stylePage' },
  // A collection, its data, and a component on a page.
  techdocs: {
    name: 'techDocs',
    lines: { 'docs/techdocs/analyses/index.md': '<DocsAnalyses />' },
    data: 'data/docs-analyses.yaml',
  },
};

const copy = path.join(mkdtempSync(path.join(tmpdir(), 'removal-')), 'site');
if (!run(`git clone -q . "${copy}"`)) {
  stop('The last commit could not be copied.');
}
for (const folder of ['node_modules', 'packages/cli/node_modules', 'packages/mcp/node_modules']) {
  if (existsSync(path.join(ROOT, folder))) {
    symlinkSync(path.join(ROOT, folder), path.join(copy, folder));
  }
}

/** Takes lines out of a file of the copy, and stops where one isn't there. */
function removeLines(file: string, lines: readonly string[]): void {
  const full = path.join(copy, file);
  const before = readFileSync(full, 'utf8').split('\n');
  const missing = lines.filter((line) => !before.includes(line));
  if (missing.length > 0) {
    stop(`${file} has no line ${missing.join(', nor ')}. Mend scripts/check-removal.ts.`);
  }
  writeFileSync(full, before.filter((line) => !lines.includes(line)).join('\n'));
}

for (const [folder, { name, lines = {}, data }] of Object.entries(REMOVED)) {
  rmSync(path.join(copy, 'features', folder), { recursive: true });
  removeLines('site/features.ts', [`import { ${name} } from '#features/${folder}';`, `  ${name},`]);
  Object.entries(lines).forEach(([file, line]) => removeLines(file, [line]));
  if (data !== undefined) {
    rmSync(path.join(copy, data));
  }
}

if (!run('npm run build', {}, copy)) {
  stop(`The site doesn't build without ${Object.keys(REMOVED).join(', ')}. See ${copy}.`);
}
rmSync(path.dirname(copy), { recursive: true });
console.log(`The site builds without ${Object.keys(REMOVED).join(', ')}.`);
