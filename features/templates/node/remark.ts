import type { PhrasingContent } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Node } from 'unist';
import { attributesOf, isComponent } from '#platform/markdown/node/text';
import { toChanges } from './changes';
import { element } from './elements';
import { loadFormerVersions, loadTemplates } from './load';
import { toPreview } from './preview';

/**
 * Adds the rendered template, and what changed since its former versions, to each `<Template
 * file="…" />` of a page. Runs after the framework has collected the headings, so that the headings
 * of a template are not in the table of contents of the page.
 */
export default function remarkTemplates({ siteDir }: { siteDir: string }) {
  return (tree: Node): void => {
    visit(tree, isComponent, (node) => {
      if (node.name !== 'Template') {
        return;
      }
      const { file = '' } = attributesOf(node);
      // By name, never by path: a page can only show templates.
      const source = loadTemplates(siteDir).get(file);
      if (source === undefined) {
        throw new Error(`There is no template "${file}".`);
      }
      node.children = [
        element('div', toPreview(file, source) as PhrasingContent[], { 'data-preview': '' }),
        ...[...loadFormerVersions(siteDir, file)].map(([version, former]) =>
          toChanges(version, former, source),
        ),
      ];
    });
  };
}
