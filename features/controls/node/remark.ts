import path from 'node:path';
import type { Node, Parent } from 'unist';
import type { VFile } from 'vfile';
import { isIncident } from '#features/catalog/common/public';
import { guideData, incidentData, isRemediesHeading } from '#features/catalog/node/public';
import { routeOf } from '#platform/content/common/contentFile';
import { importNode } from '#platform/markdown/node/components/remark';
import {
  elementNode,
  headingNode,
  attributesOf,
  isComponent,
  type JsxElement,
} from '#platform/markdown/node/nodes';
import { anchorOf } from '../common/route';
import type { Group } from './collection';

const DATA = '@generated/site-controls/default';
const COMPONENTS = '@site/features/controls/browser';

/** Name of the generated file of a group. */
export const groupData = (slug: string) => `groups/${slug}.json` as const;

/**
 * Puts controls where they belong: a heading and its details for each control of a group, a list
 * above the guides of an incident, a list where a guide asks for it.
 *
 * Runs after the catalog's plugin and before the headings get their anchors. Titles come from the
 * files of the controls; everything else is imported, so that the bundler sees it change.
 */
export default function remarkControls({
  siteDir,
  load,
}: {
  siteDir: string;
  load: () => readonly Group[];
}) {
  return (tree: Parent, { data, path: fullPath }: VFile): void => {
    const frontMatter = (data.frontMatter ?? {}) as Record<string, unknown>;
    const file = path.relative(siteDir, fullPath).replaceAll(path.sep, '/');
    const find = (name: string) =>
      tree.children.findIndex((node) => isComponent(node) && node.name === name);
    /** Imports what the page shows, and puts nodes in the place of one, or before it. */
    const place = (
      index: number,
      removed: number,
      component: string,
      source: `${string}.json`,
      ...nodes: Node[]
    ) => {
      tree.children.splice(index, removed, ...nodes);
      tree.children.unshift(
        importNode(component, `${COMPONENTS}/${component}`),
        importNode('controls', `${DATA}/${source}`, true),
      );
    };
    const remedies = tree.children.findIndex(isRemediesHeading);
    if (isIncident(frontMatter) && frontMatter.incident.controls && remedies !== -1) {
      const id = path.posix.basename(file, '.md');
      const list = elementNode('IncidentControls', ['frontMatter', 'controls'], { id });
      place(remedies + 1, 0, 'IncidentControls', incidentData(id), list);
    }
    const group = find('ControlGroup');
    if (group !== -1) {
      const { name: slug = '' } = attributesOf(tree.children[group] as JsxElement);
      const { controls = [] } = load().find((one) => one.slug === slug) ?? {};
      const nodes = controls.flatMap(({ id, title }) => [
        headingNode(`${id}: ${title}`, anchorOf(id)),
        elementNode('ControlDetails', ['controls'], { id }),
      ]);
      place(group, 1, 'ControlDetails', groupData(slug), ...nodes);
    }
    const guide = find('GuideControls');
    if (guide !== -1) {
      const data = guideData(routeOf({ kind: 'doc', file, frontMatter }));
      place(guide, 1, 'GuideControls', data, elementNode('GuideControls', ['controls']));
    }
  };
}
