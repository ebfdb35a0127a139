import path from 'node:path';
import type { Feature } from '#platform/feature';
import { buildDay } from '#platform/base/node/buildDay';
import { shownText } from '#platform/content/common/searchable';
import { freshly } from '#platform/content/node/dataFile';
import { replacing } from '#platform/markdown/node/replaced';
import { wordsOfMarkdown } from '#platform/markdown/node/text';
import { loadTemplates } from '#features/templates/node/public';
import { textOf } from './common/rules';
import { AREA_IDS, AREAS } from './common/vocabulary';
import { criteriaDataset } from './node/dataset';
import { agingSources, CRITERIA_FILE, loadCriteria } from './node/load';
import readinessPlugin from './node/plugin';
import { checkOutlines, checkReferences, checkUses } from './node/rules';
import { toMarkdown } from './node/tables';

const BROWSER = 'features/readiness/browser';

/** What each stage asks of a project: tables of criteria, the checklist, files to start from. */
export const readiness: Feature = {
  name: 'readiness',
  datasets: [criteriaDataset],
  plugins: [readinessPlugin],
  check: (site) => {
    const { siteDir, files, routes } = site;
    const { data, problems } = loadCriteria(siteDir);
    // Without all criteria, every page and outline that names one would be reported for a mistake in the data.
    return problems.length > 0
      ? problems
      : [
          ...checkReferences(data, siteDir, files, routes),
          ...checkOutlines(data, loadTemplates(siteDir)),
          ...checkUses(site, data),
        ];
  },
  aging: ({ siteDir, today }) => agingSources(loadCriteria(siteDir).data, today),
  anchors: ['Readiness'],
  components: { Kits: `${BROWSER}/Kits`, Readiness: `${BROWSER}/Readiness` },
  resolved: ['Criteria'],
  dataFiles: [CRITERIA_FILE],
  remark: (siteDir) => {
    const load = freshly(path.join(siteDir, CRITERIA_FILE), () => loadCriteria(siteDir).data);
    return {
      before: [
        replacing((name, attributes) =>
          name === 'Criteria' ? toMarkdown(load(), attributes, buildDay()) : undefined,
        ),
      ],
    };
  },
  search: {
    source: (siteDir) => loadCriteria(siteDir).data,
    sections: (siteDir) => {
      const { data } = loadCriteria(siteDir);
      return {
        Criteria: (attributes) => [
          shownText(wordsOfMarkdown(toMarkdown(data, attributes, buildDay()))),
        ],
        Readiness: () =>
          AREA_IDS.map((area) => ({
            title: AREAS[area].title,
            anchor: area,
            text: data.criteria
              .filter((one) => one.area === area)
              .map((one) => `${textOf(one)}: ${wordsOfMarkdown(one.evidence)}`)
              .join('. '),
            code: '',
          })),
      };
    },
  },
};
