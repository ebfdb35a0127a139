import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { Node, Parent } from 'unist';
import { findTerm } from './collection';
import type { LexiconTerm } from '../common/schema';

interface JsxAttribute {
  type: 'mdxJsxAttribute';
  name: string;
  value: string;
}

interface JsxElement extends Parent {
  type: 'mdxJsxTextElement';
  name: string;
  attributes: JsxAttribute[];
}

function isTerm(node: Node): node is JsxElement {
  return node.type === 'mdxJsxTextElement' && (node as JsxElement).name === 'Term';
}

/** Gives each `<Term>` its anchor and definition: a page carries only the definitions it needs. */
export default function remarkTerms({ load }: { load: () => readonly LexiconTerm[] }) {
  return (tree: Node): void => {
    visit(tree, isTerm, (node: JsxElement) => {
      const named = node.attributes.find(({ name }) => name === 'name')?.value;
      const term = findTerm(named ?? toString(node), load());
      // The content checks have already reported an unknown term.
      if (term) {
        node.attributes = [
          { type: 'mdxJsxAttribute', name: 'slug', value: term.slug },
          { type: 'mdxJsxAttribute', name: 'definition', value: term.definition },
        ];
      }
    });
  };
}
