import type { BlogContent } from '@docusaurus/plugin-content-blog';
import type { LoadedContent as DocsContent } from '@docusaurus/plugin-content-docs';
import { aliasedSitePathToRelativePath } from '@docusaurus/utils';
import type { Feature } from '#platform/feature';
import { withBasePath, withoutBasePath } from '#platform/base/common/site';
import { docsOf, postsOf, type SiteContent } from '#platform/base/node/docusaurus';
import type { Kind } from '#platform/content/common/contentFile';
import type { Section } from '#platform/content/common/pageFacts';
import { generatedPages } from '#platform/content/node/contribution';
import { RANKING } from '../common/ranking';
import type { SearchIntents } from './dataFiles';

/** A page with everything that it can be found by. */
export interface SourcePage {
  /** Route without base path. */
  url: string;
  title: string;
  description: string;
  /** How much it counts beside other pages, up to 1. */
  weight: number;
  /** Names from front matter and short titles, which are not in the text. */
  keywords: readonly string[];
  /** What other pages say about it where they link to it. */
  linkContext: readonly string[];
  /** What readers want who should find it, in their own words. */
  intents: readonly string[];
  sections: readonly Section[];
}

/** A page whose text is in a file. */
interface FilePage {
  kind: Kind;
  permalink: string;
  title?: string;
  description?: string;
  frontMatter: Record<string, unknown>;
  /** As the framework writes it: `@site/docs/…`. */
  source: string;
}

/** A page that lists others and has no text of its own. */
interface ListPage {
  permalink: string;
  title: string;
  description?: string;
  keywords?: readonly string[];
  weight?: number;
}

const filePages = (content: SiteContent): FilePage[] => [
  ...docsOf(content).map((doc): FilePage => ({ ...doc, kind: 'doc' })),
  ...postsOf(content).map((post): FilePage => ({ ...post, kind: 'post' })),
  ...content.pages
    .filter((page) => page.type === 'mdx')
    .map((page): FilePage => ({ ...page, kind: 'page' })),
];

type SidebarItem = DocsContent['loadedVersions'][number]['sidebars'][string][number];

/** Pages that the framework generates for categories without a page of their own. */
function categoryPages(items: readonly SidebarItem[]): ListPage[] {
  const categories = items.filter((item) => item.type === 'category');
  return categories.flatMap(({ link, label, items: below }): ListPage[] => {
    const pages = categoryPages(below);
    if (link?.type !== 'generated-index') {
      return pages;
    }
    const { permalink, title = label, description } = link;
    return [{ permalink, title, description }, ...pages];
  });
}

/** The pages of the authors who have one. */
const authorPages = ({ blogPosts }: BlogContent): ListPage[] =>
  blogPosts
    .flatMap(({ metadata }) => metadata.authors)
    .flatMap(({ page, name = '', title = '' }) =>
      page ? [{ permalink: page.permalink, title: `Author: ${name}`, description: title }] : [],
    );

/**
 * Lists of posts, tags and authors: what someone looks for is rarely the list itself. Their further
 * pages show nothing that the posts themselves don't.
 */
function listPages(content: SiteContent, baseUrl: string): ListPage[] {
  const { blog } = content;
  const tags = [...docsOf(content).flatMap((doc) => doc.tags), ...Object.values(blog.blogTags)];
  const pages: ListPage[] = [
    {
      permalink: withBasePath('/tags', baseUrl),
      title: 'Tags',
      description: 'All tags of the guides, each with its number of pages.',
      keywords: ['Topics', 'Keywords'],
    },
    ...blog.blogListPaginated
      .slice(0, 1)
      .map(({ metadata: { permalink, blogTitle: title, blogDescription: description } }) => ({
        permalink,
        title,
        description,
        weight: 1,
      })),
    { permalink: blog.blogTagsListPath, title: 'Tags of the blog' },
    { permalink: withBasePath('/blog/archive', baseUrl), title: 'Archive of the blog' },
    { permalink: withBasePath('/blog/authors', baseUrl), title: 'Authors of the blog' },
    ...tags.map(({ permalink, label, description }) => ({
      permalink,
      title: `Tag: ${label}`,
      description,
    })),
    ...authorPages(blog),
  ];
  return pages.map((page) => ({ weight: RANKING.listPage, ...page }));
}

/**
 * Every public page of the site, in the order of the routes.
 *
 * @param readFile what was read in a Markdown file, by its path relative to the folder of the site
 * @param features that have pages of their own, or say something about pages by their front matter
 */
export function pagesOf(
  content: SiteContent,
  readFile: (file: string) => Pick<SourcePage, 'linkContext' | 'sections'>,
  intents: SearchIntents,
  { siteDir, baseUrl }: { siteDir: string; baseUrl: string },
  features: readonly Feature[],
): SourcePage[] {
  const categories = content.docs.loadedVersions.flatMap(({ sidebars }) =>
    Object.values(sidebars).flatMap(categoryPages),
  );
  const found: (Partial<SourcePage> & { permalink: string })[] = [
    ...generatedPages(features, siteDir)
      .filter(({ isUnlisted }) => !isUnlisted)
      .map(({ url, ...page }) => ({ ...page, permalink: withBasePath(url, baseUrl) })),
    ...filePages(content).map(({ kind, frontMatter, source, ...page }) => ({
      ...page,
      weight: features.reduce(
        (weight, { search }) =>
          weight *
          (search?.weight?.({ kind, frontMatter, file: aliasedSitePathToRelativePath(source) }) ??
            1),
        1,
      ),
      keywords: [
        ...(typeof frontMatter.sidebar_label === 'string' ? [frontMatter.sidebar_label] : []),
        ...features.flatMap(({ search }) => search?.keywords?.(frontMatter) ?? []),
      ],
      ...readFile(aliasedSitePathToRelativePath(source)),
    })),
    ...categories,
    ...listPages(content, baseUrl),
  ];
  const pages = found.map((page): SourcePage => {
    const url = withoutBasePath(page.permalink, baseUrl);
    return {
      url,
      title: page.title ?? '',
      description: page.description ?? '',
      weight: page.weight ?? 1,
      keywords: page.keywords ?? [],
      linkContext: page.linkContext ?? [],
      intents: intents[url] ?? [],
      sections: page.sections ?? [],
    };
  });
  // Tags and authors occur once for each page that has them.
  return [...new Map(pages.map((page) => [page.url, page])).values()].sort((a, b) =>
    a.url < b.url ? -1 : 1,
  );
}
