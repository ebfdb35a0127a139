import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../scripts/lib/command';
import { install } from './install';

const CONTENT = ['docs', 'blog', 'static', 'pages'];

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

/**
 * Installs the stock framework and gives it this site's content.
 *
 * @returns its folder
 * @throws if the content does not pass its check
 */
export function prepareStock(): string {
  // The stock framework runs JavaScript that stands in front matter.
  execFileSync('npx', ['tsx', 'scripts/check-content.ts'], { cwd: ROOT, stdio: 'inherit' });
  const site = install('stock');
  for (const file of ['docusaurus.config.mjs', 'sidebars.mjs']) {
    cpSync(path.join(ROOT, 'bench/stock', file), path.join(site, file));
  }
  for (const folder of CONTENT) {
    rmSync(path.join(site, folder), { recursive: true, force: true });
    cpSync(path.join(ROOT, folder), path.join(site, folder), { recursive: true });
  }
  const texts = CONTENT.flatMap((folder) =>
    readdirSync(path.join(site, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.md'))
      .map((file) => readFileSync(path.join(site, folder, file), 'utf8')),
  );
  const theme = path.join(site, 'src/theme');
  mkdirSync(theme, { recursive: true });
  writeFileSync(path.join(theme, 'MDXComponents.jsx'), standIns(texts));
  // The home page of this site is made by a plugin.
  writeFileSync(path.join(site, 'pages/index.md'), '# CNCF Contributors\n');
  return site;
}
