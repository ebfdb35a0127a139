import { matchRoutes } from 'react-router-config';
import siteConfig from '@generated/docusaurus.config';
import { FAILED } from '../common/marks';
import { tableFile, type PageTable } from '../common/pageTable';
import { addDocs } from './globalData';
import { addModules } from './registry';
import routes, { addRoutes } from './routes';

async function fetchTable(address: string): Promise<void> {
  const response = await fetch(address);
  if (!response.ok) {
    throw new Error(`${address}: ${response.status}`);
  }
  const { routes: entries, modules, files } = (await response.json()) as PageTable;
  addModules(modules, files);
  addDocs(entries);
  addRoutes(entries);
}

const tables = new Map<string, Promise<void>>();

/**
 * Makes the routes of a page known, which are not loaded by that.
 *
 * @param pathname with base path
 * @throws if the table cannot be fetched, as after a new release; the next attempt asks again
 */
export async function loadTable(pathname: string): Promise<void> {
  // Each page names its own table; those of the same build lie in the same folder.
  const first = document.querySelector<HTMLScriptElement>('script[data-page-table]')?.dataset;
  const folder = first?.pageTable ?? '';
  const address =
    tables.size === 0
      ? first?.table
      : folder + tableFile(`/${pathname.slice(siteConfig.baseUrl.length)}`);
  const table = tables.get(pathname) ?? fetchTable(address ?? '');
  tables.set(pathname, table);
  try {
    await table;
  } catch (error) {
    tables.delete(pathname);
    throw error;
  }
}

/** Gives a page that was opened by the name of its file its own address, before the router reads it. */
function cleanAddress(): void {
  const { pathname, search, hash } = window.location;
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  const clean = canonical && new URL(canonical.href).pathname;
  if (pathname.endsWith('.html') && clean && !clean.endsWith('.html')) {
    window.history.replaceState(window.history.state, '', clean + search + hash);
  }
}

/** Whether a script that failed to load is gone from the host, as after a new release. */
async function isGone({ request }: { request?: string }): Promise<boolean> {
  const response = request && (await fetch(request, { method: 'HEAD' }).catch(() => undefined));
  return response !== undefined && response !== '' && response.status === 404;
}

/**
 * @throws if a script is gone, or if this is the first page. Of the next one, a script that merely
 *   could not be loaded is reported where the page would be, with Retry.
 */
async function loadPage(pathname: string): Promise<void> {
  const branches = [...new Set([pathname, decodeURI(pathname)])].flatMap((path) =>
    matchRoutes(routes, path),
  );
  try {
    await Promise.all(
      branches.map(async ({ route }) => {
        await (route.component as { preload?: () => Promise<unknown> } | undefined)?.preload?.();
      }),
    );
  } catch (error) {
    if (window.docusaurusRoot === undefined || (await isGone(error as object))) {
      throw error;
    }
  }
}

/**
 * In place of the framework's function of this name: loads all that a page
 * needs, which begins with its table.
 *
 * @param address path with base path; a query or a fragment is ignored
 * @throws if the page has another table or other scripts by now: the framework loads the document
 *   anew
 */
export default async function preload(address: string): Promise<void> {
  if (tables.size === 0) {
    cleanAddress();
  }
  const pathname = tables.size === 0 ? window.location.pathname : address.replace(/[?#].*/, '');
  const isFirst = window.docusaurusRoot === undefined;
  try {
    await loadTable(pathname);
    await loadPage(pathname);
  } catch (error) {
    if (isFirst) {
      window.dispatchEvent(new Event(FAILED));
    }
    throw error;
  }
}
