import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../scripts/lib/setup.mjs';
import { install } from './install';

/** Where the stock framework works; never committed. */
export const STOCK = path.join(ROOT, '.cache/bench-stock');
const CONTENT = ['docs', 'blog', 'static', 'src/pages'];

/** What authors import in Markdown. */
const IMPORT = /^import \{([^}]+)\} from '@site\/src\/components\/(\w+)';$/gm;

/** Names of components in a text, those of the imports included. */
function componentsIn(text: string): string[] {
  return [...text.matchAll(/<([A-Z]\w*)/g)].flatMap(([, name]) => name ?? []);
}

/** A component that shows what stands between its tags. */
const stub = (name: string): string =>
  `export const ${name} = ({ children }) => children ?? null;\n`;

/**
 * Writes stand-ins for the components of this site: the stock framework has
 * none of what they show, which is to its advantage.
 */
function writeStubs(texts: readonly string[]): void {
  const imported = new Map<string, Set<string>>();
  for (const [, names, folder] of texts.flatMap((text) => [...text.matchAll(IMPORT)])) {
    const known = imported.get(folder ?? '') ?? new Set();
    (names ?? '').split(',').forEach((name) => known.add(name.trim()));
    imported.set(folder ?? '', known);
  }
  for (const [folder, names] of imported) {
    const target = path.join(STOCK, 'src/components', folder);
    mkdirSync(target, { recursive: true });
    writeFileSync(path.join(target, 'index.jsx'), [...names].map(stub).join(''));
  }
  const all = new Set(texts.flatMap(componentsIn));
  imported.forEach((names) => {
    names.forEach((name) => all.delete(name));
  });
  const theme = path.join(STOCK, 'src/theme');
  mkdirSync(theme, { recursive: true });
  writeFileSync(
    path.join(theme, 'MDXComponents.jsx'),
    [
      "import MDXComponents from '@theme-original/MDXComponents';\n",
      ...[...all].map(stub),
      `export default { ...MDXComponents, ${[...all].join(', ')} };\n`,
    ].join(''),
  );
}

/** Installs the stock framework and gives it this site's content. */
export function prepareStock(): void {
  install('stock');
  for (const file of ['docusaurus.config.mjs', 'sidebars.mjs']) {
    cpSync(path.join(ROOT, 'bench/stock', file), path.join(STOCK, file));
  }
  rmSync(path.join(STOCK, 'src'), { recursive: true, force: true });
  for (const folder of CONTENT) {
    rmSync(path.join(STOCK, folder), { recursive: true, force: true });
    cpSync(path.join(ROOT, folder), path.join(STOCK, folder), {
      recursive: true,
      // Pages in code need our plugins.
      filter: (file) => !/src\/pages\/.*\.(?:tsx?|css)$/.test(file),
    });
  }
  const texts = CONTENT.flatMap((folder) =>
    (readdirSync(path.join(STOCK, folder), { recursive: true }) as string[])
      .filter((file) => file.endsWith('.md'))
      .map((file) => readFileSync(path.join(STOCK, folder, file), 'utf8')),
  );
  writeStubs(texts);
  // The home page and the search page of this site are made by plugins.
  writeFileSync(path.join(STOCK, 'src/pages/index.md'), '# CNCF Contributors\n');
}
