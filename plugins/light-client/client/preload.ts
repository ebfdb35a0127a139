import siteConfig from '@generated/docusaurus.config';
import { tableFile, type PageTable } from '../pageTable';
import { addDocs } from './globalData';
import { addModules, loadChunks } from './registry';
import { matchRoutes } from './router';
import routes, { addRoutes } from './routes';

/** @returns what loads the style sheets for parts of the page's text */
async function fetchTable(address: string): Promise<() => Promise<unknown>> {
  const response = await fetch(address);
  if (!response.ok) {
    throw new Error(`${address}: ${response.status}`);
  }
  const { routes: entries, modules, styles, files } = (await response.json()) as PageTable;
  addModules(modules, files);
  addDocs(entries);
  addRoutes(entries);
  return () => loadChunks(styles);
}

const tables = new Map<string, ReturnType<typeof fetchTable>>();

/**
 * Makes the routes of a page known, which are not loaded by that.
 *
 * @param pathname with base path
 * @returns what loads the style sheets for parts of its text
 */
export async function loadTable(pathname: string): ReturnType<typeof fetchTable> {
  // Each page names its own table; those of the same build lie in the same folder.
  const first = document.querySelector<HTMLLinkElement>('link[data-page-table]');
  const folder = first?.dataset.pageTable ?? '';
  const address =
    tables.size === 0
      ? first?.href
      : folder + tableFile(`/${pathname.slice(siteConfig.baseUrl.length)}`);
  const table = tables.get(pathname) ?? fetchTable(address ?? '');
  tables.set(pathname, table);
  try {
    return await table;
  } catch (error) {
    // The next attempt asks again.
    tables.delete(pathname);
    throw error;
  }
}

/**
 * In place of the framework's function of this name: loads all that a page
 * needs, which begins with its table.
 *
 * @param address path with base path; a query or a fragment is ignored
 */
export default async function preload(address: string): Promise<void> {
  const pathname = address.replace(/[?#].*/, '');
  const loadStyles = await loadTable(pathname);
  const branches = [...new Set([pathname, decodeURI(pathname)])].flatMap((path) =>
    matchRoutes(routes, path),
  );
  await Promise.all([
    loadStyles(),
    ...branches.map(({ route }) =>
      (route.component as { preload?: () => Promise<unknown> }).preload?.(),
    ),
  ]);
}
