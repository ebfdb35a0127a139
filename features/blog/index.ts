import type { Options } from '@docusaurus/plugin-content-blog';
import type { Feature } from '../../platform/feature';
import { postDatesSchema } from './common/schema';
import { agingPosts } from './node/aging';
import { checkBeginnings } from './node/beginnings';
import blogPlugin from './node/plugin';

/**
 * The blog: posts, their authors and dates.
 *
 * @param options for the framework's blog plugin
 */
export const blog = (options: Options): Feature => ({
  name: 'blog',
  plugins: [(context) => blogPlugin(context, options)],
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
