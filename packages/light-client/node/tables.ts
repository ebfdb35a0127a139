import { runInNewContext } from 'node:vm';
import type { PageChunks } from './pageChunks';
import type { PageTable, RouteEntry } from '../common/pageTable';

interface GeneratedRoute extends Record<string, unknown> {
  path: string;
  component: { hash: string };
  exact?: boolean;
  routes?: GeneratedRoute[];
}

/**
 * Reads the framework's generated routes.
 *
 * @param code of `.docusaurus/routes.js`
 * @param chunkNames content of `.docusaurus/routesChunkNames.json`
 */
export function readRoutes(code: string, chunkNames: Record<string, unknown>): RouteEntry[] {
  const script = code.replace(/^import .*$/gm, '').replace('export default', 'routes =');
  const context = {
    routes: [] as GeneratedRoute[],
    ComponentCreator: (_path: string, hash: string) => ({ hash }),
  };
  runInNewContext(script, context);
  const toEntry = ({
    path,
    component,
    exact,
    routes,
    ...attributes
  }: GeneratedRoute): RouteEntry => ({
    path,
    hash: component.hash,
    ...(exact && { exact }),
    chunkNames: chunkNames[`${path}-${component.hash}`],
    attributes,
    ...(routes && { routes: routes.map(toEntry) }),
  });
  return context.routes.filter(({ path }) => path !== '*').map(toEntry);
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
export function toTables(
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
