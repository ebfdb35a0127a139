// The steps that make of the framework's output what hosts serve.
import { readFileSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'yaml';
import { moveToCleanUrls } from '../../plugins/hosting/cleanUrls';
import { headerRules, toHeadersFile } from '../../plugins/hosting/headers';
import { scriptHashes, type Page } from '../../plugins/hosting/inlineScripts';
import { toNginxMaps, toNginxServer } from '../../plugins/hosting/nginx';
import { MANIFEST_FILE, type BuildManifest } from '../../plugins/hosting';
import { toRedirectRules, toRedirectsFile } from '../../plugins/hosting/redirects';
import { purgeStyles } from '../../plugins/hosting/styles';
import { SECURITY_TXT_FILE, securityTxt } from '../../plugins/hosting/securityTxt';
import { toLlmsFullTxt, toLlmsTxt } from '../../plugins/markdown-copies/llms';
import { readPages as readCopied, writeCopies } from '../../plugins/markdown-copies/write';
import { writeKillSwitch, writeServiceWorkers } from '../../plugins/offline/write';
import { SITE } from '../../src/data/site';
import { ROOT } from './setup.mjs';

/** Every page of the built site. */
async function readPages(outDir: string): Promise<Page[]> {
  const files = await readdir(outDir, { recursive: true });
  return Promise.all(
    files
      .filter((file) => file.endsWith('.html'))
      .map(async (file) => ({ file, html: await readFile(path.join(outDir, file), 'utf8') })),
  );
}

/**
 * Takes the script out of the pages at old addresses, which hosts without a
 * redirects file serve: the policy would need a hash of each, and their
 * `refresh` redirects without it.
 */
async function dropRedirectScripts(
  outDir: string,
  oldRoutes: Record<string, string>,
): Promise<void> {
  await Promise.all(
    Object.keys(oldRoutes).map(async (route) => {
      const file = path.join(outDir, route, 'index.html');
      const html = await readFile(file, 'utf8');
      await writeFile(file, html.replace(/\s*<script>[\s\S]*<\/script>/, ''));
    }),
  );
}

/** Writes a file of the built site, in a folder of its own if need be. */
async function writeBuilt(outDir: string, file: string, text: string): Promise<void> {
  const full = path.join(outDir, file);
  await mkdir(path.dirname(full), { recursive: true });
  await writeFile(full, text);
}

/**
 * Finishes the build that the framework has just made.
 *
 * @param outDir folder of the built site
 */
export async function finish(outDir: string): Promise<void> {
  const manifest = JSON.parse(
    readFileSync(path.join(ROOT, MANIFEST_FILE), 'utf8'),
  ) as BuildManifest;
  const { baseUrl } = manifest;
  const routes = manifest.routes.map((route) => `/${route.slice(baseUrl.length)}`);
  const oldRoutes = parse(readFileSync(path.join(ROOT, 'data/redirects.yaml'), 'utf8')) as Record<
    string,
    string
  >;

  await moveToCleanUrls(outDir, routes);
  const rules = toRedirectRules(oldRoutes, routes, baseUrl);
  await writeFile(path.join(outDir, '_redirects'), toRedirectsFile(rules));
  await dropRedirectScripts(outDir, oldRoutes);
  const headers = headerRules(scriptHashes(await readPages(outDir)));
  await writeFile(path.join(outDir, '_headers'), toHeadersFile(headers, baseUrl));
  await writeBuilt(outDir, '_nginx/maps.conf', toNginxMaps(headers, rules, routes, baseUrl));
  await writeBuilt(outDir, '_nginx/server.conf', toNginxServer(headers, baseUrl));
  await writeBuilt(outDir, SECURITY_TXT_FILE, securityTxt(SITE.url, SITE.repository));

  const copied = await readCopied(
    outDir,
    routes
      // Pages that only provoke failures in browser tests are no pages to read.
      .filter((route) => !route.endsWith('.html') && !route.startsWith('/test-pages/'))
      .map((route) => ({ route, written: manifest.written[baseUrl + route.slice(1)] })),
    SITE.title,
  );
  const [copies] = await Promise.all([
    writeCopies(
      outDir,
      copied,
      path.join(ROOT, 'node_modules/.cache/markdown-copies', `${encodeURIComponent(baseUrl)}.json`),
    ),
    // Beside the threads that make the copies.
    purgeStyles(outDir),
  ]);
  await writeFile(path.join(outDir, 'llms.txt'), toLlmsTxt(copies));
  await writeFile(path.join(outDir, 'llms-full.txt'), toLlmsFullTxt(copies));

  // Last, since the service workers list the files of the site by their content.
  if (process.env.OFFLINE === 'off') {
    await writeKillSwitch(outDir);
  } else {
    await writeServiceWorkers(outDir, baseUrl, Object.keys(oldRoutes));
  }
}
