import type { LoadContext, Plugin } from '@docusaurus/types';
import { withBasePath, withoutBasePath, SITE } from '#platform/base/common/site';
import { buildDay } from '#platform/base/node/reproducible';
import { dataWriter, docsOf, siteContent } from '#platform/base/node/docusaurus';
import { publishedFolder } from '#platform/base/node/files';
import { guideData, incidentData, toRecords as incidentsOf } from '#features/catalog/node/public';
import { loadTerms } from '#features/lexicon/node/public';
import type { ControlsFiles } from '../common/generated';
import { CONTROLS_ROUTE } from '../common/route';
import { toFiles } from './exports';
import { controlsByGuide, CONTROLS_FOLDER, loadControls } from './collection';
import {
  controlsByIncident,
  controlsByTerm,
  linksOf,
  toCoverage,
  toExplorer,
  toGroupPages,
  toNist,
  toPlan,
} from './pages';
import { toDocument, toRecords } from './records';
import { groupData } from './remark';

/**
 * Provides the controls to components as `@generated/site-controls/default/*`, and publishes them
 * in machine-readable formats.
 */
export default function controlsPlugin({ siteDir, siteConfig }: LoadContext): Plugin {
  const publish = publishedFolder(siteDir, CONTROLS_ROUTE);
  const { url: origin, baseUrl } = siteConfig;

  return {
    name: 'site-controls',
    getPathsToWatch: () => [`${CONTROLS_FOLDER}/*.yaml`],
    async allContentLoaded({ allContent, actions }) {
      const { catalog, groups } = loadControls(siteDir);
      if (!catalog) {
        return;
      }
      const docs = docsOf(siteContent(allContent));
      const incidents = incidentsOf(docs, origin);
      const terms = loadTerms(siteDir);
      const records = toRecords({ groups, incidents, docs, terms, origin, baseUrl });
      const model = { catalog, groups, records, incidents, origin };
      const document = toDocument(records, catalog, groups, {
        url: origin + withBasePath(CONTROLS_ROUTE, baseUrl),
        date: buildDay(),
        license: { name: SITE.license.label, url: SITE.license.url },
      });
      const { title, url, version, date } = document;
      const pages = new Map(docs.map((doc) => [doc.id, doc.permalink]));
      const write = dataWriter<ControlsFiles>(actions);
      await Promise.all([
        write('explorer.json', toExplorer(model)),
        write('nist.json', toNist(model)),
        write('coverage.json', toCoverage(incidents, model)),
        write('plan.json', toPlan(model)),
        write('edition.json', { title, url, version, date }),
        write('terms.json', controlsByTerm(model)),
        ...[...toGroupPages(model)].map(([slug, parts]) => write(groupData(slug), parts)),
        ...[...controlsByIncident(model)].map(([id, links]) => write(incidentData(id), links)),
        ...[...controlsByGuide(groups)].flatMap(([file, ids]) => {
          const page = pages.get(file.replace(/\.md$/, ''));
          return page === undefined
            ? []
            : [write(guideData(withoutBasePath(page, baseUrl)), linksOf(model)(ids))];
        }),
      ]);
      publish(toFiles(document, catalog));
    },
  };
}
