import type { BlogContent } from '@docusaurus/plugin-content-blog';
import type { LoadedContent as DocsContent } from '@docusaurus/plugin-content-docs';
import type { LoadedContent as PagesContent } from '@docusaurus/plugin-content-pages';
import { aliasedSitePathToRelativePath } from '@docusaurus/utils';
import { SITE } from '../../../src/data/site';
import { factsOf } from './facts';
import type { Needs } from './needs';
import type { Section } from './sections';

/** A page with everything that it can be found by. */
export interface SourcePage {
  /** Route without base path. */
  url: string;
  title: string;
  description: string;
  /** Names from front matter and short titles, which do not stand in the text. */
  facts: string[];
  /** What other pages say of it where they link it. */
  mentions: string[];
  /** What readers want when it is the page for them, in their own words. */
  needs: readonly string[];
  sections: Section[];
}

/** Pages that no Markdown file and no list of the framework stands for. */
const OTHER_PAGES: readonly Omit<SourcePage, 'mentions' | 'needs' | 'sections'>[] = [
  {
    url: '/',
    title: SITE.title,
    description: `${SITE.tagline}. The home page: where to start, and what is current.`,
    facts: ['Home', 'Start page'],
  },
  {
    url: '/tags',
    title: 'Tags',
    description: 'All tags of the guides, each with the number of its pages.',
    facts: ['Topics', 'Keywords'],
  },
  {
    url: '/whats-new',
    title: "What's new",
    description: 'What changed on this site for its readers, latest first.',
    facts: ['Change log', 'Recent changes'],
  },
  {
    url: '/offline',
    title: 'Read offline',
    description:
      'How to keep pages of this site on your device and read them without a connection.',
    facts: ['Without internet', 'Service worker', 'Download all pages'],
  },
  {
    url: '/about/quality',
    title: 'Quality of this site',
    description: 'What checks and benchmarks measured of this site, with date and command.',
    facts: ['Measurements', 'Page weight', 'Build time'],
  },
];

/** A page whose text stands in a file. */
interface FilePage {
  permalink: string;
  title?: string;
  description?: string;
  frontMatter: Record<string, unknown>;
  /** As the framework writes it: `@site/docs/…`. */
  source: string;
}

/** A page that lists others; its text is theirs. */
interface ListPage {
  permalink: string;
  title: string;
  description?: string;
}

export interface SiteContent {
  docs: DocsContent;
  blog: BlogContent;
  pages: PagesContent;
}

function filePages({ docs, blog, pages }: SiteContent): FilePage[] {
  return [
    ...docs.loadedVersions.flatMap((version) => version.docs),
    ...blog.blogPosts.map(({ metadata }) => metadata),
    ...pages.filter((page) => page.type === 'mdx'),
  ];
}

type SidebarItem = DocsContent['loadedVersions'][number]['sidebars'][string][number];

/** Pages that the framework makes for categories without a page of their own. */
function categoryPages(items: readonly SidebarItem[]): ListPage[] {
  return items.flatMap((item): ListPage[] => {
    if (item.type !== 'category') {
      return [];
    }
    const { link, label, items: below } = item;
    const own =
      link?.type === 'generated-index'
        ? [
            {
              permalink: link.permalink,
              title: link.title ?? label,
              description: link.description,
            },
          ]
        : [];
    return [...own, ...categoryPages(below)];
  });
}

/** The pages of the authors; the second and later ones of an author end in their number. */
function authorPages({ blogPosts, blogListPaginated }: BlogContent): ListPage[] {
  const postsPerPage = blogListPaginated[0]?.metadata.postsPerPage ?? 1;
  const authors = blogPosts.flatMap(({ metadata }) => metadata.authors);
  return authors.flatMap(({ key, page, name = '', title = '' }): ListPage[] => {
    const posts = authors.filter((author) => author.key === key).length;
    return page
      ? Array.from({ length: Math.ceil(posts / postsPerPage) }, (_, place) => ({
          permalink: page.permalink + (place === 0 ? '' : `/authors/${place + 1}`),
          title: `Author: ${name}${place === 0 ? '' : `, page ${place + 1}`}`,
          description: title,
        }))
      : [];
  });
}

function listPages({ docs, blog }: SiteContent, blogRoute: string): ListPage[] {
  const tags = [
    ...docs.loadedVersions.flatMap((version) => version.docs.flatMap((doc) => doc.tags)),
    ...Object.values(blog.blogTags),
  ];
  return [
    ...docs.loadedVersions.flatMap(({ sidebars }) =>
      Object.values(sidebars).flatMap(categoryPages),
    ),
    ...blog.blogListPaginated.map(({ metadata }) => ({
      permalink: metadata.permalink,
      title:
        metadata.page === 1 ? metadata.blogTitle : `${metadata.blogTitle}, page ${metadata.page}`,
      description: metadata.blogDescription,
    })),
    { permalink: blog.blogTagsListPath, title: 'Tags of the blog' },
    { permalink: `${blogRoute}/archive`, title: 'Archive of the blog' },
    { permalink: `${blogRoute}/authors`, title: 'Authors of the blog' },
    ...tags.map(({ permalink, label, description }) => ({
      permalink,
      title: `Tag: ${label}`,
      description,
    })),
    ...authorPages(blog),
  ];
}

/**
 * Every public page of the site, in the order of the routes.
 *
 * @param readFile reads a Markdown file, by its path relative to the site's folder
 * @param needs by route; see `needs.ts`
 * @param baseUrl base path of the site; taken off the routes, which links add again
 */
export function pagesOf(
  content: SiteContent,
  readFile: (file: string) => Pick<SourcePage, 'mentions' | 'sections'>,
  needs: Needs,
  baseUrl: string,
): SourcePage[] {
  const toUrl = (permalink: string) => `/${permalink.slice(baseUrl.length)}`;
  const pages = [
    ...OTHER_PAGES.map((page) => ({ ...page, mentions: [], sections: [] })),
    ...filePages(content).map(
      ({ permalink, title = '', description = '', frontMatter, source }) => ({
        url: toUrl(permalink),
        title,
        description,
        facts: [
          ...(typeof frontMatter.sidebar_label === 'string' ? [frontMatter.sidebar_label] : []),
          ...factsOf(frontMatter),
        ],
        ...readFile(aliasedSitePathToRelativePath(source)),
      }),
    ),
    ...listPages(content, `${baseUrl}blog`).map(({ permalink, title, description = '' }) => ({
      url: toUrl(permalink),
      title,
      description,
      facts: [],
      mentions: [],
      sections: [],
    })),
  ];
  // Tags and authors come once for each page that has them.
  return [...new Map(pages.map((page) => [page.url, page])).values()]
    .map((page) => ({ ...page, needs: needs[page.url] ?? [] }))
    .sort((a, b) => (a.url < b.url ? -1 : 1));
}
