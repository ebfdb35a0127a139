import type { Feature } from '#platform/feature';
import { readRecords } from '#platform/collections/node/collection';
import { checkComponentValues } from '#platform/content/node/componentChecks';
import { CONTROLS_FILES, CONTROLS_ROUTE } from './common/vocabulary';
import { checkControls, controlCollection, CONTROLS_FOLDER, loadControls } from './node/collection';
import { groupSections, mappingSections } from './node/pages';
import controlsPlugin, { remarkControls } from './node/plugin';

const BROWSER = 'features/controls/browser';

/** The Cloud Native Security Controls Catalog, and what joins it to incidents, guides and terms. */
export const controls: Feature = {
  name: 'controls',
  collections: [controlCollection],
  plugins: [controlsPlugin],
  check: (site) => {
    const { groups, problems } = loadControls(site.siteDir);
    // The check of the collection reports what is wrong with its files.
    const inFiles = new Set(readRecords(site.siteDir, controlCollection).problems);
    return problems.length > 0
      ? problems.filter((problem) => !inFiles.has(problem))
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
    VectorControls: `${BROWSER}/ControlCoverage`,
  },
  replacedByRemark: ['ControlGroup', 'GuideControls', 'TermControls'],
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
