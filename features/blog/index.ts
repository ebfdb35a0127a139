import path from 'node:path';
import type { Options } from '@docusaurus/plugin-content-blog';
import type { Feature } from '#platform/feature';
import { yearOf } from '#platform/base/common/dates';
import { buildDay } from '#platform/base/node/reproducible';
import { postDatesSchema } from './common/schema';
import blogPlugin, { agingPosts, checkTruncateMarker } from './node/plugin';

/**
 * The blog: posts, their authors and dates.
 *
 * @param options for the framework's blog plugin
 */
export const blog = (options: Options): Feature => ({
  name: 'blog',
  plugins: [(context) => blogPlugin(context, options)],
  check: ({ files }) => checkTruncateMarker(files),
  aging: ({ files, today }) => agingPosts(files, today),
  frontMatter: { post: { dates: postDatesSchema.optional() } },
  // News is about one month, guides are about the topic itself; the older, the less it says of today.
  search: {
    weight: ({ kind, file }) =>
      kind === 'post' ? 0.75 * 0.9 ** (yearOf(buildDay()) - yearOf(path.basename(file))) : 1,
  },
  news: ({ blog: { blogPosts } }) =>
    blogPosts.map(({ metadata: { title, permalink, description, date } }) => ({
      date: date.toISOString().slice(0, 10),
      kind: 'Post',
      title,
      to: permalink,
      text: description,
    })),
});
