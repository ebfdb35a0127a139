import path from 'node:path';
import * as blogPlugin from '@docusaurus/plugin-content-blog';
import type { BlogContent, Options } from '@docusaurus/plugin-content-blog';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { daysBetween, type IsoDay } from '#platform/base/common/dates';
import type { Problem } from '#platform/base/common/problems';
import { withOptions } from '#platform/base/node/docusaurus';
import type { ContentFile } from '#platform/content/common/contentFile';
import { refuseBadYaml } from '#platform/content/node/yaml';
import { kindOf, type PostKind, type PostMore } from '../common/posts';
import { reloadAfterHotUpdate } from '#platform/frame/node/devServer';

/** Says of each post what kind it is, and which is the newest of that kind. */
export function addKinds(posts: BlogContent['blogPosts']): void {
  const newest = new Map<PostKind, { title: string; permalink: string }>();
  // The framework has sorted them, newest first.
  for (const { metadata } of posts) {
    const { title, permalink, tags } = metadata;
    const kind = kindOf(tags);
    const more: PostMore = { kind, newest: newest.get(kind) };
    Object.assign(metadata, more);
    if (!newest.has(kind)) {
      newest.set(kind, { title, permalink });
    }
  }
}

/** Posts say where the beginning ends that lists of posts show. */
export const checkTruncateMarker = (files: readonly ContentFile[]): Problem[] =>
  files
    .filter(({ kind, body }) => kind === 'post' && !/^\{\/\*\s*truncate\s*\*\/\}$/m.test(body))
    .map(({ file, bodyOffset }) => ({
      file,
      line: bodyOffset + 1,
      field: 'truncate',
      reason: 'is missing, so that lists would show the whole post',
      remedy: 'Write {/* truncate */} on a line of its own below the first paragraph.',
    }));

/** After that many days without a post, readers wonder whether anyone is there. */
const QUIET_DAYS = 60;

/** A sentence if the newest post is too old; the day of a post is in the name of its file. */
export function agingPosts(files: readonly ContentFile[], today: IsoDay): string[] {
  const newest = files
    .flatMap(({ kind, file }) => (kind === 'post' ? [file.slice('blog/'.length).slice(0, 10)] : []))
    .sort()
    .at(-1);
  return newest !== undefined && daysBetween(newest, today) > QUIET_DAYS
    ? [`The newest post is of ${newest}, ${daysBetween(newest, today)} days ago.`]
    : [];
}

/** The framework's blog with the theme parts of this site, which shows an edit before it reads all posts again. */
export default async function blog(
  context: LoadContext,
  options: Options,
): Promise<Plugin<BlogContent>> {
  const plugin = (await withOptions(blogPlugin, options)(context)) as Plugin<BlogContent>;
  const { loadContent } = plugin;
  return {
    ...reloadAfterHotUpdate({
      ...plugin,
      async loadContent() {
        refuseBadYaml(context.siteDir, ['blog/authors.yml', 'blog/tags.yml']);
        const content = await loadContent?.();
        if (!content) {
          throw new Error('The blog plugin loaded nothing.');
        }
        addKinds(content.blogPosts);
        return content;
      },
    }),
    getThemePath: () => path.join(__dirname, '../browser/theme'),
  };
}
