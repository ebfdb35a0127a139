import type { Feature } from '../../platform/feature';
import { buildDay } from '../../platform/base/node/buildDay';
import { publishNews } from './node/feed';
import { checkChanges, loadChanges } from './node/load';
import whatsNewPlugin from './node/plugin';

/**
 * What changed for readers: the change log and the news of all features, as a page and as a feed.
 *
 * @param features whose news and pages it lists
 */
export const whatsNew = (features: readonly Feature[]): Feature => ({
  name: 'whats-new',
  plugins: [(context) => whatsNewPlugin(context, features)],
  outputSteps: [publishNews(features)],
  check: ({ siteDir, routes }) => {
    const { changes, problems } = loadChanges(siteDir);
    return [...problems, ...checkChanges(changes, routes, buildDay())];
  },
  pages: [
    {
      url: '/whats-new',
      title: "What's new",
      description: 'What changed on this site for readers, latest first.',
      keywords: ['Change log', 'Recent changes'],
    },
  ],
});
