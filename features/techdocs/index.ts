import { shownText } from '#platform/content/common/pageFacts';
import type { Feature } from '#platform/feature';
import { replacing, wordsOfMarkdown } from '#platform/markdown/node/nodes';
import { analyses, ANALYSES_FILE, loadAnalyses, toMarkdown } from './node/analyses';

/** The analyses of documentation by CNCF TechDocs: one data file, shown by `<DocsAnalyses />`. */
export const techDocs: Feature = {
  name: 'techdocs',
  collections: [analyses],
  replacedByRemark: ['DocsAnalyses'],
  dataFiles: [ANALYSES_FILE],
  remark: (siteDir) => ({
    before: [
      replacing((name) =>
        name === 'DocsAnalyses' ? toMarkdown(loadAnalyses(siteDir)) : undefined,
      ),
    ],
  }),
  search: {
    source: loadAnalyses,
    sections: (siteDir) => ({
      DocsAnalyses: () => [shownText(wordsOfMarkdown(toMarkdown(loadAnalyses(siteDir))))],
    }),
  },
};
