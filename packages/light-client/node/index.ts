import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { GlobalData, LoadContext, Plugin } from '@docusaurus/types';
import type { WebpackPluginInstance } from 'webpack';
import type { RouteEntry } from '../common/pageTable';
import { cacheGroups } from './chunks';
import { toClientGlobalData } from './globalData';
import { START } from './html';
import { REPLACED } from './internals';
import { type PageChunks, PageChunksPlugin } from './pageChunks';
import { ReplacementsPlugin } from './replacements';
import { type BuiltPage, withTables } from './step';
import { toEntries } from './tables';

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

export { inlineScript } from './html';
