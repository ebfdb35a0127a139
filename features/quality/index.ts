import type { Plugin } from '@docusaurus/types';
import type { Feature } from '../../platform/feature';

/** Publishes what checks and benchmarks measured of the site. */
export const quality: Feature = {
  name: 'quality',
  plugins: [
    ({ baseUrl }): Plugin => ({
      name: 'site-quality',
      contentLoaded({ actions }) {
        actions.addRoute({
          path: `${baseUrl}about/quality`,
          component: '@site/features/quality/browser/QualityPage.tsx',
          exact: true,
        });
      },
    }),
  ],
  pages: [
    {
      url: '/about/quality',
      title: 'Quality of this site',
      description: 'What checks and benchmarks measured on this site, with date and command.',
      keywords: ['Measurements', 'Page weight', 'Build time'],
    },
  ],
};
