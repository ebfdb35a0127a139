import path from 'node:path';
import { readContentFiles, type ContentFile } from '../../content-checks/files';
import { loadEvents } from '../../events/load';
import { loadLexicon } from '../../lexicon/load';
import { hashOf, openCache } from '../../shared/cache';
import { loadTemplates } from '../../templates/load';
import type { SearchOptions } from '../options';
import { buildIndexFile } from './indexFile';
import { mentionsOf } from './mentions';
import type { Needs } from './needs';
import { pagesOf, type SiteContent } from './pages';
import { readerCode, readMarkdown, type Reading, type Shown } from './reading';

/** What was read in each Markdown file in the build before, relative to the site's folder. */
const CACHE_FILE = '.cache/search/readings.json';

export interface IndexSource {
  siteDir: string;
  baseUrl: string;
  content: SiteContent;
  needs: Needs;
  options: SearchOptions;
}

/** Markdown files with what the search reads in each. */
type ReadFile = ContentFile & { reading: Reading };

/** Reads all Markdown files. */
async function readAll(siteDir: string): Promise<ReadFile[]> {
  const { terms } = loadLexicon(siteDir);
  const { data: events } = loadEvents(siteDir);
  const shown: Shown = { terms, events, templates: loadTemplates(siteDir) };
  const code = hashOf([readerCode(), terms, events, [...shown.templates]]);
  const { files } = await readContentFiles(siteDir);
  const cache = await openCache<Reading>(path.join(siteDir, CACHE_FILE));
  const readings = await cache.getAll(
    files.map(({ body, frontMatter }) => [code, body, frontMatter.video]),
    (missing) =>
      Promise.resolve(
        readMarkdown(
          missing.flatMap((index) => files[index] ?? []),
          shown,
        ),
      ),
  );
  await cache.save();
  return files.flatMap((file, index) => {
    const reading = readings[index];
    return reading ? [{ ...file, reading }] : [];
  });
}

/** @returns content of `search-index.json` */
export async function makeIndex({
  siteDir,
  baseUrl,
  content,
  needs,
  options,
}: IndexSource): Promise<string> {
  const files = await readAll(siteDir);
  const readings = new Map(files.map(({ file, reading }) => [file, reading]));
  const mentions = mentionsOf(files, ({ file }) => readings.get(file)?.links ?? []);
  const pages = pagesOf(
    content,
    (name) => ({
      mentions: [...(mentions.get(name) ?? [])],
      sections: readings.get(name)?.sections ?? [],
    }),
    needs,
    baseUrl,
  );
  return JSON.stringify(buildIndexFile(pages, options));
}
