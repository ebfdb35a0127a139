import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { Node } from 'unist';
import { textAttributes, attributesOf, isComponent } from '#platform/markdown/node/nodes';
import { findTerm } from './public';
import type { LexiconTerm } from '../common/schema';

/** Gives each `<Term>` its anchor and definition: a page carries only the definitions it needs. */
export default function remarkTerms({ load }: { load: () => readonly LexiconTerm[] }) {
  return (tree: Node): void => {
    visit(tree, isComponent, (node) => {
      // The content checks have already reported an unknown term.
      const term =
        node.name === 'Term' && findTerm(attributesOf(node).name ?? toString(node), load());
      if (term) {
        node.attributes = textAttributes({ slug: term.slug, definition: term.definition });
      }
    });
  };
}
