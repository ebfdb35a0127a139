import { createHash } from 'node:crypto';
import type { Root } from 'hast';
import { type RouteEntry, tableFile } from '../common/pageTable';
import { announceTable, type Edit } from './html';
import type { PageChunks } from './pageChunks';
import { toTables } from './tables';

const TABLES = 'assets/pages';
const NOT_FOUND = '404.html';

/** A page of the built site. */
export interface BuiltPage<Page> {
  /** Without base path. */
  route: string;
  /** With positions. */
  tree: Root;
  /** The page with other HTML in some places. */
  edit: (edits: readonly Edit[]) => Page;
}

/**
 * Makes a table for each page and names it in the page.
 *
 * @param routes of the framework
 * @param baseUrl base path, with slashes at both ends
 * @returns the changed pages, and the tables by their file
 * @throws if a route has no page
 */
export function withTables<Page extends BuiltPage<Page>>(
  pages: readonly Page[],
  routes: readonly RouteEntry[],
  pageChunks: PageChunks,
  baseUrl: string,
): { pages: Page[]; files: Record<string, string> } {
  const byRoute = new Map(pages.map((page) => [page.route, page]));
  const tables = [...toTables(routes, pageChunks, baseUrl + NOT_FOUND)].map(([address, table]) => {
    const route = `/${address.slice(baseUrl.length)}`;
    const page = byRoute.get(route);
    if (!page) {
      throw new Error(`No page was built for ${route}.`);
    }
    return { route, page, table };
  });
  // A new build gets a folder of its own: tables name chunks, and fit one start script.
  const build = createHash('sha256')
    .update(JSON.stringify(tables.map(({ route, table }) => ({ route, table }))))
    .digest('hex')
    .slice(0, 8);
  const folder = `${TABLES}/${build}/`;
  const announced = {
    styles: pageChunks.styles,
    folder: baseUrl + folder,
    publicPath: baseUrl,
  };
  return {
    pages: tables.map(({ route, page, table }) => {
      const address = announced.folder + tableFile(route);
      return page.edit(announceTable(page.tree, table, { ...announced, address }));
    }),
    files: Object.fromEntries(
      tables.map(({ route, table }) => [folder + tableFile(route), JSON.stringify(table)]),
    ),
  };
}
