import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { PhrasingContent } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Node, Parent } from 'unist';
import { TEMPLATES_DIR } from './address';
import { toChanges } from './changes';
import { element } from './elements';
import { loadFormerVersions } from './load';
import { toPreview } from './preview';

interface TemplateElement extends Parent {
  type: 'mdxJsxFlowElement';
  name: string;
  attributes: { name: string; value: string }[];
}

function isTemplate(node: Node): node is TemplateElement {
  return node.type === 'mdxJsxFlowElement' && (node as TemplateElement).name === 'Template';
}

/**
 * Puts the rendered template, and what changed since its former versions, into
 * each `<Template file="…" />` of a page. Runs
 * after the framework has collected the headings, so that those of a template
 * are not in the page's table of contents.
 */
export default function remarkTemplates({ siteDir }: { siteDir: string }) {
  return (tree: Node): void => {
    visit(tree, isTemplate, (node: TemplateElement) => {
      const file = node.attributes.find(({ name }) => name === 'file')?.value ?? '';
      const source = readFileSync(path.join(siteDir, TEMPLATES_DIR, file), 'utf8');
      node.children = [
        element('div', toPreview(file, source) as PhrasingContent[], { 'data-preview': '' }),
        ...[...loadFormerVersions(siteDir, file)].map(([version, former]) =>
          toChanges(version, former, source),
        ),
      ];
    });
  };
}
