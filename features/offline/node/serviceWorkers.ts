import path from 'node:path';
import { withBasePath } from '../../../platform/base/common/basePath';
import type { BuiltSite, OutputStep } from '../../../platform/output/node/contribution';
import { fileOfRoute, routeOfFile } from '../../../platform/output/node/hosting/cleanUrls';
import { contentSecurityPolicy } from '../../../platform/output/node/hosting/headers';
import { scriptHashes } from '../../../platform/output/node/hosting/inlineScripts';
import { Page, remove } from '../../../platform/output/node/pages';
import { OFFLINE_PAGE, SCRIPTS, SIZE_FILE, type Size } from '../common/names';
import type { WorkerOptions } from '../common/options';

/** Everything that a reader can open on the site. */
const EVERYTHING = [
  '**/*.html',
  'assets/**/*',
  'search-index.json',
  'search-titles.json',
  'resources/templates/files/*',
  'img/**/*.{svg,png}',
];
/** Social cards are for other sites; the registry is never asked for (packages/light-client/node). */
const NOT_SHOWN = ['404.html', 'img/cards/**', 'img/social-card.*', 'assets/js/registry.*'];

/**
 * What a page needs to look as it should: its style sheets, typeface and drawings.
 *
 * @returns files relative to the built site
 */
export function looksOf(page: Page, baseUrl: string): string[] {
  const files = [...page.elements()]
    .flatMap(({ properties: { href, src } }) => [href, src])
    .filter((address) => typeof address === 'string')
    .filter((address) => address.startsWith(baseUrl))
    .map((address) => address.slice(baseUrl.length))
    .filter((file) => /^(?:assets\/(?:css|fonts)\/|img\/.*\.svg$)/.test(file));
  return [...new Set(files)];
}

/**
 * A page without the scripts that start it: at the address of another page they would take it
 * for that one.
 */
export function withoutStart({ route, file, html }: Page): Page {
  // Read again, since steps before have put scripts in.
  const page = Page.of({ route, file, html });
  const starts = [...page.elements()].filter(
    ({ tagName, properties: { src, dataScripts } }) =>
      tagName === 'script' && (src !== undefined || dataScripts !== undefined),
  );
  return page.edit(starts.map(remove));
}

/** @throws if the page does not name the folder of its tables */
function tablesOf({ route, html }: Page): string {
  const [, tables] = /data-page-table="([^"]+)"/.exec(html) ?? [];
  if (tables === undefined) {
    throw new Error(`The page ${route} names no folder of page tables.`);
  }
  return tables;
}

/** The page that a service worker answers with when it has no other, as hosts would send it. */
function toLastResort(page: Page): WorkerOptions['lastResort'] {
  const shown = withoutStart(page);
  return {
    html: shown.html,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': contentSecurityPolicy(scriptHashes([shown])),
    },
  };
}

/**
 * Bundles a service worker.
 *
 * @param source in `worker/`
 */
async function bundle(source: string, options?: WorkerOptions): Promise<string> {
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    entryPoints: [path.join(__dirname, '../worker', source)],
    write: false,
    bundle: true,
    minify: true,
    target: 'es2020',
    define: { OPTIONS: JSON.stringify(options ?? {}), 'process.env.NODE_ENV': '"production"' },
  });
  return outputFiles[0]?.text ?? '';
}

/**
 * What a service worker keeps, with what browsers know each file by.
 *
 * @throws if a file cannot be stored
 */
async function manifestOf(
  { outDir, baseUrl, oldRoutes }: WorkerSite,
  globPatterns: string[],
): Promise<Pick<WorkerOptions, 'files'> & { count: number; size: number }> {
  // Not from the package as a whole, which loads a bundler and Babel: a second of a build.
  const { getManifest } = await import('workbox-build/build/get-manifest.js');
  const { manifestEntries, warnings, count, size } = await getManifest({
    globDirectory: outDir,
    globPatterns,
    globIgnores: [
      ...NOT_SHOWN,
      ...Object.keys(oldRoutes).map((route) => `${route.slice(1)}/index.html`),
    ],
    // cspell:ignore dont
    // Their names carry a hash, so that the browser's own store may answer.
    dontCacheBustURLsMatching: /^assets\//,
    maximumFileSizeToCacheInBytes: 20_000_000,
  });
  if (warnings.length > 0) {
    throw new Error(`The service worker would leave files out: ${warnings.join(' ')}`);
  }
  const files = manifestEntries.map(({ url, revision }) => ({
    url: withBasePath(url.endsWith('.html') ? routeOfFile(url) : `/${url}`, baseUrl),
    revision,
  }));
  return { files, count, size };
}

/** What the service workers are made from: files on disk, and the page that offers them. */
type WorkerSite = Pick<BuiltSite, 'outDir' | 'baseUrl' | 'oldRoutes' | 'pages'>;

/**
 * The two service workers: one that keeps what a reader has opened, one that fetches all of it
 * beforehand.
 *
 * @returns their files
 * @throws if a file cannot be stored
 */
export async function makeServiceWorkers(site: WorkerSite): Promise<Record<string, string>> {
  const { baseUrl, pages } = site;
  const page = pages.find(({ file }) => file === fileOfRoute(`/${OFFLINE_PAGE}`));
  if (!page) {
    throw new Error(`There is no page /${OFFLINE_PAGE}.`);
  }
  const common = { baseUrl, tables: tablesOf(page), lastResort: toLastResort(page) };
  const looks = await manifestOf(site, looksOf(page, baseUrl));
  const everything = await manifestOf(site, EVERYTHING);
  const size: Size = { files: everything.count, bytes: everything.size };
  return {
    [SCRIPTS.visited]: await bundle('worker.ts', {
      ...common,
      files: looks.files,
      isWholeSite: false,
    }),
    [SCRIPTS.everything]: await bundle('worker.ts', {
      ...common,
      files: everything.files,
      isWholeSite: true,
    }),
    [SIZE_FILE]: JSON.stringify(size),
  };
}

/**
 * The kill switch, in the place of the service workers: browsers that have one fetch it on their
 * next visit, and are rid of it.
 */
export async function makeKillSwitch(): Promise<Record<string, string>> {
  const script = await bundle('killSwitch.ts');
  return Object.fromEntries(Object.values(SCRIPTS).map((file) => [file, script]));
}

export const serviceWorkers: OutputStep = {
  name: 'service workers',
  run: async (site) => ({
    // Should a service worker ever do harm, this variable takes it off readers' devices.
    files: await (process.env.OFFLINE === 'off' ? makeKillSwitch() : makeServiceWorkers(site)),
  }),
};
