import { buildDay } from '#platform/base/node/reproducible';
import type { Feature } from '#platform/feature';
import { shownText } from '#platform/content/common/pageFacts';
import { replacing, wordsOfMarkdown } from '#platform/markdown/node/nodes';
import { benefits as collection, BENEFITS_FILE, loadBenefits, toMarkdown } from './node/benefits';

/** What maintainers and projects can have, who may, and how to claim it: one data file. */
export const benefits: Feature = {
  name: 'benefits',
  collections: [collection],
  replacedByRemark: ['Benefits'],
  anchors: ['BenefitFinder'],
  components: { BenefitFinder: 'features/benefits/browser/BenefitFinder' },
  dataFiles: [BENEFITS_FILE],
  remark: (siteDir) => ({
    before: [
      replacing((name, attributes) =>
        name === 'Benefits' ? toMarkdown(loadBenefits(siteDir), attributes, buildDay()) : undefined,
      ),
    ],
  }),
  search: {
    source: loadBenefits,
    sections: (siteDir) => ({
      Benefits: (attributes) => [
        shownText(wordsOfMarkdown(toMarkdown(loadBenefits(siteDir), attributes, buildDay()))),
      ],
      BenefitFinder: () =>
        loadBenefits(siteDir).map(({ id, name, what, who }) => ({
          title: name,
          anchor: id,
          text: wordsOfMarkdown(`${what} ${who}`),
          code: '',
        })),
    }),
  },
};
