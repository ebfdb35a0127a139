// `npm run check -- recipes`: performs the recipes of CONTRIBUTING.md in a copy of the last commit, changes
// nothing else there, runs what reads content, and looks for each new thing where readers will.
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CATALOG_FILES, CATALOG_ROUTE } from '#features/catalog/common/route';
import { CONTROLS_FILES, CONTROLS_ROUTE } from '#features/controls/common/vocabulary';
import { openIndex } from '#features/search/common/engine';
import type { IndexFile } from '#features/search/common/indexFile';
import { ROOT, run, stop } from './lib/command';
import { perform } from './lib/recipes';

const CATALOG = CATALOG_ROUTE.slice(1);
const CONTROLS = CONTROLS_ROUTE.slice(1);
const LEXICON = 'community/tags/security-and-compliance/publications/security-lexicon.html';

/** What stands in which files of the built site once each recipe was performed. */
const PLACES: readonly [what: string, files: readonly string[]][] = [
  // A neighbor in the same folder shows the sidebar.
  ['/projects/office-hours', ['projects/update.html', 'sitemap.xml', 'whats-new.html']],
  ['Office hours', ['projects/office-hours.html']],
  [
    'Office Hours Begin',
    ['blog.html', 'blog/archive.html', 'blog/rss.xml', 'blog/atom.xml', 'blog/feed.json'],
  ],
  ['Example Conference 2029', ['events/index.html', 'events/events.ics']],
  ['Call for proposals, Example Conference 2029', ['events/index.html']],
  [
    'Example Pad',
    [
      ...['index.html', 'lists.html', '2024/example-pad.html'],
      ...[CATALOG_FILES.json, CATALOG_FILES.csv, CATALOG_FILES.feed],
    ].map((file) => CATALOG + file),
  ],
  [
    'Questions on access are answered once a month.',
    ['access.html', CONTROLS_FILES.json, CONTROLS_FILES.csv, CONTROLS_FILES.oscal].map(
      (file) => CONTROLS + file,
    ),
  ],
  ['Office hours', [LEXICON, 'tags.html', 'maintainers/resources.html']],
  ['[TODO: PROJECTNAME]', ['resources/templates/files/OFFICE-HOURS.md']],
  ['Office hours template', ['resources/templates/maintainers.html']],
  ['Answers in Public', ['resources/videos/index.html']],
  ['Pages tagged Office hours', ['tags/office-hours.html']],
  ['/projects/questions', ['_redirects']],
];

/** What readers type, and the page that they have to find. */
const SEARCHES: readonly [query: string, route: string][] = [
  ['office hours', '/projects/office-hours'],
  ['office hours begin', '/office-hours'],
  ['example conference 2029', '/events/'],
  ['call for proposals example conference', '/events/'],
  ['example pad', `${CATALOG_ROUTE}2024/example-pad`],
  ['questions on access are answered', '/controls-catalog/access'],
  ['office hours term', '/security-lexicon'],
  ['office hours template', '/resources/templates/office-hours'],
  ['answers in public', '/resources/videos/2023/answers-in-public'],
  ['benefits office hours', '/resources/benefits'],
];

/** What is not where readers look for it, one line each. */
function missingIn(build: string): string[] {
  const read = (file: string) => readFileSync(path.join(build, file), 'utf8');
  const search = openIndex(JSON.parse(read('search-index.json')) as IndexFile, {
    synonyms: [],
    removeDefaultStopWordFilter: false,
  });
  const found = (query: string) =>
    search({ query, area: '', limit: 20 }).hits.map(({ url }) => url);
  return [
    ...PLACES.flatMap(([what, files]) =>
      files.filter((file) => !read(file).includes(what)).map((file) => `${what} is not in ${file}`),
    ),
    ...SEARCHES.filter(([query, route]) => !found(query).some((url) => url.endsWith(route))).map(
      ([query, route]) =>
        `The search for "${query}" does not find ${route}: ${found(query).join(' ')}`,
    ),
  ];
}

function main(): void {
  const parent = mkdtempSync(path.join(tmpdir(), 'recipes-'));
  const copy = path.join(parent, 'site');
  if (!run(`git clone -q . "${copy}"`)) {
    stop(`${ROOT} could not be cloned.`);
  }
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(copy, 'node_modules'));
  perform(copy);
  const failed = [
    'tsx scripts/check-content.ts',
    'vitest run features site',
    'docusaurus build',
  ].filter((command) => !run(command, { BASE_URL: '/' }, copy));
  const missing = failed.includes('docusaurus build') ? [] : missingIn(path.join(copy, 'build'));
  const problems = [...failed.map((command) => `${command} failed`), ...missing];
  if (problems.length > 0) {
    stop(`${problems.join('\n')}\nThe copy is kept in ${copy}.`);
  }
  rmSync(parent, { recursive: true });
  console.log('Every recipe of CONTRIBUTING.md holds.');
}

main();
