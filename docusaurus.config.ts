import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Options as BlogOptions } from '@docusaurus/plugin-content-blog';
import type { Options as DocsOptions } from '@docusaurus/plugin-content-docs';
import type { Options as PagesOptions } from '@docusaurus/plugin-content-pages';
import type { Options as RedirectsOptions } from '@docusaurus/plugin-client-redirects';
import type { Options as SitemapOptions } from '@docusaurus/plugin-sitemap';
import type { Options as ThemeOptions } from '@docusaurus/theme-classic';
import type { UserThemeConfig as ThemeConfig } from '@docusaurus/theme-common';
import type { Config } from '@docusaurus/types';
import { parse } from 'yaml';
import remarkCatalog from './plugins/catalog/remark';
import { withYearPages } from './plugins/catalog/sidebar';
import { rehypeHighlight } from './plugins/code-blocks/rehype';
import { parseFrontMatterWithDay } from './plugins/freshness/lastUpdates';
import { createSitemapItems } from './plugins/freshness/sitemap';
import { announcementFor } from './plugins/events/announcement';
import { loadEvents } from './plugins/events/load';
import { GENERATED_STATIC_DIR } from './plugins/shared/staticDir';
import { loadLexicon } from './plugins/lexicon/load';
import remarkTerms from './plugins/lexicon/remark';
import remarkMarkup from './plugins/markup/remark';
import rehypeTableCaptions from './plugins/tables/rehype';
import remarkTemplates from './plugins/templates/remark';
import { buildDay } from './plugins/shared/dates';
import { SITE } from './src/data/site';

const today = buildDay();
// Bad events are left out here; the content checks report them and stop the build.
const announcement = announcementFor(loadEvents(__dirname).data.events, today);
const { terms } = loadLexicon(__dirname);
const redirects = parse(
  readFileSync(path.join(__dirname, 'data/redirects.yaml'), 'utf8'),
) as Record<string, string>;

const config: Config = {
  title: SITE.title,
  tagline: SITE.tagline,
  favicon: 'img/favicon.svg',
  url: SITE.url,
  baseUrl: process.env.BASE_URL ?? '/',
  organizationName: 'cncf',
  projectName: 'contribute-site',

  future: { v4: true, experimental_faster: true },

  // Left out on purpose: `trailingSlash`. Routes keep the form of their file,
  // `/a/` for index files and `/a` for others (see docs-internal/architecture.md).

  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onBrokenMarkdownLinks: 'throw',
  onDuplicateRoutes: 'throw',

  i18n: {
    defaultLocale: 'en',
    locales: ['en'],
    localeConfigs: {
      en: { label: 'English', direction: 'ltr', htmlLang: 'en-US', calendar: 'gregory' },
    },
  },

  markdown: { parseFrontMatter: parseFrontMatterWithDay(__dirname) },

  clientModules: ['./src/clientModules/sectionTools.ts', './src/clientModules/routeFocus.ts'],

  staticDirectories: ['static', GENERATED_STATIC_DIR],

  customFields: { today, announcementLastDay: announcement?.lastDay ?? null },

  headTags: [
    {
      tagName: 'link',
      attributes: {
        rel: 'icon',
        href: `${process.env.BASE_URL ?? '/'}img/favicon-32.png`,
        sizes: '32x32',
        type: 'image/png',
      },
    },
    {
      tagName: 'link',
      attributes: {
        rel: 'apple-touch-icon',
        href: `${process.env.BASE_URL ?? '/'}img/apple-touch-icon.png`,
      },
    },
  ],

  plugins: [
    // First, so that its report comes before any error that follows from bad content.
    './plugins/content-checks/index.ts',
    './plugins/events/index.ts',
    './plugins/lexicon/index.ts',
    './plugins/templates/index.ts',
    [
      './plugins/docs/index.ts',
      {
        path: 'docs',
        routeBasePath: '/',
        sidebarPath: './sidebars.ts',
        editUrl: SITE.editUrl,
        tags: 'tags.yml',
        onInlineTags: 'throw',
        // File names such as `2020/...` are part of the route, never an order.
        numberPrefixParser: false,
        breadcrumbs: true,
        // Before the framework's own, which give headings their anchors.
        beforeDefaultRemarkPlugins: [
          remarkMarkup,
          [remarkCatalog, { docsDir: path.join(__dirname, 'docs') }],
        ],
        showLastUpdateTime: true,
        remarkPlugins: [
          [remarkTerms, { terms }],
          [remarkTemplates, { siteDir: __dirname }],
        ],
        rehypePlugins: [...rehypeHighlight, rehypeTableCaptions],
        sidebarItemsGenerator: async ({ defaultSidebarItemsGenerator, ...args }) =>
          withYearPages(await defaultSidebarItemsGenerator(args)),
      } satisfies DocsOptions,
    ],
    [
      './plugins/blog/index.ts',
      {
        path: 'blog',
        routeBasePath: 'blog',
        editUrl: SITE.editUrl,
        blogTitle: 'Blog',
        blogDescription:
          'News for the maintainers and contributors of CNCF projects: the monthly newsletter, awards, deadlines and calls.',
        postsPerPage: 10,
        blogSidebarTitle: 'All posts',
        blogSidebarCount: 'ALL',
        showReadingTime: true,
        showLastUpdateTime: true,
        onInlineTags: 'throw',
        onInlineAuthors: 'throw',
        beforeDefaultRemarkPlugins: [remarkMarkup],
        rehypePlugins: [...rehypeHighlight, rehypeTableCaptions],
        onUntruncatedBlogPosts: 'throw',
        // The feeds are made by plugins/feeds.
        feedOptions: { type: null },
      } satisfies BlogOptions,
    ],
    [
      '@docusaurus/plugin-content-pages',
      {
        path: 'src/pages',
        beforeDefaultRemarkPlugins: [remarkMarkup],
        showLastUpdateTime: true,
        rehypePlugins: [...rehypeHighlight, rehypeTableCaptions],
      } satisfies PagesOptions,
    ],
    [
      '@docusaurus/plugin-sitemap',
      { lastmod: 'date', createSitemapItems } satisfies SitemapOptions,
    ],
    // Pages that provoke failures, in builds for tests only.
    ...(process.env.TEST_PAGES
      ? [
          [
            '@docusaurus/plugin-content-pages',
            { id: 'test-pages', path: 'e2e/test-pages', routeBasePath: 'test-pages' },
          ] satisfies [string, PagesOptions],
        ]
      : []),
    [
      '@docusaurus/plugin-client-redirects',
      {
        redirects: Object.entries(redirects).map(([from, to]) => ({ from, to })),
      } satisfies RedirectsOptions,
    ],
    [
      './plugins/feeds/index.ts',
      {
        title: `${SITE.title}: blog`,
        description: 'News for the maintainers and contributors of CNCF projects.',
        copyright: `© ${today.slice(0, 4)} ${SITE.copyrightHolder}`,
      },
    ],
    './plugins/catalog/index.ts',
    './plugins/videos/index.ts',
    './plugins/home/index.ts',
    './plugins/whats-new/index.ts',
    './plugins/cards/index.ts',
    './plugins/style-page/index.ts',
    [
      './plugins/search/index.ts',
      // What this site leaves off is tested in builds for tests: a source that answers (this
      // site), one that does not (no index), marks on the target page, a hash in the address.
      process.env.TEST_PAGES
        ? {
            indexHash: 'auto',
            highlightSearchTermsOnTargetPage: true,
            externalSources: [
              { heading: 'Sister site', uri: `${process.env.BASE_URL}search-index.json` },
              { heading: 'Lost site', uri: `${process.env.BASE_URL}llms.txt` },
            ],
          }
        : {},
    ],
    [
      './plugins/opensearch/index.ts',
      {
        shortName: 'CNCF Contribute',
        description:
          'Guides, governance, templates, events and news for contributors of CNCF projects.',
      },
    ],
    './plugins/offline/index.ts',
    './plugins/hosting/index.ts',
    './plugins/style-loading/index.ts',
    './plugins/light-client/index.ts',
    './plugins/dev-server/index.ts',
  ],

  themes: [
    [
      '@docusaurus/theme-classic',
      {
        customCss: ['fonts', 'tokens', 'site', 'print'].map((name) => `./src/css/${name}.css`),
      } satisfies ThemeOptions,
    ],
  ],

  themeConfig: {
    image: 'img/social-card.png',
    metadata: [
      { name: 'og:site_name', content: SITE.title },
      // Of every card, the default one included.
      { property: 'og:image:width', content: '1200' },
      { property: 'og:image:height', content: '630' },
      { property: 'og:image:alt', content: `${SITE.title}: ${SITE.tagline}` },
    ],
    colorMode: { defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: true },
    docs: { sidebar: { hideable: false, autoCollapseCategories: false } },
    tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
    ...(announcement && {
      announcementBar: {
        id: announcement.id,
        content: announcement.content,
        isCloseable: true,
      },
    }),
    navbar: {
      title: SITE.title,
      hideOnScroll: true,
      logo: { alt: '', src: 'img/logo.svg', width: 32, height: 32 },
      items: [
        {
          type: 'docSidebar',
          sidebarId: 'maintainersSidebar',
          label: 'Maintainers',
          position: 'left',
        },
        { type: 'docSidebar', sidebarId: 'projectsSidebar', label: 'Projects', position: 'left' },
        { type: 'docSidebar', sidebarId: 'communitySidebar', label: 'Community', position: 'left' },
        {
          type: 'docSidebar',
          sidebarId: 'contributorsSidebar',
          label: 'New Contributors',
          position: 'right',
        },
        {
          type: 'docSidebar',
          sidebarId: 'resourcesSidebar',
          label: 'Resources',
          position: 'right',
        },
        { type: 'docSidebar', sidebarId: 'eventsSidebar', label: 'Events', position: 'right' },
        { to: '/blog', label: 'Blog', position: 'right' },
        { type: 'localeDropdown', position: 'right' },
        // The framework puts the colour toggle and the search box behind these.
      ],
    },
  } satisfies ThemeConfig,
};

export default config;
