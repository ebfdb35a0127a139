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
 * Loads the start scripts, in their order, once the page has been drawn: the
 * text is complete without them, and they take neither the connection nor the
 * processor from it. A page that nobody sees is not drawn. If one fails, the
 * attribute `data-failed` says so, until the page comes to life after all.
 *
 * The policy of the site knows this text (`platform/output/node/hosting/inlineScripts.ts`).
 */
const LOADER = `{
const { scripts } = document.currentScript.dataset;
const fail = ({ target }) => {
  if (target === window || target.tagName === 'SCRIPT') document.documentElement.setAttribute('data-failed', '');
};
addEventListener('error', fail, true);
addEventListener('unhandledrejection', fail);
const load = () => {
  for (const src of scripts.split(' ')) {
    document.head.append(Object.assign(document.createElement('script'), { src, async: false }));
  }
  document.head.lastChild.onload = () => window.docusaurus || fail({ target: window });
};
addEventListener('DOMContentLoaded', () => {
  if (document.hidden) load();
  else requestAnimationFrame(() => setTimeout(load));
});
}`.replace(/\s*\n\s*/g, '');

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
 * Names in a page what its start needs, so that browsers ask for all of it
 * together instead of one after the other: style sheets and table at once,
 * scripts once the page has been drawn.
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
  const last = starts.pop();
  if (!last) {
    throw new Error(`No start scripts were found in the page whose table is ${address}.`);
  }
  const chunks = new Set(Object.values(table.modules).flatMap((module) => module.chunks));
  const sheets = [...chunks]
    .flatMap((id) => styles[id] ?? [])
    .map((file) => `<link rel="stylesheet" href="${publicPath}${file}">`);
  const link = `<link rel="preload" as="fetch" crossorigin="anonymous" href="${address}" data-page-table="${folder}">`;
  const scripts = [
    ...Object.values(table.files).map((file) => publicPath + file),
    ...[...starts, last].map(({ properties }) => String(properties.src)),
  ];
  const loader = `<script data-scripts="${scripts.join(' ')}">${LOADER}</script>`;
  return [
    ...starts.map((script) => replace(script, '')),
    replace(last, [...sheets, link, loader].join('')),
  ];
}
