import path from 'node:path';
import type { Node, Parent } from 'unist';
import type { VFile } from 'vfile';

/** `import { name } from 'source'`, or `import name from 'source'`, as a node of MDX. */
function importNode(name: string, source: string, isDefault = false): Node & { data: object } {
  const local = { type: 'Identifier', name };
  const specifier = isDefault
    ? { type: 'ImportDefaultSpecifier', local }
    : { type: 'ImportSpecifier', local, imported: local };
  return {
    type: 'mdxjsEsm',
    data: {
      estree: {
        type: 'Program',
        sourceType: 'module',
        body: [
          {
            type: 'ImportDeclaration',
            specifiers: [specifier],
            source: { type: 'Literal', value: source, raw: JSON.stringify(source) },
          },
        ],
      },
    },
  };
}

/** `<name page={page} />`, where `page` is a variable of the module. */
function elementNode(name: string, ...variables: string[]): Node & Record<string, unknown> {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: variables.map((variable) => ({
      type: 'mdxJsxAttribute',
      name: variable,
      value: {
        type: 'mdxJsxAttributeValueExpression',
        value: variable,
        data: {
          estree: {
            type: 'Program',
            sourceType: 'module',
            body: [
              { type: 'ExpressionStatement', expression: { type: 'Identifier', name: variable } },
            ],
          },
        },
      },
    })),
    children: [],
  };
}

const heading = (text: string): Node & Record<string, unknown> => ({
  type: 'heading',
  depth: 2,
  children: [{ type: 'text', value: text }],
});

const DATA = '@generated/site-catalog/default';
const COMPONENTS = '@site/src/components';

/** Name of the generated file with the incidents that name a page as a guide. */
export const guideData = (docId: string): string => `guides/${docId.replaceAll('/', '--')}.json`;

/** Name of the generated file with what the page of an entry shows. */
export const entryData = (id: string): string => `entries/${id}.json`;

interface Incident {
  slsa?: unknown;
  attack?: unknown;
  guides?: unknown;
}

/** Facts before the account of an incident, classification, guides and sources behind it. */
function wrapIncident(tree: Parent, id: string, { slsa, attack, guides }: Incident): void {
  const section = (title: string, component: string) => [
    heading(title),
    elementNode(component, 'frontMatter', 'page'),
  ];
  tree.children = [
    importNode('page', `${DATA}/${entryData(id)}`, true),
    ...[
      'IncidentFacts',
      'IncidentClassification',
      'IncidentGuides',
      'IncidentReferences',
      'IncidentNeighbours',
      'IncidentCitation',
    ].map((name) => importNode(name, `${COMPONENTS}/Incident`)),
    elementNode('IncidentFacts', 'frontMatter', 'page'),
    ...tree.children,
    ...(slsa || attack ? section('Where it fits into the field', 'IncidentClassification') : []),
    ...(guides ? section('What would have stopped or limited it', 'IncidentGuides') : []),
    ...section('References', 'IncidentReferences'),
    ...section('Before, after and alike', 'IncidentNeighbours'),
    ...section('Cite this entry', 'IncidentCitation'),
  ];
}

/** Resolves `<GuideIncidents />` to the list of the incidents that name the page as a guide. */
function resolveGuideIncidents(tree: Parent, docId: string): void {
  const index = tree.children.findIndex(
    (node) => (node as { name?: string }).name === 'GuideIncidents',
  );
  if (index !== -1) {
    tree.children[index] = elementNode('GuideIncidents', 'incidents');
    tree.children.unshift(
      importNode('GuideIncidents', `${COMPONENTS}/GuideIncidents`),
      importNode('incidents', `${DATA}/${guideData(docId)}`, true),
    );
  }
}

/**
 * Puts the parts of the catalogue into the Markdown pages that need them, so that no other page
 * loads them: the facts of an incident around its account, and into a guide its incidents.
 *
 * Runs before the framework's own plugins, so that the headings get anchors and a place in the
 * table of contents. A page's text depends on its own file alone: what depends on other files
 * comes as an imported module, which the bundler watches.
 */
export default function remarkCatalog({ docsDir }: { docsDir: string }) {
  return (tree: Parent, file: VFile): void => {
    const docId = path
      .relative(docsDir, file.path)
      .replaceAll(path.sep, '/')
      .replace(/\.mdx?$/, '');
    const { incident } = (file.data.frontMatter ?? {}) as { incident?: Incident };
    if (incident) {
      wrapIncident(tree, path.posix.basename(docId), incident);
    } else {
      resolveGuideIncidents(tree, docId);
    }
  };
}
