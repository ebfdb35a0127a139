import path from 'node:path';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { ContentError, type Problem } from '../shared/problems';
import { checkNode } from './rules';

/**
 * Remark plugin: stops on a page that holds more than text and components of
 * this site. It looks at the tree that is compiled, so that nothing can be
 * written in a way that the check reads and the compiler does not. It has to
 * run before the framework's own plugins, which add code of theirs.
 */
export default function remarkMarkup() {
  return (tree: Root, file: VFile): void => {
    const problems: Problem[] = [];
    visit(tree, (node) => {
      for (const finding of checkNode(node)) {
        problems.push({
          file: path.relative(process.cwd(), file.path),
          line: node.position?.start.line,
          ...finding,
        });
      }
    });
    if (problems.length > 0) {
      throw new ContentError(problems);
    }
  };
}
