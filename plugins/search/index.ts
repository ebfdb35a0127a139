import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { BlogContent } from '@docusaurus/plugin-content-blog';
import type { LoadedContent as DocsContent } from '@docusaurus/plugin-content-docs';
import type { LoadedContent as PagesContent } from '@docusaurus/plugin-content-pages';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { withMiddleware } from '../dev-server/middleware';
import { loadLexicon, namesOf } from '../lexicon/load';
import { bundlesOnly } from '../shared/bundlesOnly';
import { hashOf } from '../shared/cache';
import { inThread } from '../shared/thread';
import type { makeIndex } from './indexing/makeIndex';
import { checkNeeds, loadNeeds } from './indexing/needs';
import { pagesOf } from './indexing/pages';
import { loadSynonyms } from './indexing/synonyms';
import { onDemandIndex } from './onDemand';
import type { SearchOptions } from './options';
import type { SearchConfig, SynonymGroup } from './shared/config';

export { validateOptions } from './options';

/** Characters of a content hash; enough to tell two builds apart. */
const HASH_LENGTH = 12;

export const INDEX_FILE = 'search-index.json';

/**
 * Writes `search-index.json` from the content of all pages, made in a thread while the bundler
 * works, or makes it when it is asked for while the site is developed, and gives the options to the dialog as `@generated/site-search/default/config.json`.
 */
export default function searchPlugin(
  { siteDir, baseUrl }: LoadContext,
  options: SearchOptions,
): Plugin {
  const isDevelopment = process.env.NODE_ENV === 'development';
  const make = inThread<typeof makeIndex>(
    path.join(__dirname, 'indexing/makeIndex'),
    'makeIndex',
    // In development, searches after edits make it again.
    { stays: isDevelopment },
  );
  const onDemand = onDemandIndex(make);
  let made = Promise.resolve('');
  return {
    name: 'site-search',
    configureWebpack: () =>
      isDevelopment
        ? withMiddleware(
            (request, response) => void onDemand.answer(request, response),
            baseUrl + INDEX_FILE,
          )
        : {},
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
      let { indexHash } = options;
      if (isDevelopment) {
        onDemand.update(source);
      } else if (!bundlesOnly || indexHash === 'auto') {
        made = make(source);
        // Whoever awaits it hears of a failure; until then it must not end the process.
        made.catch(() => undefined);
      }
      if (indexHash === 'auto') {
        indexHash = isDevelopment ? null : hashOf(await made).slice(0, HASH_LENGTH);
      }
      await actions.createData('config.json', {
        indexHash,
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
    async postBuild({ outDir }) {
      await writeFile(path.join(outDir, INDEX_FILE), await made);
    },
  };
}
