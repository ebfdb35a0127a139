import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { LEXICON_FILE, loadLexicon } from './load';
import type { LexiconTerm } from './schema';

/**
 * Makes the lexicon available to its page as
 * `@generated/site-lexicon/default/lexicon.json`. Problems in the file are
 * reported by the content checks, together with all others.
 */
export default function lexiconPlugin({ siteDir }: LoadContext): Plugin<LexiconTerm[]> {
  return {
    name: 'site-lexicon',
    getPathsToWatch: () => [LEXICON_FILE],
    loadContent: () => loadLexicon(siteDir).terms,
    async contentLoaded({ content, actions }) {
      await actions.createData('lexicon.json', content);
    },
    configureWebpack(_config, _isServer, { currentBundler }) {
      // Compiled pages carry definitions (see `remark.ts`), so a changed lexicon makes the
      // bundler's cache of them stale. The bundler cannot see that by itself.
      const lexicon = path.join(siteDir, LEXICON_FILE);
      return currentBundler.name === 'rspack'
        ? { experiments: { cache: { buildDependencies: [lexicon] } } }
        : { cache: { type: 'filesystem', buildDependencies: { lexicon: [lexicon] } } };
    },
  };
}
