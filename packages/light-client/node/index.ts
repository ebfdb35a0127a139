import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { GlobalData, LoadContext, Plugin } from '@docusaurus/types';
import type { Compiler } from '@rspack/core';
import type { WebpackPluginInstance } from 'webpack';
import type { RouteEntry } from '../common/pageTable';
import { cacheGroups, type PageChunks, PageChunksPlugin } from './chunks';
import { type BuiltPage, START, toEntries, withTables } from './pages';

/**
 * Modules of the framework's client that others take the place of, by those. The README says of each
 * what for; `npm run check:next` tells which of these files a newer release has changed.
 */
export const REPLACED = {
  'preload.ts': '@docusaurus/core/lib/client/preload',
  'noHighlighting.ts': '@docusaurus/theme-classic/lib/prism-include-languages',
} as const;

/** Further ones whose forms and habits are taken for granted. */
export const RELIED_ON = [
  // Forms of routes, registry and names of chunks.
  '@docusaurus/core/lib/server/codegen/codegenRoutes',
  '@docusaurus/core/lib/client/exports/ComponentCreator',
  '@docusaurus/plugin-content-docs/lib/globalData',
  // When routes are matched, drawn and loaded.
  '@docusaurus/core/lib/client/App',
  '@docusaurus/core/lib/client/clientEntry',
  '@docusaurus/core/lib/client/docusaurus',
  '@docusaurus/core/lib/client/normalizeLocation',
  '@docusaurus/core/lib/client/PendingNavigation',
  // What names chunks in the start script, and scripts in the pages.
  '@docusaurus/core/lib/webpack/plugins/ChunkAssetPlugin',
  '@docusaurus/core/lib/ssg/ssgTemplate.html',
] as const;

const BROWSER = path.join(__dirname, '../browser');

const own = (name: string): string => path.join(BROWSER, `${name}.ts`);

/**
 * The modules that take the place of the framework's, by how it imports those. The README says why, and
 * what each is worth.
 */
const REPLACEMENTS = new Map([
  ...['globalData', 'registry', 'routes', 'routesChunkNames'].map(
    (name) => [`@generated/${name}`, own(name)] as const,
  ),
  ['./preload', own('preload')],
  // The framework names it by its whole path.
  [require.resolve(REPLACED['noHighlighting.ts']).replace(/\.js$/, ''), own('noHighlighting')],
]);

/**
 * The framework's small helpers, whose published form needs a library of 10 kB for one function of
 * two lines. Their sources are published, too, and need nothing.
 */
const HELPERS = '@docusaurus/utils-common';
const HELPER_SOURCES = path.join(path.dirname(require.resolve(`${HELPERS}/package.json`)), 'src');

const NAME = 'ReplacementsPlugin';

/** Puts modules in the place of others. A build in which nothing imports what one takes the place of stops. */
class ReplacementsPlugin {
  /**
   * @param files of the modules, by how those of the framework import what they take the place of
   * @param own folder whose modules get the originals
   */
  constructor(
    private readonly files: ReadonlyMap<string, string>,
    private readonly own: string,
  ) {}

  apply({ hooks, rspack: { WebpackError } }: Compiler): void {
    hooks.normalModuleFactory.tap(NAME, (factory) => {
      factory.hooks.beforeResolve.tap(NAME, (data) => {
        const file = this.files.get(data.request);
        if (file !== undefined && !data.contextInfo.issuer.startsWith(this.own)) {
          data.request = file;
        }
      });
    });
    hooks.thisCompilation.tap(NAME, ({ errors, hooks: { finishModules } }) => {
      finishModules.tap(NAME, (modules) => {
        const found = new Set([...modules].map((module) => module.nameForCondition()));
        for (const [request, file] of this.files) {
          if (!found.has(file)) {
            errors.push(new WebpackError(`Nothing imports "${request}", which ${file} replaces.`));
          }
        }
      });
    });
  }
}

const DOCS = 'docusaurus-plugin-content-docs';

interface DocsData {
  versions: { mainDocId: string; docs: { id: string }[] }[];
}

/**
 * The data of plugins for all pages, without the list of docs: it grows with every page. The main
 * doc of each version stays, to which the dropdown of versions leads.
 */
function toClientGlobalData(globalData: GlobalData): GlobalData {
  const docs = Object.entries(globalData[DOCS] ?? {}).map(([id, data]) => {
    const versions = (data as DocsData).versions.map((version) => ({
      ...version,
      docs: version.docs.filter((doc) => doc.id === version.mainDocId),
    }));
    return [id, { ...(data as DocsData), versions }] as const;
  });
  return { ...globalData, [DOCS]: Object.fromEntries(docs) };
}

/** What decides of the compiled modules; the bundler's cache does not see it by itself. */
const cacheDependencies = (): string[] =>
  [__dirname, BROWSER].flatMap((folder) =>
    readdirSync(folder)
      .filter((file) => !file.includes('.test.'))
      .map((file) => path.join(folder, file)),
  );

/**
 * Keeps out of the start script what browsers do not need, or not yet: the framework ships the
 * routes and chunks of all pages, and asks for the chunks of every page whose link is in view. Here
 * a page brings a table of what it is made of, and the next page is loaded when the reader points
 * at its link. See the README of this package.
 *
 * Only for builds: the development server starts faster without.
 *
 * @returns a plugin, and the step of the output that gives the built pages their tables
 */
export default function lightClient() {
  let pageChunks: PageChunks | undefined;
  let routes: RouteEntry[] = [];

  const plugin = ({ generatedFilesDir }: LoadContext): Plugin => {
    const generated = (file: string) => path.join(generatedFilesDir, file);
    const readJson = (file: string): unknown => JSON.parse(readFileSync(generated(file), 'utf8'));
    return {
      name: 'light-client',

      injectHtmlTags() {
        // A build gives each page its own, with what that page needs.
        const isDevelopment = process.env.NODE_ENV === 'development';
        return { headTags: isDevelopment ? [{ tagName: 'script', innerHTML: START }] : [] };
      },

      getClientModules() {
        return [path.join(BROWSER, 'noPrefetch.ts')];
      },

      configureWebpack({ mode }, isServer, { getJSLoader }) {
        if (mode !== 'production' || isServer) {
          return {};
        }
        writeFileSync(
          generated('client-global-data.json'),
          JSON.stringify(toClientGlobalData(readJson('globalData.json') as GlobalData)),
        );
        return {
          experiments: { cache: { buildDependencies: cacheDependencies() } },
          resolve: { alias: { [`${HELPERS}$`]: path.join(HELPER_SOURCES, 'index.ts') } },
          module: { rules: [{ include: HELPER_SOURCES, use: [getJSLoader({ isServer })] }] },
          optimization: { splitChunks: { cacheGroups } },
          plugins: [
            new ReplacementsPlugin(REPLACEMENTS, BROWSER),
            new PageChunksPlugin((chunks) => {
              pageChunks = chunks;
            }),
            // The framework's types know webpack alone.
          ] as unknown as WebpackPluginInstance[],
        };
      },

      postBuild({ routes: all }) {
        const chunkNames = readJson('routesChunkNames.json') as Record<string, unknown>;
        routes = toEntries(all, chunkNames);
      },
    };
  };

  const outputStep = {
    name: 'page tables',
    run: <Page extends BuiltPage<Page>>(site: { baseUrl: string; pages: readonly Page[] }) =>
      pageChunks
        ? withTables(site.pages, routes, pageChunks, site.baseUrl)
        : { pages: [], files: {} },
  };
  return { plugin, outputSteps: [outputStep] as const };
}

export { inlineScript } from './pages';
