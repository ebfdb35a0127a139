import type { LoadContext, Plugin } from '@docusaurus/types';
import { dataWriter, docsOf, siteContent } from '#platform/base/node/docusaurus';
import { withBasePath, withoutBasePath } from '#platform/base/common/site';
import { publishedFolder } from '#platform/base/node/files';
import { buildDay } from '#platform/base/node/reproducible';
import { readDataFile } from '#platform/content/node/yaml';
import { toAffectedList } from './affected';
import { toAnalysis, toMeasures, toRegistries, toWaiting } from './analysis';
import { toTimeline, toTimelineFile } from './chart';
import type { CatalogFiles } from '../common/generated';
import { toCodeBook, toFiles } from './exports';
import { readRecords } from '#platform/collections/node/collection';
import { actors } from './collection';
import { incidentsByGuide, toEdition, toGroups, toIncidentPages } from './pages';
import {
  changeTimes,
  loadBeside,
  LOG_FILE,
  PACKAGES_FOLDER,
  PROVENANCE_FILE,
  toDocument,
  toRecords,
} from './records';
import { groupData, guideData, incidentData } from './remark';
import { CATALOG_ROUTE, CHECK_ROUTE } from '../common/route';
import { DEFINITIONS_FILE, definitionsSchema } from '../common/schema';
import type { Ecosystem } from '../common/vocabulary';

/** What lists and pages of incidents share, and what pages of incidents have beyond that. */
const SHARED_MODULES = {
  catalog:
    /[\\/](data[\\/]catalog[\\/]vocabulary|features[\\/]catalog[\\/]common[\\/](?!public|route)|site-catalog[\\/]default[\\/]edition)/,
  incident:
    /[\\/]features[\\/](catalog[\\/]browser[\\/]Incident|controls[\\/]browser[\\/]IncidentControls)[\\/]/,
};

/**
 * Provides the incidents to components as `@generated/site-catalog/default/*`, and publishes them
 * in machine-readable formats.
 */
export default function catalogPlugin({ siteDir, siteConfig }: LoadContext): Plugin {
  const publish = publishedFolder(siteDir, CATALOG_ROUTE);
  const { url: origin, baseUrl } = siteConfig;

  return {
    name: 'site-catalog',
    getPathsToWatch: () => [
      LOG_FILE,
      DEFINITIONS_FILE,
      PROVENANCE_FILE,
      `${PACKAGES_FOLDER}/*.yaml`,
    ],
    async allContentLoaded({ allContent, actions }) {
      const docs = docsOf(siteContent(allContent));
      const write = dataWriter<CatalogFiles>(actions);
      const records = toRecords(docs, origin, loadBeside(siteDir));
      const url = origin + withBasePath(CATALOG_ROUTE, baseUrl);
      const document = toDocument(records, url, buildDay());
      const edition = toEdition(document);
      const known = readRecords(siteDir, actors).entries.map(({ data }) => data);
      const definitions = readDataFile(siteDir, DEFINITIONS_FILE, definitionsSchema).value;
      const groups = toGroups(records, origin);
      const chart = await toTimelineFile(records, url);
      await Promise.all([
        write('timeline.json', await toTimeline(records, withBasePath(CATALOG_ROUTE, baseUrl))),
        write(
          'affected.json',
          toAffectedList(document, origin, withBasePath(CHECK_ROUTE, baseUrl)),
        ),
        write('codebook.json', toCodeBook()),
        definitions && write('definitions.json', definitions),
        write('analysis.json', toAnalysis(records)),
        write('registries.json', toRegistries(records)),
        write('waiting.json', toWaiting(records, origin)),
        write('measures.json', toMeasures(records, origin)),
        write('edition.json', edition),
        write(
          'otherEcosystems.json',
          groups.ecosystem
            .filter(
              ({ id, incidents }) => incidents.length > 0 && !edition.ecosystemPages.includes(id),
            )
            .map((group) => ({
              ...group,
              definition: definitions?.ecosystem[group.id as Ecosystem] ?? '',
            })),
        ),
        ...(['vector', 'ecosystem'] as const).flatMap((kind) =>
          groups[kind].map((group) => write(groupData(kind, group.id), group)),
        ),
        ...[...toIncidentPages(records, origin, known)].map(([id, page]) =>
          write(incidentData(id), page),
        ),
        ...[...incidentsByGuide(records, origin)].map(([guide, links]) =>
          write(guideData(withoutBasePath(guide.slice(origin.length), baseUrl)), links),
        ),
      ]);
      publish(await toFiles(document, known, chart, changeTimes(siteDir)));
    },
    configureWebpack(_config, isServer) {
      // Code that many pages share goes into files of its own. The framework would copy it into
      // every page, because fewer than half of all pages use it.
      return isServer
        ? {}
        : {
            // Who imports one value gets no other.
            module: { rules: [{ test: /features[\\/]catalog[\\/]common/, sideEffects: false }] },
            optimization: {
              splitChunks: {
                cacheGroups: Object.fromEntries(
                  Object.entries(SHARED_MODULES).map(([name, test]) => [
                    name,
                    {
                      test,
                      // The list uses this code, but none of its styles.
                      type: /^(?:javascript|json)/,
                      name,
                      chunks: 'async',
                      minChunks: 20,
                      priority: 45,
                      enforce: true,
                    },
                  ]),
                ),
              },
            },
          };
    },
  };
}
