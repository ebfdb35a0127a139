import type { Feature } from '#platform/feature';
import { checkComponentValues } from '#platform/content/node/componentChecks';
import { readDataFile } from '#platform/content/node/yaml';
import { docsOf } from '#platform/base/node/docusaurus';
import { withBasePath } from '#platform/base/common/site';
import { entriesOfFiles } from '#platform/collections/node/collection';
import { isIncident } from './common/view';
import { CATALOG_ROUTE, MOVED_FILES } from './common/route';
import { ANALYSIS_CHARTS } from './common/generated';
import { DEFINITIONS_FILE, definitionsSchema, incidentsOfSchema } from './common/schema';
import { AXES, TYPES } from './common/vocabulary';
import { actors, incidents } from './node/collection';
import { incidentNews } from './node/pages';
import { loadBeside, toRecords } from './node/records';
import remarkCatalog from './node/remark';
import { checkGroupPages, checkIncidents } from './node/rules';
import catalogPlugin from './node/plugin';

/** Route of an entry, in the folder of its year. */
const INCIDENT_ROUTE = new RegExp(`^${CATALOG_ROUTE}\\d{4}/[^/]+$`);

const BROWSER = 'features/catalog/browser';

/** The catalog of software supply chain compromises: pages of incidents, lists, charts, data. */
export const catalog: Feature = {
  name: 'catalog',
  collections: [incidents, actors],
  plugins: [catalogPlugin],
  frontMatter: { doc: { incidentsOf: incidentsOfSchema.optional() } },
  check: (site) => {
    const { files, siteDir, today, routes } = site;
    const { problems, ...beside } = loadBeside(siteDir);
    const entries = entriesOfFiles(incidents, files).map(({ data }) => data);
    const count = [...routes].filter((route) => INCIDENT_ROUTE.test(route)).length;
    return [
      ...problems,
      ...checkComponentValues(site, 'IncidentsOfType', 'type', Object.keys(TYPES)),
      ...checkComponentValues(site, 'IncidentAnalysis', 'chart', ANALYSIS_CHARTS),
      ...checkComponentValues(site, 'AxisDefinitions', 'axis', Object.keys(AXES)),
      ...readDataFile(siteDir, DEFINITIONS_FILE, definitionsSchema).problems,
      ...checkIncidents(files, today, beside, count),
      ...(entries.length === count ? checkGroupPages(files, entries) : []),
    ];
  },
  anchors: ['IncidentsByType', 'IncidentsByEcosystem', 'OtherEcosystems', 'VectorDefinitions'],
  components: {
    AffectedCheck: `${BROWSER}/AffectedCheck`,
    AxisDefinitions: `${BROWSER}/Definitions`,
    CatalogCitation: `${BROWSER}/Citation`,
    IncidentAnalysis: `${BROWSER}/Analysis`,
    IncidentExplorer: `${BROWSER}/IncidentExplorer`,
    IncidentMatrix: `${BROWSER}/IncidentLists`,
    IncidentTimeline: `${BROWSER}/IncidentTimeline`,
    IncidentsByEcosystem: `${BROWSER}/IncidentLists`,
    IncidentsByType: `${BROWSER}/IncidentLists`,
    IncidentsOfType: `${BROWSER}/IncidentLists`,
    MeasureTable: `${BROWSER}/Analysis`,
    VectorDefinitions: `${BROWSER}/Definitions`,
    WaitingTime: `${BROWSER}/WaitingTime`,
  },
  replacedByRemark: ['CodeBook', 'GuideIncidents', 'OtherEcosystems', 'RegistryTable'],
  remark: (siteDir) => ({
    before: [[remarkCatalog, { siteDir }]],
  }),
  news: (content, { baseUrl }) =>
    incidentNews(toRecords(docsOf(content), ''), withBasePath(CATALOG_ROUTE, baseUrl)),
  movedFiles: Object.fromEntries(
    Object.entries(MOVED_FILES).map(([from, to]) => [CATALOG_ROUTE + from, CATALOG_ROUTE + to]),
  ),
  search: {
    // An account is about a single case, and whoever looks for it searches by its name.
    weight: ({ frontMatter }) => (isIncident(frontMatter) ? 0.8 : 1),
  },
};
