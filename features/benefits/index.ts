import path from 'node:path';
import { buildDay } from '../../platform/base/node/buildDay';
import type { Feature } from '../../platform/feature';
import { shownText } from '../../platform/content/common/searchable';
import { freshly } from '../../platform/content/node/dataFile';
import { wordsOfMarkdown } from '../../platform/markdown/node/text';
import {
  agingBenefits,
  BENEFITS_FILE,
  checkBenefitGroups,
  checkBenefitPages,
  loadBenefits,
  remarkBenefits,
  toMarkdown,
} from './node/benefits';

/** What maintainers and projects can have, who may, and how to claim it: one data file. */
export const benefits: Feature = {
  name: 'benefits',
  check: ({ siteDir, files, routes }) => {
    const { benefits: listed, problems } = loadBenefits(siteDir);
    return [...problems, ...checkBenefitPages(listed, routes), ...checkBenefitGroups(files)];
  },
  resolved: ['Benefits'],
  drawn: { Benefits: BENEFITS_FILE },
  remark: (siteDir) => {
    const load = freshly(path.join(siteDir, BENEFITS_FILE), () => loadBenefits(siteDir).benefits);
    return { before: [[remarkBenefits, { load, today: buildDay() }]] };
  },
  aging: ({ siteDir, today, withinDays }) =>
    agingBenefits(loadBenefits(siteDir).benefits, today, withinDays),
  search: {
    source: (siteDir) => loadBenefits(siteDir).benefits,
    sections: (siteDir) => ({
      Benefits: ({ group }) => [
        shownText(wordsOfMarkdown(toMarkdown(loadBenefits(siteDir).benefits, group, buildDay()))),
      ],
    }),
  },
};
