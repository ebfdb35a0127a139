import path from 'node:path';
import type { Feature } from '#platform/feature';
import { buildDay } from '#platform/base/node/reproducible';
import { shownText } from '#platform/content/common/pageFacts';
import { cachedByMtime } from '#platform/content/node/yaml';
import { replacing, wordsOfMarkdown } from '#platform/markdown/node/nodes';
import { textOf } from './common/rules';
import { AREA_IDS, AREAS } from './common/vocabulary';
import { agingSources, criteria, CRITERIA_FILE, loadCriteria } from './node/collection';
import readinessPlugin from './node/plugin';
import { toMarkdown } from './node/tables';

const BROWSER = 'features/readiness/browser';

/** What each stage asks of a project: tables of criteria, the checklist, files to start from. */
export const readiness: Feature = {
  name: 'readiness',
  collections: [criteria],
  plugins: [readinessPlugin],
  aging: ({ siteDir, today }) => agingSources(loadCriteria(siteDir), today),
  anchors: ['Readiness'],
  components: { Kits: `${BROWSER}/Kits`, Readiness: `${BROWSER}/Readiness` },
  replacedByRemark: ['Criteria'],
  dataFiles: [CRITERIA_FILE],
  remark: (siteDir) => {
    const load = cachedByMtime(path.join(siteDir, CRITERIA_FILE), () => loadCriteria(siteDir));
    return {
      before: [
        replacing((name, attributes) =>
          name === 'Criteria' ? toMarkdown(load(), attributes, buildDay()) : undefined,
        ),
      ],
    };
  },
  search: {
    source: loadCriteria,
    sections: (siteDir) => {
      const data = loadCriteria(siteDir);
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
