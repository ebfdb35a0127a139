import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';
// Not from the package as a whole, which loads a bundler and Babel: a second of a build.
import { getManifest } from 'workbox-build/build/get-manifest';
import { OFFLINE_PAGE, SCRIPTS, SIZE_FILE, type Size } from './client/names';
import type { WorkerOptions } from './worker/options';

/** Everything that a reader can open on the site. */
const EVERYTHING = [
  '**/*.html',
  'assets/**/*',
  'search-index.json',
  'resources/templates/files/*',
  'img/**/*.{svg,png}',
];
/** Social cards are for other sites; the registry is never asked for (plugins/light-client). */
const NOT_SHOWN = ['404.html', 'img/cards/**', 'img/social-card.*', 'assets/js/registry.*'];

/** The address at which hosts serve a page's file: `a/b.html` → `a/b`, `a/index.html` → `a/`. */
export function addressOfFile(file: string): string {
  return file.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '');
}

/**
 * What a page needs to look as it should: its style sheets, typeface and drawings.
 *
 * @returns files relative to the built site
 */
export function looksOf(html: string, baseUrl: string): string[] {
  const addresses = [...html.matchAll(/\b(?:href|src)=["']?([^"'\s>]+)/g)].map(([, to = '']) => to);
  const files = addresses
    .filter((address) => address.startsWith(baseUrl))
    .map((address) => address.slice(baseUrl.length))
    .filter((file) => /^(?:assets\/(?:css|fonts)\/|img\/.*\.svg$)/.test(file));
  return [...new Set(files)];
}

/**
 * Bundles a service worker.
 *
 * @param source in `worker/`
 * @param outfile where it is written
 */
async function bundle(source: string, outfile: string, options?: WorkerOptions): Promise<void> {
  await build({
    entryPoints: [path.join(__dirname, 'worker', source)],
    outfile,
    bundle: true,
    minify: true,
    target: 'es2020',
    define: { OPTIONS: JSON.stringify(options ?? {}), 'process.env.NODE_ENV': '"production"' },
  });
}

/**
 * Writes the two service workers into the built site: one that keeps what a
 * reader has opened, one that fetches all of it beforehand.
 *
 * @param outDir the built site
 * @param baseUrl base path, with slashes at both ends
 * @param oldRoutes addresses whose pages only lead on
 * @throws if a file cannot be stored
 */
export async function writeServiceWorkers(
  outDir: string,
  baseUrl: string,
  oldRoutes: readonly string[],
): Promise<void> {
  const toManifest = async (globPatterns: string[]) => {
    const { manifestEntries, warnings, ...size } = await getManifest({
      globDirectory: outDir,
      globPatterns,
      globIgnores: [...NOT_SHOWN, ...oldRoutes.map((route) => `${route.slice(1)}/index.html`)],
      // cspell:ignore dont
      // Their names carry a hash, so that the browser's own store may answer.
      dontCacheBustURLsMatching: /^assets\//,
      maximumFileSizeToCacheInBytes: 20_000_000,
    });
    if (warnings.length > 0) {
      throw new Error(`The service worker would leave files out: ${warnings.join(' ')}`);
    }
    const files = manifestEntries.map(({ url, revision }) => ({
      url: baseUrl + addressOfFile(url),
      revision,
    }));
    return { files, ...size };
  };

  const page = `${OFFLINE_PAGE}.html`;
  const html = await readFile(path.join(outDir, page), 'utf8');
  const frame = await toManifest([page, ...looksOf(html, baseUrl)]);
  const everything = await toManifest(EVERYTHING);
  await bundle('worker.ts', path.join(outDir, SCRIPTS.visited), {
    baseUrl,
    files: frame.files,
    isWholeSite: false,
  });
  await bundle('worker.ts', path.join(outDir, SCRIPTS.everything), {
    baseUrl,
    files: everything.files,
    isWholeSite: true,
  });
  const size: Size = { files: everything.count, bytes: everything.size };
  await writeFile(path.join(outDir, SIZE_FILE), JSON.stringify(size));
}

/**
 * Puts the kill switch in the place of the service workers: browsers that
 * have one fetch it on their next visit, and are rid of it.
 */
export async function writeKillSwitch(outDir: string): Promise<void> {
  for (const script of Object.values(SCRIPTS)) {
    await bundle('killSwitch.ts', path.join(outDir, script));
  }
}
