import type { Feature } from '#platform/feature';
import { changes } from './node/collection';
import { publishNews } from './node/feed';
import whatsNewPlugin from './node/plugin';

/**
 * What changed for readers: the change log and the news of all features, as a page and as a feed.
 *
 * @param features whose news and pages it lists
 */
export const whatsNew = (features: readonly Feature[]): Feature => ({
  name: 'whats-new',
  collections: [changes],
  plugins: [(context) => whatsNewPlugin(context, features)],
  outputSteps: [publishNews(features)],
  pages: [
    {
      url: '/whats-new',
      title: "What's new",
      description: 'What changed on this site for readers, latest first.',
      keywords: ['Change log', 'Recent changes'],
    },
  ],
});
