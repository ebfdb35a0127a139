import { buildDay } from '../../platform/base/node/buildDay';
import type { Feature } from '../../platform/feature';
import { shownText } from '../../platform/content/common/searchable';
import { replacing } from '../../platform/markdown/node/replaced';
import { wordsOfMarkdown } from '../../platform/markdown/node/text';
import { benefits as collection, BENEFITS_FILE, loadBenefits, toMarkdown } from './node/benefits';

/** What maintainers and projects can have, who may, and how to claim it: one data file. */
export const benefits: Feature = {
  name: 'benefits',
  collections: [collection],
  resolved: ['Benefits'],
  dataFiles: [BENEFITS_FILE],
  remark: (siteDir) => ({
    before: [
      replacing((name, { group }) =>
        name === 'Benefits' ? toMarkdown(loadBenefits(siteDir), group, buildDay()) : undefined,
      ),
    ],
  }),
  search: {
    source: loadBenefits,
    sections: (siteDir) => ({
      Benefits: ({ group }) => [
        shownText(wordsOfMarkdown(toMarkdown(loadBenefits(siteDir), group, buildDay()))),
      ],
    }),
  },
};
