import type { Feature } from '#platform/feature';
import { LEXICON_FILE, loadTerms, namesOf, remarkTerms, terms } from './node/public';

const BROWSER = 'features/lexicon/browser';

/** The security lexicon: a page with all terms, links to terms on other pages. */
export const lexicon: Feature = {
  name: 'lexicon',
  collections: [terms],
  anchors: ['Lexicon'],
  components: { Lexicon: `${BROWSER}/Lexicon`, Term: `${BROWSER}/Term` },
  dataFiles: [LEXICON_FILE],
  remark: (siteDir) => ({ after: [[remarkTerms, { load: () => loadTerms(siteDir) }]] }),
  search: {
    source: loadTerms,
    sections: (siteDir) => ({
      Lexicon: () =>
        loadTerms(siteDir).map(({ term, slug, aka = [], definition, details = '' }) => ({
          title: [term, ...aka].join(', '),
          anchor: slug,
          text: `${definition} ${details}`.trim(),
          code: '',
        })),
    }),
    synonyms: (siteDir) => loadTerms(siteDir).map(namesOf),
  },
};
