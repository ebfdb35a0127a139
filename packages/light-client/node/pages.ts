import { createHash } from 'node:crypto';
import path from 'node:path';
import type { RouteConfig } from '@docusaurus/types';
import { buildSync } from 'esbuild';
import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';
import { type PageTable, type RouteEntry, tableFile } from '../common/pageTable';
import type { PageChunks } from './chunks';

/** What the framework keeps of a route for itself, or writes in another form. */
const OWN: ReadonlySet<string> = new Set(
  'path component modules context routes priority exact metadata props plugin'.split(' '),
);

/**
 * What browsers get of routes, as the framework's `codegenRoutes` makes it.
 *
 * @param routes of the whole site
 * @param chunkNames content of `.docusaurus/routesChunkNames.json`: each route's by its path and hash,
 *   from the outside to the inside
 * @throws if the two don't go together
 */
export function toEntries(
  routes: readonly RouteConfig[],
  chunkNames: Readonly<Record<string, unknown>>,
): RouteEntry[] {
  const named = Object.entries(chunkNames);
  const toEntry = (route: RouteConfig): RouteEntry => {
    const { path, exact, routes: below } = route;
    const [key = '', names] = named.shift() ?? [];
    if (!key.startsWith(`${path}-`)) {
      throw new Error(`The framework names chunks of "${key}" where those of "${path}" should be.`);
    }
    return {
      path,
      hash: key.slice(path.length + 1),
      ...(exact && { exact }),
      chunkNames: names,
      attributes: Object.fromEntries(Object.entries(route).filter(([name]) => !OWN.has(name))),
      ...(below && { routes: below.map(toEntry) }),
    };
  };
  return routes.map(toEntry);
}

/** Every string in a tree of objects and lists. */
function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') {
    return [value];
  }
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

/** The table of the page that these nested routes lead to. */
function toTable(chain: readonly RouteEntry[], { modules, files }: PageChunks): PageTable {
  const names = chain.flatMap(({ chunkNames }) => stringsIn(chunkNames));
  const entries = names.flatMap((name) => {
    const module = modules[name];
    return module ? ([[name, module]] as const) : [];
  });
  const chunkIds = entries.flatMap(([, { chunks }]) => chunks);
  const nest = ([first, ...rest]: readonly RouteEntry[]): RouteEntry[] =>
    first ? [{ ...first, ...(first.routes && { routes: nest(rest) }) }] : [];
  return {
    routes: nest(chain),
    modules: Object.fromEntries(entries),
    files: Object.fromEntries(
      chunkIds.flatMap((id) => (files[id] === undefined ? [] : [[id, files[id]]])),
    ),
  };
}

/**
 * The table of each page by its path, with base path. The page for unknown
 * addresses has the routes that match anything.
 *
 * @param notFound path of that page
 */
function toTables(
  routes: readonly RouteEntry[],
  chunks: PageChunks,
  notFound: string,
): Map<string, PageTable> {
  const tables = new Map<string, PageTable>();
  const walk = (entries: readonly RouteEntry[], parents: readonly RouteEntry[]): void => {
    for (const entry of entries) {
      const chain = [...parents, entry];
      if (entry.routes) {
        walk(entry.routes, chain);
      } else {
        tables.set(entry.path, toTable(chain, chunks));
      }
    }
  };
  walk(routes, []);
  const anything: RouteEntry[] = [];
  for (let level = routes; ;) {
    const parent = level.find((entry) => entry.routes);
    if (!parent) {
      break;
    }
    anything.push(parent);
    level = parent.routes ?? [];
  }
  tables.set(notFound, toTable(anything, chunks));
  return tables;
}

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

const TABLES = 'assets/pages';
const NOT_FOUND = '404.html';

/** A page of the built site. */
export interface BuiltPage<Page> {
  /** Without base path. */
  route: string;
  /** What stands before the body, with positions. */
  head: Root;
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
      return page.edit(announceTable(page.head, table, { ...announced, address }));
    }),
    files: Object.fromEntries(
      tables.map(({ route, table }) => [folder + tableFile(route), JSON.stringify(table)]),
    ),
  };
}
