import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Node, Parent } from 'unist';
import { isIncident } from '#features/catalog/common/public';
import { withBasePath, withoutBasePath, SITE } from '#platform/base/common/site';
import { buildDay } from '#platform/base/node/reproducible';
import { dataWriter, docsOf, siteContent } from '#platform/base/node/docusaurus';
import { publishedFolder } from '#platform/base/node/files';
import {
  guideData,
  incidentData,
  isRemediesHeading,
  toRecords as incidentsOf,
} from '#features/catalog/node/public';
import { loadTerms } from '#features/lexicon/node/public';
import { routeOf } from '#platform/content/common/contentFile';
import { importNode } from '#platform/markdown/node/components/remark';
import {
  elementNode,
  headingNode,
  attributesOf,
  isComponent,
  type JsxElement,
} from '#platform/markdown/node/nodes';
import { anchorOf, CONTROLS_ROUTE } from '../common/vocabulary';
import type { ControlsFiles } from '../common/schema';
import { toFiles } from './exports';
import {
  controlsByGuide,
  CONTROLS_FOLDER,
  loadControls,
  toDocument,
  toRecords,
  type Group,
} from './collection';
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
import type { TransformedFile } from '#platform/markdown/node/contribution';

const DATA = '@generated/site-controls/default';
const COMPONENTS = '@site/features/controls/browser';

/** Name of the generated file of a group. */
const groupData = (slug: string) => `groups/${slug}.json` as const;

/**
 * Puts controls where they belong: a heading and its details for each control of a group, a list
 * above the guides of an incident, a list where a guide asks for it.
 *
 * Runs after the catalog's plugin and before the headings get their anchors. Titles come from the
 * files of the controls; everything else is imported, so that the bundler sees it change.
 */
export function remarkControls({
  siteDir,
  load,
}: {
  siteDir: string;
  load: () => readonly Group[];
}) {
  return (tree: Parent, { data, path: fullPath }: TransformedFile): void => {
    const frontMatter = (data.frontMatter ?? {}) as Record<string, unknown>;
    const file = path.relative(siteDir, fullPath).replaceAll(path.sep, '/');
    const find = (name: string) =>
      tree.children.findIndex((node) => isComponent(node) && node.name === name);
    /** Puts nodes in the place of one, or before it, and imports their component and its data. */
    const place = (
      [index, removed]: readonly [number, 0 | 1],
      [component, folder]: readonly [string, string],
      [prop, source]: readonly [string, `${string}.json`],
      ...nodes: Node[]
    ) => {
      tree.children.splice(index, removed, ...nodes);
      tree.children.unshift(
        importNode(component, `${COMPONENTS}/${folder}`),
        importNode(prop, `${DATA}/${source}`, true),
      );
    };
    /** Gives a component that stands in the text its data. */
    const provide = (name: string, prop: string, source: () => `${string}.json`) => {
      const index = find(name);
      if (index !== -1) {
        place([index, 1], [name, 'ControlLinks'], [prop, source()], elementNode(name, [prop]));
      }
    };
    const remedies = tree.children.findIndex(isRemediesHeading);
    if (isIncident(frontMatter) && frontMatter.incident.controls && remedies !== -1) {
      const id = path.posix.basename(file, '.md');
      const list = elementNode('IncidentControls', ['frontMatter', 'controls'], { id });
      const data = ['controls', incidentData(id)] as const;
      place([remedies + 1, 0], ['IncidentControls', 'IncidentControls'], data, list);
    }
    const group = find('ControlGroup');
    if (group !== -1) {
      const { name: slug = '' } = attributesOf(tree.children[group] as JsxElement);
      const { controls = [] } = load().find((one) => one.slug === slug) ?? {};
      const nodes = controls.flatMap(({ id, title }) => [
        headingNode(`${id}: ${title}`, anchorOf(id)),
        elementNode('ControlDetails', ['controls'], { id }),
      ]);
      const data = ['controls', groupData(slug)] as const;
      place([group, 1], ['ControlDetails', 'ControlDetails'], data, ...nodes);
    }
    provide('GuideControls', 'controls', () =>
      guideData(routeOf({ kind: 'doc', file, frontMatter })),
    );
    provide('TermControls', 'terms', () => 'terms.json');
  };
}

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
        publish(new Map());
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
