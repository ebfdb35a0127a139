import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { routeOf, type ContentFile, type Kind } from '#platform/content/common/contentFile';
import { loadRedirects } from '#platform/content/node/links';

// What the content files say, so that no test counts what a writer may add to.

const FOLDERS: Record<Kind, string> = { doc: 'docs', post: 'blog', page: 'pages' };

/** A Markdown file of the site with its front matter and route. */
export type Page = Pick<ContentFile, 'kind' | 'file' | 'frontMatter'> & { route: string };

function pagesOf(kind: Kind): Page[] {
  return readdirSync(FOLDERS[kind], { recursive: true, encoding: 'utf8' })
    .map((file) => `${FOLDERS[kind]}/${file.split(path.sep).join('/')}`)
    .filter((file) => file.endsWith('.md') && !file.includes('/_'))
    .sort()
    .map((file) => {
      const [, yaml = ''] = /^---\n([\s\S]*?)\n---\n/.exec(readFileSync(file, 'utf8')) ?? [];
      const frontMatter = parse(yaml) as Record<string, unknown>;
      return { kind, file, frontMatter, route: routeOf({ kind, file, frontMatter }) };
    });
}

export const DOCS: readonly Page[] = pagesOf('doc');
/** Latest first. */
export const POSTS: readonly Page[] = pagesOf('post').reverse();
export const PAGES: readonly Page[] = pagesOf('page');
export const INCIDENTS: readonly Page[] = DOCS.filter(({ frontMatter }) => frontMatter.incident);
export const VIDEOS: readonly Page[] = DOCS.filter(({ frontMatter }) => frontMatter.video);

/** Old addresses, without a slash at their end, with their present routes. */
export const OLD_ROUTES = loadRedirects('.');

/** Keys of a YAML file, such as a list of tags. */
export const keysOf = (file: string): string[] =>
  Object.keys(parse(readFileSync(file, 'utf8')) as object);

/** The entry of this name in a file of data. */
export const entryOf = (file: string, name: string): Record<string, string> =>
  (parse(readFileSync(file, 'utf8')) as Record<string, Record<string, string>>)[name] ?? {};

/** Pages of the docs or posts that carry a tag. */
export const tagged = (pages: readonly Page[], tag: string): Page[] =>
  pages.filter(({ frontMatter }) => (frontMatter.tags as string[] | undefined)?.includes(tag));
