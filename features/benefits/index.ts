import { buildDay } from '../../platform/base/node/buildDay';
import type { Feature } from '../../platform/feature';
import { shownText } from '../../platform/content/common/searchable';
import { wordsOfMarkdown } from '../../platform/markdown/node/text';
import {
  benefits as collection,
  BENEFITS_FILE,
  loadBenefits,
  remarkBenefits,
  toMarkdown,
} from './node/benefits';

/** What maintainers and projects can have, who may, and how to claim it: one data file. */
export const benefits: Feature = {
  name: 'benefits',
  collections: [collection],
  resolved: ['Benefits'],
  dataFiles: [BENEFITS_FILE],
  remark: (siteDir) => ({
    before: [[remarkBenefits, { load: () => loadBenefits(siteDir), today: buildDay() }]],
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
