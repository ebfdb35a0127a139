import type { Node, Parent } from 'unist';
import type { VFile } from 'vfile';
import { routeOfProject } from '../common/route';
import type { Project } from '../common/schema';
import type { FindMentions } from './mentions';

/** Names in these stay text: headings have links of their own, and components their own markup. */
const UNLINKED = new Set([
  'heading',
  'link',
  'linkReference',
  'mdxAdmonitionTitle',
  'mdxJsxFlowElement',
  'mdxJsxTextElement',
]);

/** How projects are found on pages. */
export interface Finders {
  inText: FindMentions;
  inTitle: FindMentions;
}

/** The first row of a table says what is in its columns. */
const isHeaderRow = (node: Node, parent: Node): boolean =>
  parent.type === 'table' && (parent as Parent).children[0] === node;

/** The routes to which a text links already. */
const linkedFrom = (node: Node): string[] => [
  ...('url' in node && typeof node.url === 'string' ? [node.url] : []),
  ...('children' in node ? (node as Parent).children.flatMap(linkedFrom) : []),
];

/**
 * Links the first mention of each project on a page to the page of the project. What the title
 * names is what the page is about, and isn't linked.
 */
export default function remarkProjects({ load }: { load: () => Finders }) {
  return (tree: Parent, { data }: VFile): void => {
    const { inText, inTitle } = load();
    const { title = '' } = (data.frontMatter ?? {}) as { title?: string };
    const routes = new Set(linkedFrom(tree));
    const done = new Set<Project>(inTitle(title).map(({ project }) => project));
    const isDone = (project: Project) =>
      done.has(project) || routes.has(routeOfProject(project.name));

    const linked = (node: Node & { value: string }): Node[] => {
      const text = node.value;
      const mentions = inText(text).filter(({ project }) => {
        const isFirst = !isDone(project);
        done.add(project);
        return isFirst;
      });
      if (mentions.length === 0) {
        return [node];
      }
      let end = 0;
      const nodes = mentions.flatMap(({ project, name, start }): Node[] => {
        const before = { type: 'text', value: text.slice(end, start) };
        end = start + name.length;
        const children = [{ type: 'text', value: name }];
        return [before, { type: 'link', url: routeOfProject(project.name), children } as Node];
      });
      return [...nodes, { type: 'text', value: text.slice(end) } as Node].filter(
        (node) => !('value' in node) || node.value !== '',
      );
    };
    const walk = (parent: Parent): void => {
      parent.children = parent.children.flatMap((node) => {
        if (node.type === 'text') {
          return linked(node as Node & { value: string });
        }
        if ('children' in node && !UNLINKED.has(node.type) && !isHeaderRow(node, parent)) {
          walk(node as Parent);
        }
        return [node];
      });
    };
    walk(tree);
  };
}
