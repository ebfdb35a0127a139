import type { Options } from '@docusaurus/plugin-content-blog';
import { buildDay } from '../../platform/base/node/buildDay';
import { SITE } from '../../platform/base/common/site';
import type { Feature } from '../../platform/feature';
import { postDatesSchema } from './common/schema';
import { agingPosts } from './node/aging';
import { checkBeginnings } from './node/beginnings';
import blogPlugin from './node/plugin';
import feedLinksPlugin from './node/feeds/plugin';
import { publishFeeds } from './node/feeds/publish';
import { publishFeedStyle } from './node/feeds/style';

const FEED_TITLE = `${SITE.title}: blog`;

/**
 * The blog: posts, their authors and dates, and the feeds.
 *
 * @param options for the framework's blog plugin
 */
export const blog = (options: Options): Feature => ({
  name: 'blog',
  plugins: [
    (context) => blogPlugin(context, options),
    (context) => feedLinksPlugin(context, FEED_TITLE),
  ],
  outputSteps: [
    publishFeedStyle,
    publishFeeds({
      title: FEED_TITLE,
      description: 'News for the maintainers and contributors of CNCF projects.',
      copyright: `© ${buildDay().slice(0, 4)} ${SITE.copyrightHolder}`,
    }),
  ],
  check: ({ files }) => checkBeginnings(files),
  aging: ({ files, today }) => agingPosts(files, today),
  frontMatter: { post: { dates: postDatesSchema.optional() } },
  // News is about one month, guides are about the topic itself.
  search: { weight: ({ kind }) => (kind === 'post' ? 0.75 : 1) },
  news: ({ blog: { blogPosts } }) =>
    blogPosts.map(({ metadata: { title, permalink, description, date } }) => ({
      date: date.toISOString().slice(0, 10),
      kind: 'Post',
      title,
      to: permalink,
      text: description,
    })),
});
