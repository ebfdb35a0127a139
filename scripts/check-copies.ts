// `npm run check:copies`: the Markdown copy of every page against the page, and llms.txt against the copies.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import { MANIFEST_FILE, type BuildManifest } from '../plugins/hosting';
import { fileOfRoute } from '../plugins/hosting/cleanUrls';
import { differences, outlineOfMarkdown, outlineOfPage } from '../plugins/markdown-copies/compare';
import { mainOf } from '../plugins/markdown-copies/content';
import { copyOf } from '../plugins/markdown-copies/route';
import { SITE } from '../src/data/site';
import { saveMeasurement } from './lib/measurements';
import { ROOT, stop } from './lib/setup.mjs';

const folder = path.join(ROOT, 'build');
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');

/** Fields of a copy's front matter; see `toFile` in plugins/markdown-copies. */
interface FrontMatter {
  title?: unknown;
  canonical?: unknown;
}

async function problemsOf(route: string, listed: string): Promise<string[]> {
  const file = copyOf(route);
  if (!existsSync(path.join(folder, file))) {
    return ['has no copy in Markdown'];
  }
  const canonical = SITE.url + route;
  const { frontMatter, content } = await DEFAULT_PARSE_FRONT_MATTER({
    filePath: file,
    fileContent: read(file),
  });
  const { title, canonical: named } = frontMatter as FrontMatter;
  const html = read(fileOfRoute(route));
  const page = outlineOfPage(mainOf(html), canonical);
  return [
    ...(typeof title === 'string' && title !== '' ? [] : ['its copy has no title']),
    ...(named === canonical ? [] : [`its copy names ${String(named)} as its address`]),
    ...(page.headings.length > 0 ? [] : ['has no heading']),
    ...differences(page, outlineOfMarkdown(content)),
    ...(listed.includes(`](${copyOf(canonical)})`) ? [] : ['is missing in llms.txt']),
    ...(new RegExp(`<link[^>]* href="?${copyOf(route)}["> ]`).test(html)
      ? []
      : ['does not name its copy with <link rel="alternate">']),
  ];
}

async function main(): Promise<void> {
  if (!existsSync(folder)) {
    stop('There is no built site. Run "npm run build" first.');
  }
  const manifest = JSON.parse(
    readFileSync(path.join(ROOT, MANIFEST_FILE), 'utf8'),
  ) as BuildManifest;
  const routes = manifest.routes
    .map((route) => `/${route.slice(manifest.baseUrl.length)}`)
    .filter((route) => !route.endsWith('.html'));
  const listed = read('llms.txt');
  let bad = 0;
  for (const route of routes) {
    for (const problem of await problemsOf(route, listed)) {
      bad += 1;
      console.error(`${route} ${problem}`);
    }
  }
  console.log(`${routes.length} Markdown copies compared with their pages, ${bad} problems.`);
  saveMeasurement('copies', 'Markdown copies', {
    'Copies compared with their pages': routes.length,
    Differences: bad,
  });
  process.exitCode = bad === 0 && routes.length > 0 ? 0 : 1;
}

void main();
