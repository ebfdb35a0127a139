import type { PageTable } from './pageTable';

/** A script of the page that waits until the text can be read. */
const START_SCRIPT = /<script src=("?)([^\s">]+)\1 defer><\/script>/g;

/**
 * Loads the start scripts, in their order, once the page has been drawn: the
 * text is complete without them, and they take neither the connection nor the
 * processor from it. A page that nobody sees is not drawn.
 *
 * The policy of the site knows this text (`plugins/hosting/inlineScripts.ts`).
 */
const LOADER = `{
const { scripts } = document.currentScript.dataset;
const load = () => {
  for (const src of scripts.split(' ')) {
    document.head.append(Object.assign(document.createElement('script'), { src, async: false }));
  }
};
addEventListener('DOMContentLoaded', () => {
  if (document.hidden) load();
  else requestAnimationFrame(() => setTimeout(load));
});
}`.replace(/\s*\n\s*/g, '');

/**
 * Names in a page what its start needs, so that browsers ask for all of it
 * together instead of one after the other: style sheets and table at once,
 * scripts once the page has been drawn.
 *
 * @param styles style sheets by chunk id, without the bundler's public path
 * @param folder address of the folder of all tables
 * @param address of the page's own table
 * @param publicPath what addresses of chunks begin with
 * @throws if the page has no start scripts, as after a change of the framework's template
 */
export function announceTable(
  html: string,
  table: PageTable,
  {
    styles,
    folder,
    address,
    publicPath,
  }: { styles: Record<string, string>; folder: string; address: string; publicPath: string },
): string {
  const chunks = new Set([
    ...Object.values(table.modules).flatMap(({ chunks: ids }) => ids),
    ...table.styles,
  ]);
  const sheets = [...chunks]
    .flatMap((id) => styles[id] ?? [])
    .map((file) => `<link rel="stylesheet" href="${publicPath}${file}">`);
  const link = `<link rel="preload" as="fetch" crossorigin="anonymous" href="${address}" data-page-table="${folder}">`;
  const starts = [...html.matchAll(START_SCRIPT)].map(([, , src = '']) => src);
  if (starts.length === 0) {
    throw new Error(`No start scripts were found in the page whose table is ${address}.`);
  }
  const scripts = [...Object.values(table.files).map((file) => publicPath + file), ...starts];
  const loader = `<script data-scripts="${scripts.join(' ')}">${LOADER}</script>`;
  return html.replace(START_SCRIPT, (_script, _quote, src) =>
    src === starts.at(-1) ? [...sheets, link, loader].join('') : '',
  );
}
