import type { Node, Parent } from 'unist';
import { escapeRegExp, compareNames, compareTexts } from '#platform/base/common/text';
import { openBuildCache } from '#platform/base/node/buildCache';
import { type ContentFile, routeOf } from '#platform/content/common/contentFile';
import { readContentFiles } from '#platform/content/node/contentFiles';
import { parseBody } from '#platform/content/node/outline';
import { routeOfProject, type NamingPage } from '../common/pages';
import type { Project } from '../common/schema';
import { namesOf } from './collection';
import type { TransformedFile } from '#platform/markdown/node/contribution';

/** A project that a text names. */
export interface Mention {
  project: Project;
  /** As the text has it. */
  name: string;
  /** Where in the text it begins. */
  start: number;
}

export type FindMentions = (text: string) => Mention[];

/** The names by which a text can only mean the project. */
const clearNamesOf = (project: Project): string[] =>
  namesOf(project).filter((name) => !(project.isWord && name === project.name));

/**
 * Finds projects in running text: their names as they are written, whole, and not as a part of a
 * longer name, such as Envoy Gateway, or of an address.
 *
 * @param projects those that can be named
 * @param isInTitles whether each word begins with a capital, so that no name is part of a longer one
 */
export function mentionFinder(projects: readonly Project[], isInTitles = false): FindMentions {
  const byName = new Map(
    projects.flatMap((project) => clearNamesOf(project).map((name) => [name, project])),
  );
  // Of two names that begin alike, the longer one counts.
  const names = [...byName.keys()].sort((a, b) => b.length - a.length).map(escapeRegExp);
  const pattern = new RegExp(
    String.raw`(?<![\p{L}\p{N}_./@#-])(?:${names.join('|')})(?![\p{L}\p{N}_/@-]|\.\p{L}${isInTitles ? '' : String.raw`|\s\p{Lu}`})`,
    'gu',
  );
  return (text) =>
    [...text.matchAll(pattern)].flatMap(({ 0: name, index: start }) => {
      const project = byName.get(name);
      return project ? [{ project, name, start }] : [];
    });
}

const isText = (node: Node): node is Node & { value: string } => node.type === 'text';

/** The projects that a text names anywhere but in its code. */
export function projectsIn(tree: Node, find: FindMentions): Set<Project> {
  if (isText(tree)) {
    return new Set(find(tree.value).map(({ project }) => project));
  }
  // Code is no text.
  const children = 'children' in tree ? (tree as Parent).children : [];
  return new Set(children.flatMap((child) => [...projectsIn(child, find)]));
}

/** `blog/2024-05-06-a.md` → `2024-05-06`. */
const dateOf = (file: string): string => file.slice('blog/'.length, 'blog/2024-05-06'.length);

const pageOf = (file: ContentFile): NamingPage => ({
  title: String(file.frontMatter.title),
  route: routeOf(file),
  ...(file.kind === 'post' && { date: dateOf(file.file) }),
});

/** Pages, A to Z, then posts, latest first. */
const inOrder = (a: NamingPage, b: NamingPage): number =>
  a.date === undefined || b.date === undefined
    ? Number(a.date !== undefined) - Number(b.date !== undefined) || compareNames(a.title, b.title)
    : compareTexts(b.date, a.date);

/**
 * The pages and posts of a site that name projects.
 *
 * @returns by the name of the project, each in the order in which they are listed
 */
export async function namingPages(
  siteDir: string,
  projects: readonly Project[],
): Promise<Map<string, NamingPage[]>> {
  const find = mentionFinder(projects);
  const { files } = await readContentFiles(siteDir);
  // Most files name none, which their source shows sooner than their tree.
  const some = files.filter(({ body }) => find(body).length > 0);
  const cache = await openBuildCache<string[]>(siteDir, 'project-mentions');
  const names = projects.map(clearNamesOf);
  const pages = new Map<string, NamingPage[]>();
  for (const file of some) {
    const named = cache.get([names, file.body], () =>
      [...projectsIn(parseBody(file.body), find)].map(({ name }) => name),
    );
    for (const name of named) {
      pages.set(name, [...(pages.get(name) ?? []), pageOf(file)].sort(inOrder));
    }
  }
  await cache.save();
  return pages;
}

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
export function remarkProjects({ load }: { load: () => Finders }) {
  return (tree: Parent, { data }: TransformedFile): void => {
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
