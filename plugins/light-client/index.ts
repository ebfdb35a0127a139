import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { GlobalData, LoadContext, Plugin } from '@docusaurus/types';
import type { WebpackPluginInstance } from 'webpack';
import { type PageChunks, PageChunksPlugin } from './bundlerPlugin';
import { cacheGroups, isOccasional } from './chunks';
import { toClientConfig, toClientGlobalData, unusedModules } from './clientData';
import { announceTable } from './html';
import { tableFile } from './pageTable';
import { classesOf, readRoutes, toTables, withStylesFor } from './tables';

const CLIENT = path.join(__dirname, 'client');
/** Modules of the framework that a module of `client/` takes the place of. */
const REPLACED = new RegExp(
  [
    '(@generated|\\.)/(BaseUrlIssueBanner|docusaurus|globalData|hasHydratedDataAttribute|preload)',
    '(@generated|\\.)/(registry|routes|routesChunkNames)',
    '\\./ExecutionEnvironment',
    '\\.{1,2}/browserContext',
    '\\.{1,2}/hooks/(useKeyboardNavigation|useWindowSize)',
    '\\.\\./\\.\\./utils/reactUtils',
  ]
    .map((request) => `^${request}$`)
    .join('|'),
);
/** Libraries of which the client uses a small part. */
const LIGHTER: Record<string, string> = {
  nprogress: path.join(CLIENT, 'nprogress.ts'),
  'react-helmet-async': path.join(CLIENT, 'helmet.ts'),
  'react-router-dom': path.join(CLIENT, 'router.tsx'),
  'react-router-config': path.join(CLIENT, 'router.tsx'),
  '@docusaurus/router': path.join(CLIENT, 'router.tsx'),
};
/** While pages are written. */
const SERVER = path.join(__dirname, 'server');
const ROUTER = /^react-router-(?:config|dom)$/;
/** Folders with Markdown. */
const CONTENT = ['docs', 'blog', 'src/pages'];
const TABLES = 'assets/pages';
const NOT_FOUND = '404.html';

/**
 * Keeps out of the start script what browsers do not need, or not yet. The
 * framework ships its whole configuration and the routes and chunks of all
 * pages, and asks for the chunks of every page whose link is in view. Here a
 * page brings a table of what it is made of (see `client/`), and the next page
 * is loaded when the reader points at its link.
 *
 * Only for builds with Rspack: the development server starts faster without.
 */
export default function lightClientPlugin({
  siteDir,
  siteConfig,
  generatedFilesDir,
  baseUrl,
}: LoadContext): Plugin {
  let isUsed = false;
  const generated = (file: string) => path.join(generatedFilesDir, file);
  const readGenerated = (file: string) => readFileSync(generated(file), 'utf8');
  const chunksFile = generated('page-chunks.json');

  return {
    name: 'light-client',

    configureWebpack({ mode, plugins = [] }, isServer, { currentBundler }) {
      if (mode !== 'production' || currentBundler.name !== 'rspack') {
        return {};
      }
      const { BannerPlugin, Compilation, NormalModuleReplacementPlugin } = currentBundler.instance;
      const module = {
        rules: [
          {
            test: /\.mdx?$/,
            include: CONTENT.map((folder) => path.join(siteDir, folder)),
            enforce: 'post' as const,
            use: [{ loader: path.join(__dirname, 'localJsx.mjs') }],
          },
        ],
      };
      // The bundler's cache does not see what these files decide.
      const experiments = {
        cache: {
          buildDependencies: [
            __filename,
            path.join(__dirname, 'chunks.ts'),
            path.join(__dirname, 'localJsx.mjs'),
            path.join(__dirname, '../code-blocks/rehype.ts'),
            // It names the browsers that styles are compiled for.
            path.join(siteDir, 'package.json'),
          ],
        },
      };
      if (isServer) {
        return {
          // One after the other takes as long as both at once, and less memory on a large site.
          dependencies: ['client'],
          module,
          experiments,
          plugins: [
            new NormalModuleReplacementPlugin(ROUTER, (request) => {
              if (!request.contextInfo.issuer.startsWith(SERVER)) {
                request.request = path.join(SERVER, 'router.tsx');
              }
            }),
          ],
        };
      }
      isUsed = true;
      const config = generated('client-config.json');
      const globalData = JSON.parse(readGenerated('globalData.json')) as GlobalData;
      writeFileSync(config, JSON.stringify(toClientConfig(siteConfig)));
      writeFileSync(
        generated('client-global-data.json'),
        JSON.stringify(toClientGlobalData(globalData)),
      );
      return {
        module,
        experiments,
        optimization: { splitChunks: { cacheGroups } },
        mergeStrategy: { plugins: 'replace' },
        plugins: [
          // It tells the framework's `prefetch` the files of chunks, which nobody asks for here.
          ...plugins.filter((plugin) => plugin?.constructor.name !== 'ChunkAssetPlugin'),
          new NormalModuleReplacementPlugin(/^@generated\/docusaurus\.config$/, config),
          // Code is highlighted at build (plugins/code-blocks).
          new NormalModuleReplacementPlugin(/prism-include-languages$/, '@docusaurus/Noop'),
          ...unusedModules(siteConfig, globalData).map(
            (name) =>
              new NormalModuleReplacementPlugin(new RegExp(`^${name}$`), '@docusaurus/Noop'),
          ),
          new NormalModuleReplacementPlugin(/^tslib$/, (request) => {
            if (request.context.includes('@docusaurus/utils-common')) {
              request.request = path.join(CLIENT, 'tslib.ts');
            }
          }),
          ...Object.entries(LIGHTER).map(
            ([name, replacement]) =>
              new NormalModuleReplacementPlugin(new RegExp(`^${name}$`), (request) => {
                if (!request.contextInfo.issuer.startsWith(CLIENT)) {
                  request.request = replacement;
                }
              }),
          ),
          new NormalModuleReplacementPlugin(REPLACED, (request) => {
            const isOwn = request.contextInfo.issuer.startsWith(CLIENT);
            const isFrameworks = request.context.includes('@docusaurus');
            if (isFrameworks && !isOwn) {
              request.request = path.join(CLIENT, path.basename(request.request));
            }
          }),
          // Most of the start script runs at once. So told, browsers compile it beside the page.
          new BannerPlugin({
            banner: '//# allFunctionsCalledOnLoad',
            raw: true,
            entryOnly: true,
            test: /\.js$/,
            // After code is minified, which takes comments away.
            stage: Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE,
          }),
          // Through a file, since pages may be written by another process than this.
          new PageChunksPlugin((pageChunks) => {
            writeFileSync(chunksFile, JSON.stringify(pageChunks));
          }) as unknown as WebpackPluginInstance, // The framework's types know webpack alone.
        ],
      };
    },

    async postBuild({ outDir }) {
      if (!isUsed) {
        return;
      }
      const chunks = JSON.parse(readFileSync(chunksFile, 'utf8')) as PageChunks;
      const { styles } = chunks;
      const routes = readRoutes(
        readGenerated('routes.js'),
        JSON.parse(readGenerated('routesChunkNames.json')) as Record<string, unknown>,
      );
      const occasional = new Map(
        Object.entries(styles)
          .filter(([, file]) => isOccasional(file))
          .map(([id, file]) => [id, classesOf(readFileSync(path.join(outDir, file), 'utf8'))]),
      );
      const tables = await Promise.all(
        [...toTables(routes, chunks, baseUrl + NOT_FOUND)].map(async ([address, table]) => {
          const route = `/${address.slice(baseUrl.length)}`;
          const page = path.join(outDir, route.endsWith('.html') ? route : `${route}/index.html`);
          const html = await readFile(page, 'utf8');
          return { route, page, html, table: withStylesFor(table, occasional, html) };
        }),
      );
      // A new build gets a folder of its own: tables name chunks, and fit one start script.
      const build = createHash('sha256')
        .update(JSON.stringify(tables.map(({ route, table }) => ({ route, table }))))
        .digest('hex')
        .slice(0, 8);
      const folder = `${TABLES}/${build}/`;
      await Promise.all(
        tables.map(async ({ route, page, html, table }) => {
          const file = path.join(outDir, folder, tableFile(route));
          await mkdir(path.dirname(file), { recursive: true });
          await writeFile(file, JSON.stringify(table));
          const address = baseUrl + folder + tableFile(route);
          const announced = { styles, folder: baseUrl + folder, address, publicPath: baseUrl };
          await writeFile(page, announceTable(html, table, announced));
        }),
      );
    },
  };
}
