// `npm run build`: the framework's build and the steps that finish it.
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { parse } from 'yaml';
import { moveToCleanUrls } from '../plugins/hosting/cleanUrls';
import { HEADER_RULES, toHeadersFile } from '../plugins/hosting/headers';
import { MANIFEST_FILE, type BuildManifest } from '../plugins/hosting';
import { toRedirectRules, toRedirectsFile } from '../plugins/hosting/redirects';
import { ROOT, run } from './lib/setup.mjs';

const { values } = parseArgs({ options: { 'out-dir': { type: 'string', default: 'build' } } });
const outDir = path.resolve(ROOT, values['out-dir']);

async function finish(): Promise<void> {
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
  await writeFile(path.join(outDir, '_headers'), toHeadersFile(HEADER_RULES, baseUrl));
}

async function main(): Promise<void> {
  const command = ['docusaurus', 'build', '--out-dir', values['out-dir']];
  if (!run('npx', command, { NO_UPDATE_NOTIFIER: '1' })) {
    process.exit(1);
  }
  await finish();
  console.log(`The site is in ${path.relative(process.cwd(), outDir) || '.'}.`);
}

void main();
