import path from 'node:path';
import { buildSync } from 'esbuild';
import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';
import type { PageTable } from '../common/pageTable';

/** A stretch of a page that gets other HTML. */
export interface Edit {
  start: number;
  end: number;
  html: string;
}

/**
 * A script to stand inside pages. The policy of the site knows its text
 * (`platform/output/node/hosting/inlineScripts.ts`).
 *
 * @param file of its source, which may import others
 */
export const inlineScript = (file: string): string =>
  buildSync({ entryPoints: [file], write: false, bundle: true, minify: true, target: 'es2020' })
    .outputFiles.map(({ text }) => text.trim())
    .join('');

/** The script inside each page that has the others loaded. */
export const START = inlineScript(path.join(__dirname, '../browser/start/index.ts'));

/** The scripts of a page that wait until its text can be read. */
function startScriptsOf(tree: Root): Element[] {
  const scripts: Element[] = [];
  visit(tree, 'element', (element) => {
    if (element.tagName === 'script' && element.properties.defer && element.properties.src) {
      scripts.push(element);
    }
  });
  return scripts;
}

function replace({ position }: Element, html: string): Edit {
  const { start, end } = position ?? {};
  if (start?.offset === undefined || end?.offset === undefined) {
    throw new Error('An element of the page has no place in its HTML.');
  }
  return { start: start.offset, end: end.offset, html };
}

/**
 * Names in a page what its start needs, so that browsers ask for all of it together instead of one
 * after the other: style sheets at once, table and scripts when the page is started.
 *
 * @param tree of the page, with positions
 * @param styles style sheets by chunk id, without the bundler's public path
 * @param folder address of the folder of all tables
 * @param address of the page's own table
 * @param publicPath what addresses of chunks begin with
 * @throws if the page has no start scripts, as after a change of the framework's template
 */
export function announceTable(
  tree: Root,
  table: PageTable,
  {
    styles,
    folder,
    address,
    publicPath,
  }: { styles: Record<string, string>; folder: string; address: string; publicPath: string },
): Edit[] {
  const starts = startScriptsOf(tree);
  if (starts.length === 0) {
    throw new Error(`No start scripts were found in the page whose table is ${address}.`);
  }
  const chunks = new Set(Object.values(table.modules).flatMap((module) => module.chunks));
  const sheets = [...chunks]
    .flatMap((id) => styles[id] ?? [])
    .map((file) => `<link rel="stylesheet" href="${publicPath}${file}">`);
  const scripts = [
    ...Object.values(table.files).map((file) => publicPath + file),
    ...starts.map(({ properties }) => String(properties.src)),
  ];
  const start = `<script data-scripts="${scripts.join(' ')}" data-table="${address}" data-page-table="${folder}">${START}</script>`;
  return starts.map((script, index) =>
    replace(script, index === starts.length - 1 ? [...sheets, start].join('') : ''),
  );
}
