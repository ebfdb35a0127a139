import path from 'node:path';
import type { Node, Parent } from 'unist';
import type { VFile } from 'vfile';
import { toString } from 'mdast-util-to-string';
import { isIncident } from '../../catalog/common/public';
import { REMEDIES } from '../../catalog/node/public';
import { routeOf } from '../../../platform/content/common/routes';
import { importNode } from '../../../platform/markdown/node/components/remark';
import { elementNode, headingNode } from '../../../platform/markdown/node/nodes';
import { anchorOf } from '../common/route';
import type { Group } from './load';

const DATA = '@generated/site-controls/default';
const COMPONENTS = '@site/features/controls/browser';

/** Names of the generated files of a group, an incident, and a guide by its route. */
export const groupData = (slug: string) => `groups/${slug}.json` as const;
export const incidentData = (id: string) => `incidents/${id}.json` as const;
export const guideData = (route: string) =>
  `guides/${route.slice(1).replaceAll('/', '--')}.json` as const;

interface Element extends Node {
  name?: string;
  attributes?: { name: string; value: unknown }[];
}

/** Imports what a page shows, and puts nodes in the place of one of its children. */
function place(
  tree: Parent,
  index: number,
  removed: number,
  [component, data]: [component: string, data: `${string}.json`],
  nodes: readonly Node[],
): void {
  tree.children.splice(index, removed, ...nodes);
  tree.children.unshift(
    importNode(component, `${COMPONENTS}/${component}`),
    importNode('controls', `${DATA}/${data}`, true),
  );
}

/**
 * Puts controls where they belong: a heading and its details for each control of a group, a list
 * above the guides of an incident, a list where a guide asks for it.
 *
 * Runs after the catalog's plugin and before the headings get their anchors. Titles come from the
 * files of the controls; everything else is imported, so that the bundler sees it change.
 */
export default function remarkControls({
  siteDir,
  groups,
}: {
  siteDir: string;
  groups: readonly Group[];
}) {
  return (tree: Parent, { data, path: fullPath }: VFile): void => {
    const frontMatter = (data.frontMatter ?? {}) as Record<string, unknown>;
    const file = path.relative(siteDir, fullPath).replaceAll(path.sep, '/');
    const find = (name: string) =>
      tree.children.findIndex((node) => (node as Element).name === name);
    if (isIncident(frontMatter)) {
      const index = tree.children.findIndex(
        (node) => node.type === 'heading' && toString(node) === REMEDIES,
      );
      if (frontMatter.incident.controls && index !== -1) {
        const id = path.posix.basename(file, '.md');
        place(
          tree,
          index + 1,
          0,
          ['IncidentControls', incidentData(id)],
          [elementNode('IncidentControls', ['frontMatter', 'controls'], { id })],
        );
      }
    }
    const group = find('ControlGroup');
    if (group !== -1) {
      const slug = (tree.children[group] as Element).attributes?.[0]?.value;
      const { controls = [] } = groups.find((one) => one.slug === slug) ?? {};
      place(
        tree,
        group,
        1,
        ['ControlDetails', groupData(String(slug))],
        [
          ...controls.flatMap(({ id, title }) => [
            headingNode(`${id}: ${title}`, anchorOf(id)),
            elementNode('ControlDetails', ['controls'], { id }),
          ]),
        ],
      );
    }
    const guide = find('GuideControls');
    if (guide !== -1) {
      const route = routeOf({ kind: 'doc', file, frontMatter });
      place(
        tree,
        guide,
        1,
        ['GuideControls', guideData(route)],
        [elementNode('GuideControls', ['controls'])],
      );
    }
  };
}
