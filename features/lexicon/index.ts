import path from 'node:path';
import { freshly } from '../../platform/content/node/dataFile';
import type { Feature } from '../../platform/feature';
import { LEXICON_FILE, loadLexicon, namesOf } from './node/load';
import remarkTerms from './node/remark';
import { checkTermLinks } from './node/termLinks';
import lexiconPlugin from './node/plugin';

const BROWSER = 'features/lexicon/browser';

/** The security lexicon: a data file, a page with all terms, links to terms on other pages. */
export const lexicon: Feature = {
  name: 'lexicon',
  plugins: [lexiconPlugin],
  check: ({ siteDir, files }) => {
    const { terms, problems } = loadLexicon(siteDir);
    // Without all terms, every page that names one would be reported for a mistake in the data.
    return problems.length > 0 ? problems : files.flatMap((file) => checkTermLinks(file, terms));
  },
  anchors: ['Lexicon'],
  components: { Lexicon: `${BROWSER}/Lexicon`, Term: `${BROWSER}/Term` },
  drawn: { Term: LEXICON_FILE },
  remark: (siteDir) => {
    const load = freshly(path.join(siteDir, LEXICON_FILE), () => loadLexicon(siteDir).terms);
    return { after: [[remarkTerms, { load }]] };
  },
  search: {
    source: (siteDir) => loadLexicon(siteDir).terms,
    sections: (siteDir) => ({
      Lexicon: () =>
        loadLexicon(siteDir).terms.map(({ term, slug, aka = [], definition, details = '' }) => ({
          title: [term, ...aka].join(', '),
          anchor: slug,
          text: `${definition} ${details}`.trim(),
          code: '',
        })),
    }),
    synonyms: (siteDir) => loadLexicon(siteDir).terms.map(namesOf),
  },
};
