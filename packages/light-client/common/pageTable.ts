/** A route as the framework made it, without the code that loads it. */
export interface RouteEntry {
  /** With base path. */
  path: string;
  /** Tells routes of one path apart. */
  hash: string;
  exact?: boolean;
  /** Names of the chunks with the component and its props, in the shape the framework wants them. */
  chunkNames: unknown;
  /** What plugins attached to the route, the name of its sidebar for instance. */
  attributes: Record<string, unknown>;
  routes?: RouteEntry[];
}

/** How browsers get a module of the framework's registry. */
export interface ChunkModule {
  /** Ids of the chunks to load first. */
  chunks: string[];
  /** Id of the module in them. */
  id: string | number;
  /** Argument of the bundler's `__webpack_require__.t`, for modules it has to wrap. */
  mode?: number;
}

/** All that a browser needs to show one page, besides the start script. */
export interface PageTable {
  /** From the outermost route down to the page's own. */
  routes: RouteEntry[];
  /** By chunk name. */
  modules: Record<string, ChunkModule>;
  /** Addresses of the chunks by id, without the bundler's public path. */
  files: Record<string, string>;
}

/**
 * Where the table of a page lies, below the folder of all tables. Both forms
 * of an address have one of their own, as their pages do.
 *
 * @param route without base path: `/a/` → `a/index.json`, `/a/b` → `a/b.json`
 */
export function tableFile(route: string): string {
  const path = route.slice(1);
  return path === '' || path.endsWith('/') ? `${path}index.json` : `${path}.json`;
}
