import path from 'node:path';
import * as redirectsPlugin from '@docusaurus/plugin-client-redirects';
import type { Options as RedirectsOptions } from '@docusaurus/plugin-client-redirects';
import * as pagesPlugin from '@docusaurus/plugin-content-pages';
import type { Options as PagesOptions } from '@docusaurus/plugin-content-pages';
import * as sitemapPlugin from '@docusaurus/plugin-sitemap';
import type { Options as SitemapOptions } from '@docusaurus/plugin-sitemap';
import type { Options as ThemeOptions } from '@docusaurus/theme-classic';
import type { UserThemeConfig as ThemeConfig } from '@docusaurus/theme-common';
import type { Config, LoadContext } from '@docusaurus/types';
import { withYearPages } from '#features/catalog/node/pages';
import { announcementFor } from '#features/events/common/describe';
import { loadEvents } from '#features/events/node/collections';
import { buildDay } from '#platform/base/node/reproducible';
import { BAR_AREAS, SITE } from '#platform/base/common/site';
import { collectionsPlugin } from '#platform/collections/node/contribution';
import {
  faster,
  withOptions,
  sequentialPostBuild,
  type PluginFunction,
  withoutCacheFlag,
} from '#platform/base/node/docusaurus';
import { GENERATED_STATIC_DIR } from '#platform/base/node/files';
import { hasHistory, withLastUpdate, createSitemapItems } from '#platform/content/node/freshness';
import { pageParser } from '#platform/content/node/contentFiles';
import contentChecks from '#platform/content/node/plugin';
import { loadRedirects } from '#platform/content/node/links';
import { platformThemes } from '#platform/feature';
import devServer from '#platform/frame/node/devServer';
import docs, { inGroups, withLatestFirst } from '#platform/frame/node/docs';
import dataFiles from '#platform/markdown/node/dataFiles/plugin';
import output from '#platform/output/node/plugin';
import lightClient from '@contribute-site/light-client';
import { features, isTest } from './features';
import editorSchemas from './editorSchemas';
import { isListed } from './listedPages';
import { markdownOptions, PAGES } from './markdown';
import { CATALOG, GROUPS, isInCatalog, LINKED, withCatalogLink } from './sidebarGroups';

const SITE_DIR = path.join(__dirname, '..');
const baseUrl = process.env.BASE_URL ?? '/';
const today = buildDay();
// Invalid events are left out here; the content checks report them and stop the build.
const announcement = announcementFor(loadEvents(SITE_DIR).events, today);
const client = lightClient();
const CSS = './platform/frame/browser/css';
const CLIENT_MODULES = './platform/frame/browser/clientModules';

// Functions, not names with options: everything in the configuration is shipped to every browser.
const plugins: readonly PluginFunction[] = [
  // First, so that its report comes before any error caused by bad content. A build for tests has the
  // content of the build before it.
  ...(isTest
    ? []
    : [async (context: LoadContext) => contentChecks(context, path.join(__dirname, 'tasks'))]),
  ...platformThemes,
  async (context) =>
    docs(
      context,
      {
        path: 'docs',
        include: PAGES,
        routeBasePath: '/',
        sidebarPath: './site/sidebars.ts',
        editUrl: SITE.editUrl,
        tags: 'tags.yml',
        onInlineTags: 'throw',
        // File names such as `2020/...` are part of the route, not an order.
        numberPrefixParser: false,
        breadcrumbs: true,
        showLastUpdateTime: hasHistory(SITE_DIR),
        ...markdownOptions(SITE_DIR, features),
        sidebarItemsGenerator: async ({ defaultSidebarItemsGenerator, ...args }) => {
          const { dirName } = args.item;
          const items = await defaultSidebarItemsGenerator({
            ...args,
            docs: args.docs.filter(({ id }) => dirName === CATALOG || !isInCatalog(id)),
          });
          return inGroups(
            withCatalogLink(withYearPages(withLatestFirst(items), args.docs)).filter(
              // The category of a folder that is part of an area links its index page.
              (item) => item.type !== 'doc' || !LINKED.includes(item.id),
            ),
            dirName,
            GROUPS,
          );
        },
      },
      features,
      { isListed },
    ),
  withOptions(pagesPlugin, {
    path: 'pages',
    include: PAGES,
    showLastUpdateTime: hasHistory(SITE_DIR),
    ...markdownOptions(SITE_DIR, features),
  } satisfies PagesOptions),
  withOptions(sitemapPlugin, { lastmod: 'date', createSitemapItems } satisfies SitemapOptions),
  withOptions(redirectsPlugin, {
    redirects: Object.entries(loadRedirects(SITE_DIR)).map(([from, to]) => ({ from, to })),
  } satisfies RedirectsOptions),
  (context) =>
    collectionsPlugin(
      context,
      features.flatMap((feature) => feature.collections ?? []),
    ),
  ...features.flatMap(({ plugins: own = [] }) => own),
  // The minifier knows the browsers of `package.json`. By default the framework builds a chain of forty
  // plugins for each style sheet, and looks for a configuration in every folder above it.
  () => ({
    name: 'no-postcss',
    configurePostCss: (options: object) => ({ ...options, plugins: [], config: false }),
  }),
  (context) => dataFiles(context, features),
  withoutCacheFlag,
  client.plugin,
  devServer,
  ...(process.env.NODE_ENV === 'development' ? [editorSchemas] : []),
  // Last, since it finishes what all others have written.
  (context) => output(context, [client, ...features], { hasCopies: !isTest }),
];

const config: Config = {
  title: SITE.title,
  tagline: SITE.tagline,
  favicon: 'img/favicon.svg',
  url: SITE.url,
  baseUrl: baseUrl,
  organizationName: 'cncf',
  projectName: 'contribute-site',

  future: {
    // Not `v4: true`, which means other flags in each release: some rename what readers have stored,
    // or the anchors of headings.
    v4: { removeLegacyPostBuildHeadAttribute: true, useCssCascadeLayers: true },
    experimental_faster: faster(),
  },

  // `trailingSlash` is left out on purpose. Routes keep the form of their file, `/a/` for index
  // files and `/a` for others (see docs-internal/decisions/0002-clean-addresses.md).

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

  markdown: { parseFrontMatter: withLastUpdate(SITE_DIR, pageParser(SITE_DIR, features)) },

  clientModules: ['navigation', 'loadedOnUse'].map((name) => `${CLIENT_MODULES}/${name}.ts`),

  staticDirectories: ['static', GENERATED_STATIC_DIR],

  customFields: { today, announcementLastDay: announcement?.lastDay ?? null },

  headTags: [
    {
      tagName: 'link',
      attributes: {
        rel: 'icon',
        href: `${baseUrl}img/favicon-32.png`,
        sizes: '32x32',
        type: 'image/png',
      },
    },
    {
      tagName: 'link',
      attributes: {
        rel: 'apple-touch-icon',
        href: `${baseUrl}img/apple-touch-icon.png`,
      },
    },
  ],

  plugins: [
    // Before all others with theme parts, which override it.
    [
      '@docusaurus/theme-classic',
      {
        customCss: ['fonts', 'tokens', 'site', 'print'].map((name) => `${CSS}/${name}.css`),
      } satisfies ThemeOptions,
    ],
    // Pages that cause failures, only in builds for tests.
    ...(isTest
      ? [
          [
            '@docusaurus/plugin-content-pages',
            { id: 'test-pages', path: 'e2e/test-pages', routeBasePath: 'test-pages' },
          ] satisfies [string, PagesOptions],
        ]
      : []),
    ...sequentialPostBuild(plugins),
  ],

  themeConfig: {
    image: 'img/social-card.png',
    metadata: [
      { name: 'og:site_name', content: SITE.title },
      // For all social cards, including the default one.
      { property: 'og:image:width', content: '1200' },
      { property: 'og:image:height', content: '630' },
      { property: 'og:image:alt', content: `${SITE.title}: ${SITE.tagline}` },
    ],
    colorMode: { defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: true },
    docs: { sidebar: { hideable: false, autoCollapseCategories: false } },
    tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
    // Code is highlighted during the build; style sheets color it.
    prism: { theme: { plain: {}, styles: [] } },
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
        ...BAR_AREAS.map(({ id, label, to }, index) => ({
          ...(id === 'blog' ? { to } : { type: 'docSidebar', sidebarId: `${id}Sidebar` }),
          label,
          position: index < 3 ? ('left' as const) : ('right' as const),
        })),
        { type: 'docsVersionDropdown', position: 'right' },
        { type: 'localeDropdown', position: 'right' },
        // The framework adds the color toggle and the search box after these.
      ],
    },
  } satisfies ThemeConfig,
};

export default config;
