// `npm run check -- recipes`: performs the recipes of CONTRIBUTING.md in a copy of the last commit, changes nothing
// else there, and looks for each new thing where readers will.
import { appendFileSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CATALOG_FILES, CATALOG_ROUTE } from '../features/catalog/common/route';
import { ROOT, run, stop } from './lib/command';
import { KINDS } from './lib/kinds';
import { answersTo, newCommandsIn, write } from './lib/newContent';

/** Files of the built site in which a new thing of each kind has to be, and what stands there. */
const PLACES: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  page: { 'Office Hours': ['projects/office-hours.html', 'projects/update.html', 'search-index.json'] },
  post: {
    'Office Hours Begin': ['blog.html', 'blog/archive.html', 'blog/rss.xml', 'blog/atom.xml', 'search-index.json', 'whats-new.html'],
  },
  event: { 'Example Conference 2029': ['events/index.html', 'events/events.ics', 'search-index.json'] },
  deadline: { 'Call for proposals, Example Conference 2029': ['events/index.html', 'search-index.json'] },
  incident: {
    'Example Pad': [
      ...['', 'index.html', 'lists.html'].slice(1).map((file) => `${CATALOG_ROUTE}/${file}`),
      ...Object.values(CATALOG_FILES).map((file) => `${CATALOG_ROUTE}${file}`),
    ],
  },
  term: { 'Office hours': [] },
};
