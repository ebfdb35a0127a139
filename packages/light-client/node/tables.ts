import type { RouteConfig } from '@docusaurus/types';
import type { PageChunks } from './pageChunks';
import type { PageTable, RouteEntry } from '../common/pageTable';

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
