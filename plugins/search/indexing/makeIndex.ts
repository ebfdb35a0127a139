import path from 'node:path';
import { readContentFiles } from '../../content-checks/files';
import { loadEvents } from '../../events/load';
import { loadLexicon } from '../../lexicon/load';
import { hashOf, openCache } from '../../shared/cache';
import { loadTemplates } from '../../templates/load';
import type { SearchOptions } from '../options';
import { componentSections, withPageFacts } from './facts';
import { buildIndexFile } from './indexFile';
import { mentionsOf } from './mentions';
import type { Needs } from './needs';
import { pagesOf, type SiteContent } from './pages';
import { readerCode, readMarkdown, type Reading } from './reading';

/** What was read in each Markdown file in the build before, relative to the site's folder. */
const CACHE_FILE = '.cache/search/readings.json';

export interface IndexSource {
  siteDir: string;
  baseUrl: string;
  content: SiteContent;
  needs: Needs;
  options: SearchOptions;
}

/** Reads all Markdown files. @returns content of `search-index.json` */
export async function makeIndex({
  siteDir,
  baseUrl,
  content,
  needs,
  options,
}: IndexSource): Promise<string> {
  const { terms } = loadLexicon(siteDir);
  const { data: events } = loadEvents(siteDir);
  const templates = loadTemplates(siteDir);
  const components = componentSections(terms, events, templates);
  const shared = hashOf([readerCode(), terms, events, [...templates]]);
  const { files } = await readContentFiles(siteDir);
  const cache = await openCache<Reading>(path.join(siteDir, CACHE_FILE));
  const readings = new Map(
    files.map(({ file, body, frontMatter }) => [
      file,
      cache.get([shared, body, frontMatter.video], () =>
        readMarkdown(body, withPageFacts(components, frontMatter)),
      ),
    ]),
  );
  await cache.save();
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
