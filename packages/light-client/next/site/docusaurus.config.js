// A site with every kind of page that the light client knows, and nothing else.
require('tsx/cjs');

const { version } = require('@docusaurus/core/package.json');
const { default: lightClient } = require('./light-client/node');
const { readSite, runSteps } = require('../../../platform/output/node/builtSite');

const client = lightClient();

/** The output of this site is the tables of its pages.
 * @returns {import('@docusaurus/types').Plugin}
 */
const output = () => ({
  name: 'output',
  async postBuild({ outDir, baseUrl, routesPaths }) {
    await runSteps(readSite({ outDir, baseUrl, routes: routesPaths }), client.outputSteps);
  },
});

module.exports = {
  title: 'Contract',
  url: 'https://contract.example',
  baseUrl: '/',
  onBrokenLinks: 'throw',
  future: {
    v4: true,
    // Renamed in 3.10.
    [Number(version.split('.')[1]) < 10 ? 'experimental_faster' : 'faster']: true,
  },
  plugins: [
    ['@docusaurus/plugin-content-docs', { routeBasePath: '/', sidebarPath: './sidebars.js' }],
    ['@docusaurus/plugin-content-blog', {}],
    ['@docusaurus/plugin-content-pages', { path: 'pages' }],
    client.plugin,
    output,
  ],
  themes: ['@docusaurus/theme-classic'],
  themeConfig: {
    navbar: {
      title: 'Contract',
      items: [
        { type: 'docSidebar', sidebarId: 'docs', label: 'Docs' },
        { to: '/page', label: 'Page' },
        { to: '/blog', label: 'Blog' },
      ],
    },
  },
};
