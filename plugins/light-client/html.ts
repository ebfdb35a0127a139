import type { PageTable } from './pageTable';

/**
 * Names in a page what its start needs besides the start script, so that
 * browsers ask for all of it at once instead of one after the other.
 *
 * @param styles style sheets by chunk id, without the bundler's public path
 * @param folder address of the folder of all tables
 * @param address of the page's own table
 * @param publicPath what addresses of chunks begin with
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
  const scripts = Object.values(table.files).map(
    (file) => `<script src="${publicPath}${file}" defer></script>`,
  );
  const link = `<link rel="preload" as="fetch" crossorigin="anonymous" href="${address}" data-page-table="${folder}">`;
  return html.replace(/<script src=[^>]*runtime~main[^>]*>/, (start) =>
    [...sheets, link, ...scripts, start].join(''),
  );
}
