import path from 'node:path';
import type { Parent } from 'unist';
import { routeOf } from '#platform/content/common/contentFile';
import { importNode } from '#platform/markdown/node/components/remark';
import { elementNode, headingNode, isComponent } from '#platform/markdown/node/nodes';
import { isIncident, type GroupKind } from '../common/view';
import type { Incident, IncidentsOf } from '../common/schema';
import type { TransformedFile } from '#platform/markdown/node/contribution';

const DATA = '@generated/site-catalog/default';
const COMPONENTS = '@site/features/catalog/browser';

/** The heading below which the controls and then the guides stand that would have helped. */
const remediesHeading = () => ({
  ...headingNode('What would have stopped or limited it'),
  isRemedies: true,
});

/** Whether a node is that heading. */
export const isRemediesHeading = (node: object): boolean => 'isRemedies' in node;

/** Name of the generated file with the incidents that name a guide, by the route of the guide. */
export const guideData = (route: string) =>
  `guides/${route.slice(1).replaceAll('/', '--')}.json` as const;

/** Name of the generated file with the incidents of a vector or an ecosystem. */
export const groupData = (kind: GroupKind, id: string) => `groups/${kind}--${id}.json` as const;

/** Name of the generated file with what the page of an incident shows. */
export const incidentData = (id: string) => `incidents/${id}.json` as const;

/**
 * Puts the facts of an incident between the summary, which is the first paragraph, and the account;
 * classification, guides and sources after it.
 */
function wrapIncident(
  tree: Parent,
  id: string,
  { slsa, attack, guides, controls, impact }: Incident,
): void {
  const imports = [importNode('page', `${DATA}/${incidentData(id)}`, true)];
  const show = (component: string, file = 'Incident') => {
    imports.push(importNode(component, `${COMPONENTS}/${file}`));
    return elementNode(component, ['frontMatter', 'page']);
  };
  const section = (title: string, component: string) => [headingNode(title), show(component)];
  const afterSummary = tree.children.findIndex(({ type }) => type === 'paragraph') + 1;
  tree.children.splice(afterSummary, 0, show('IncidentFacts', 'Incident/Facts'));
  tree.children.push(
    ...(impact ? section('Figures', 'IncidentFigures') : []),
    ...(slsa || attack ? section('Threats and techniques', 'IncidentClassification') : []),
    ...((guides ?? controls) ? [remediesHeading(), show('IncidentGuides')] : []),
    ...section('References', 'IncidentReferences'),
    ...section('Related incidents', 'IncidentNeighbors'),
    ...section('History of this entry', 'IncidentHistory'),
    ...section('Cite this entry', 'IncidentCitation'),
  );
  tree.children.unshift(...imports);
}

/** Puts the incidents of a vector or an ecosystem, and what they show, after the text of its page. */
function appendGroup(tree: Parent, { vector, ecosystem }: IncidentsOf): void {
  const data =
    vector === undefined ? groupData('ecosystem', ecosystem ?? '') : groupData('vector', vector);
  const sections = [
    ['Incidents', 'GroupIncidents', 'IncidentLinks'],
    ['What would have stopped or limited them', 'GroupGuides', 'IncidentLinks'],
    ['What they have in common', 'GroupTraits', 'IncidentLinks'],
    ...(vector === undefined
      ? []
      : [['In other taxonomies', 'GroupTaxonomies', 'Definitions'] as const]),
  ] as const;
  tree.children = [
    importNode('group', `${DATA}/${data}`, true),
    ...sections.map(([, name, folder]) => importNode(name, `${COMPONENTS}/${folder}`)),
    ...tree.children,
    ...sections.flatMap(([title, name]) => [headingNode(title), elementNode(name, ['group'])]),
  ];
}

/** Gives a component that stands in the text a generated file. */
function provide(
  tree: Parent,
  name: string,
  folder: 'DataTables' | 'IncidentLinks',
  prop: string,
  file: `${string}.json`,
): void {
  const index = tree.children.findIndex((node) => isComponent(node) && node.name === name);
  if (index !== -1) {
    tree.children[index] = elementNode(name, [prop]);
    tree.children.unshift(
      importNode(name, `${COMPONENTS}/${folder}`),
      importNode(prop, `${DATA}/${file}`, true),
    );
  }
}

/**
 * Adds the parts of the catalog to the Markdown pages that need them, so that no other page loads
 * them: the facts of an incident around its account, and the list of incidents to a guide.
 *
 * Runs before the framework's own plugins, so that the headings get anchors and appear in the table
 * of contents. The compiled page depends on its own file only: whatever depends on other files is
 * an imported module, which the bundler watches.
 */
export default function remarkCatalog({ siteDir }: { siteDir: string }) {
  return (tree: Parent, { data, path: fullPath }: TransformedFile): void => {
    const frontMatter = (data.frontMatter ?? {}) as Record<string, unknown>;
    const file = path.relative(siteDir, fullPath).replaceAll(path.sep, '/');
    const route = routeOf({ kind: 'doc', file, frontMatter });
    if (isIncident(frontMatter)) {
      wrapIncident(tree, path.posix.basename(route), frontMatter.incident);
    } else if (frontMatter.incidentsOf !== undefined) {
      appendGroup(tree, frontMatter.incidentsOf as IncidentsOf);
    } else {
      provide(tree, 'GuideIncidents', 'IncidentLinks', 'incidents', guideData(route));
      provide(tree, 'OtherEcosystems', 'IncidentLinks', 'groups', 'otherEcosystems.json');
      provide(tree, 'CodeBook', 'DataTables', 'fields', 'codebook.json');
      provide(tree, 'RegistryTable', 'DataTables', 'registries', 'registries.json');
    }
  };
}
