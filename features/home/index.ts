import { SITE } from '#platform/base/common/site';
import type { Feature } from '#platform/feature';
import homePlugin from './node/plugin';

/** The home page: ways into the site, and what is current. */
export const home: Feature = {
  name: 'home',
  plugins: [homePlugin],
  pages: [
    {
      url: '/',
      title: SITE.title,
      description: `${SITE.tagline}. The home page: where to start, and what’s happening.`,
      keywords: ['Home', 'Start page'],
    },
  ],
};
