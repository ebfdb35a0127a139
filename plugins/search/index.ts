import { mkdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { BlogContent } from '@docusaurus/plugin-content-blog';
import type { LoadedContent as DocsContent } from '@docusaurus/plugin-content-docs';
import type { LoadedContent as PagesContent } from '@docusaurus/plugin-content-pages';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { withMiddleware } from '../dev-server/middleware';
import { loadLexicon, namesOf } from '../lexicon/load';
import { hashOf } from '../shared/cache';
import { makeIndex, readAll } from './indexing/makeIndex';
import { checkNeeds, loadNeeds } from './indexing/needs';
import { pagesOf } from './indexing/pages';
import { loadSynonyms } from './indexing/synonyms';
import { onDemandIndex } from './onDemand';
import type { SearchOptions } from './options';
import type { SearchConfig, SynonymGroup } from './shared/config';
import { GENERATED_STATIC_DIR } from './staticDir';

export { validateOptions } from './options';

/** Characters of a content hash; enough to tell two builds apart. */
const HASH_LENGTH = 12;

export const INDEX_FILE = 'search-index.json';

/**
 * Writes `search-index.json` from the content of all pages, or makes it when it is asked for
 * while the site is developed, and gives the options to the dialog as `@generated/site-search/default/config.json`.
 */
export default function searchPlugin(
  { siteDir, baseUrl }: LoadContext,
  options: SearchOptions,
): Plugin {
  const folder = path.join(siteDir, GENERATED_STATIC_DIR);
  const isDevelopment = process.env.NODE_ENV === 'development';
  const onDemand = onDemandIndex();
  // The folder has to be there before the bundler looks for static files.
  mkdirSync(folder, { recursive: true });
  /** Begun while other plugins still load their content. */
  let ahead: ReturnType<typeof readAll> | undefined;
  return {
    name: 'site-search',
    configureWebpack: () =>
      isDevelopment
        ? withMiddleware(
            (request, response) => void onDemand.answer(request, response),
            baseUrl + INDEX_FILE,
          )
        : {},
    loadContent() {
      if (isDevelopment) {
        return;
      }
      ahead = readAll(siteDir);
      // Bad content is reported where the readings are needed, after all that the checks report.
      ahead.catch(() => undefined);
    },
    async allContentLoaded({ allContent, actions }) {
      const content = {
        docs: allContent['docusaurus-plugin-content-docs']?.default as DocsContent,
        blog: allContent['docusaurus-plugin-content-blog']?.default as BlogContent,
        pages: allContent['docusaurus-plugin-content-pages']?.default as PagesContent,
      };
      const needs = loadNeeds(siteDir);
      checkNeeds(
        needs,
        pagesOf(content, () => ({ mentions: [], sections: [] }), needs, baseUrl).map(
          ({ url }) => url,
        ),
      );
      const source = { siteDir, baseUrl, content, needs, options };
      let hash: string | null = null;
      if (isDevelopment) {
        onDemand.update(source);
      } else {
        const index = await makeIndex(source, await ahead);
        await writeFile(path.join(folder, INDEX_FILE), index);
        hash = hashOf(index).slice(0, HASH_LENGTH);
      }
      await actions.createData('config.json', {
        indexHash: options.indexHash === 'auto' ? hash : options.indexHash,
        removeDefaultStopWordFilter: options.removeDefaultStopWordFilter,
        searchResultLimits: options.searchResultLimits,
        searchResultContextMaxLength: options.searchResultContextMaxLength,
        highlightSearchTermsOnTargetPage: options.highlightSearchTermsOnTargetPage,
        externalSources: options.externalSources,
      } satisfies SearchConfig);
      await actions.createData('synonyms.json', [
        ...loadLexicon(siteDir).terms.map(namesOf),
        ...loadSynonyms(siteDir),
      ] satisfies SynonymGroup[]);
    },
  };
}
