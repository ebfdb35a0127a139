import { mkdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { BlogContent } from '@docusaurus/plugin-content-blog';
import type { LoadedContent as DocsContent } from '@docusaurus/plugin-content-docs';
import type { LoadedContent as PagesContent } from '@docusaurus/plugin-content-pages';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { readContentFiles } from '../content-checks/files';
import { loadEvents } from '../events/load';
import { loadLexicon, namesOf } from '../lexicon/load';
import { hashOf, openCache } from '../shared/cache';
import { loadTemplates } from '../templates/load';
import { componentSections, withPageFacts } from './indexing/facts';
import { buildIndexFile } from './indexing/indexFile';
import { mentionsOf } from './indexing/mentions';
import { checkNeeds, loadNeeds } from './indexing/needs';
import { pagesOf } from './indexing/pages';
import { readerCode, readMarkdown, type Reading } from './indexing/reading';
import { loadSynonyms } from './indexing/synonyms';
import type { SearchOptions } from './options';
import type { SearchConfig, SynonymGroup } from './shared/config';
import { GENERATED_STATIC_DIR } from './staticDir';

export { validateOptions } from './options';

/** Characters of a content hash; enough to tell two builds apart. */
const HASH_LENGTH = 12;

export const INDEX_FILE = 'search-index.json';

/** What was read in each Markdown file in the build before, relative to the site's folder. */
const CACHE_FILE = '.cache/search/readings.json';

/**
 * Writes `search-index.json` from the content of all pages, in development too, and gives
 * the options to the dialog as `@generated/site-search/default/config.json`.
 */
export default function searchPlugin(
  { siteDir, baseUrl }: LoadContext,
  options: SearchOptions,
): Plugin {
  const folder = path.join(siteDir, GENERATED_STATIC_DIR);
  // The folder has to be there before the bundler looks for static files.
  mkdirSync(folder, { recursive: true });
  return {
    name: 'site-search',
    async allContentLoaded({ allContent, actions }) {
      const content = {
        docs: allContent['docusaurus-plugin-content-docs']?.default as DocsContent,
        blog: allContent['docusaurus-plugin-content-blog']?.default as BlogContent,
        pages: allContent['docusaurus-plugin-content-pages']?.default as PagesContent,
      };
      const { terms } = loadLexicon(siteDir);
      const { data: events } = loadEvents(siteDir);
      const templates = loadTemplates(siteDir);
      const needs = loadNeeds(siteDir);
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
      checkNeeds(
        needs,
        pages.map(({ url }) => url),
      );
      const index = JSON.stringify(buildIndexFile(pages, options));
      await writeFile(path.join(folder, INDEX_FILE), index);

      const hash = hashOf(index).slice(0, HASH_LENGTH);
      await actions.createData('config.json', {
        indexHash: options.indexHash === 'auto' ? hash : options.indexHash,
        removeDefaultStopWordFilter: options.removeDefaultStopWordFilter,
        searchResultLimits: options.searchResultLimits,
        searchResultContextMaxLength: options.searchResultContextMaxLength,
        highlightSearchTermsOnTargetPage: options.highlightSearchTermsOnTargetPage,
        externalSources: options.externalSources,
      } satisfies SearchConfig);
      await actions.createData('synonyms.json', [
        ...terms.map(namesOf),
        ...loadSynonyms(siteDir),
      ] satisfies SynonymGroup[]);
    },
  };
}
