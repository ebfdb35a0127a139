import { createHash } from 'node:crypto';
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
import { loadTemplates } from '../templates/load';
import { componentSections, withPageFacts } from './indexing/facts';
import { buildIndexFile } from './indexing/indexFile';
import { mentionsOf } from './indexing/mentions';
import { pagesOf } from './indexing/pages';
import { sectionsOf } from './indexing/sections';
import { loadSynonyms } from './indexing/synonyms';
import type { SearchOptions } from './options';
import type { SearchConfig, SynonymGroup } from './shared/config';
import { GENERATED_STATIC_DIR } from './staticDir';

export { validateOptions } from './options';

/** Characters of a content hash; enough to tell two builds apart. */
const HASH_LENGTH = 12;

export const INDEX_FILE = 'search-index.json';

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
      const components = componentSections(terms, loadEvents(siteDir).data, loadTemplates(siteDir));
      const { files } = await readContentFiles(siteDir);
      const fileOf = new Map(files.map((content) => [content.file, content]));
      const mentions = mentionsOf(files);
      const pages = pagesOf(
        content,
        (name) => {
          const { body = '', frontMatter = {} } = fileOf.get(name) ?? {};
          return {
            mentions: [...(mentions.get(name) ?? [])],
            sections: sectionsOf(body, withPageFacts(components, frontMatter)),
          };
        },
        baseUrl,
      );
      const index = JSON.stringify(buildIndexFile(pages, options));
      await writeFile(path.join(folder, INDEX_FILE), index);

      const hash = createHash('sha256').update(index).digest('hex').slice(0, HASH_LENGTH);
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
