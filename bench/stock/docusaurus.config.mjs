// The framework as it comes: its preset, its default bundler, a search plugin. The content is
// copied here by `../stock.ts`.
// @ts-check

/** @type {import('@docusaurus/types').Config} */
export default {
  title: 'CNCF Contributors',
  tagline: 'Learn, connect, and contribute—the CNCF way',
  url: 'https://contribute.cncf.io',
  baseUrl: '/',
  // Some links lead to pages that only our plugins make.
  onBrokenLinks: 'ignore',
  onBrokenAnchors: 'ignore',
  onBrokenMarkdownLinks: 'ignore',
  presets: [
    [
      'classic',
      {
        docs: {
          path: 'docs',
          routeBasePath: '/',
          sidebarPath: './sidebars.mjs',
          editUrl: 'https://github.com/cncf/contribute-site/tree/main/',
          tags: 'tags.yml',
          numberPrefixParser: false,
        },
        blog: {
          blogTitle: 'Blog',
          postsPerPage: 10,
          blogSidebarCount: 'ALL',
          showReadingTime: true,
        },
        pages: { path: 'pages' },
      },
    ],
  ],
  plugins: ['docusaurus-plugin-search-local'],
  themeConfig: {
    colorMode: { respectPrefersColorScheme: true },
    navbar: {
      title: 'CNCF Contributors',
      hideOnScroll: true,
      items: [
        ...['maintainers', 'projects', 'community', 'contributors', 'resources', 'events'].map(
          (area) => ({
            type: 'docSidebar',
            sidebarId: `${area}Sidebar`,
            label: area,
          }),
        ),
        { to: '/blog', label: 'Blog', position: 'right' },
        { type: 'localeDropdown', position: 'right' },
      ],
    },
  },
};
