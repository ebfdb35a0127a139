import path from 'node:path';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { ContentError, type Problem } from '#platform/base/common/problems';
import { markupRules } from './rules';

/**
 * Remark plugin: stops on a page that holds more than text and components of
 * this site. It looks at the tree that is compiled, so that nothing can be
 * written in a way that the check reads and the compiler does not. It has to
 * run before the framework's own plugins, which add code of theirs.
 *
 * @param components names of those that pages may use
 */
export function remarkMarkup({
  siteDir,
  components,
}: {
  siteDir: string;
  components: readonly string[];
}) {
  const check = markupRules(components);
  return (tree: Root, vfile: VFile): void => {
    const file = path.relative(siteDir, vfile.path).split(path.sep).join('/');
    const problems: Problem[] = [];
    visit(tree, (node) => {
      const line = node.position?.start.line;
      problems.push(...check(node, file).map((finding) => ({ file, line, ...finding })));
    });
    if (problems.length > 0) {
      throw new ContentError(problems);
    }
  };
}
