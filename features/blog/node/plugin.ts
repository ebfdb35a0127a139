import path from 'node:path';
import * as blogPlugin from '@docusaurus/plugin-content-blog';
import type { BlogContent, Options } from '@docusaurus/plugin-content-blog';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { withOptions } from '#platform/base/node/docusaurus';
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
