import type { Feature } from '#platform/feature';
import { checkComponentValues } from '#platform/content/node/componentValues';
import { CONTROLS_FILES, CONTROLS_ROUTE } from './common/route';
import { controlDataset } from './node/dataset';
import { CONTROLS_FOLDER, loadControls } from './node/load';
import controlsPlugin from './node/plugin';
import remarkControls from './node/remark';
import { checkControls } from './node/rules';
import { groupSections, mappingSections } from './node/search';

const BROWSER = 'features/controls/browser';

/** The Cloud Native Security Controls Catalog, and what joins it to incidents, guides and terms. */
export const controls: Feature = {
  name: 'controls',
  datasets: [controlDataset],
  plugins: [controlsPlugin],
  check: (site) => {
    const { groups, problems } = loadControls(site.siteDir);
    return problems.length > 0
      ? problems
      : [
          ...checkControls(site, groups),
          ...checkComponentValues(
            site,
            'ControlGroup',
            'name',
            groups.map(({ slug }) => slug),
          ),
        ];
  },
  anchors: ['ControlGroup', 'NistControls', 'NistCrosswalk'],
  components: {
    ControlExplorer: `${BROWSER}/ControlExplorer`,
    ControlPlan: `${BROWSER}/ControlPlan`,
    ControlSums: `${BROWSER}/ControlCoverage`,
    ControlTable: `${BROWSER}/ControlCoverage`,
    FirstControls: `${BROWSER}/ControlCoverage`,
    NistControls: `${BROWSER}/NistMapping`,
    NistCrosswalk: `${BROWSER}/NistMapping`,
    NistUnmapped: `${BROWSER}/NistMapping`,
    TermControls: `${BROWSER}/TermControls`,
    VectorControls: `${BROWSER}/ControlCoverage`,
  },
  resolved: ['ControlGroup', 'GuideControls'],
  dataFiles: [CONTROLS_FOLDER],
  remark: (siteDir) => ({
    before: [[remarkControls, { siteDir, load: () => loadControls(siteDir).groups }]],
  }),
  movedFiles: {
    [`${CONTROLS_ROUTE}v1/graph.jsonld`]: CONTROLS_ROUTE + CONTROLS_FILES.json,
    [`${CONTROLS_ROUTE}v1/graph.csv`]: CONTROLS_ROUTE + CONTROLS_FILES.csv,
  },
  search: {
    source: (siteDir) => loadControls(siteDir),
    sections: (siteDir) => {
      const data = loadControls(siteDir);
      return {
        ControlGroup: ({ name }) => groupSections(data, name),
        NistControls: () => mappingSections(data),
      };
    },
  },
};
