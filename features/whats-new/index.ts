import type { Feature } from '#platform/feature';
import whatsNewPlugin, { publishNews } from './node/news';
import { changes } from './node/public';

/**
 * What changed for readers: the change log and the news of all features, as a page and as a feed.
 *
 * @param featuresOf the features whose news and pages it lists
 */
export const whatsNew = (featuresOf: () => readonly Feature[]): Feature => ({
  name: 'whats-new',
  collections: [changes],
  components: { AreaNews: 'features/whats-new/browser/AreaNews' },
  plugins: [(context) => whatsNewPlugin(context, featuresOf)],
  outputSteps: [publishNews(featuresOf)],
  pages: [
    {
      url: '/whats-new',
      title: "What's new",
      description: 'What changed on this site for readers, latest first.',
      keywords: ['Change log', 'Recent changes'],
    },
  ],
});
