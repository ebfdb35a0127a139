import type { LoadContext, Plugin } from '@docusaurus/types';
import { LEXICON_FILE, loadLexicon } from './load';
import { dataWriter } from '../../../platform/base/node/generatedData';
import type { LexiconFiles, LexiconTerm } from '../common/schema';

/**
 * Provides the terms to the page of the lexicon as `@generated/site-lexicon/default/lexicon.json`.
 * The content checks report problems in the file.
 */
export default function lexiconPlugin({ siteDir }: LoadContext): Plugin<LexiconTerm[]> {
  return {
    name: 'site-lexicon',
    getPathsToWatch: () => [LEXICON_FILE],
    loadContent: () => loadLexicon(siteDir).terms,
    async contentLoaded({ content, actions }) {
      await dataWriter<LexiconFiles>(actions)('lexicon.json', content);
    },
  };
}
