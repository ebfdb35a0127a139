import path from 'node:path';
import * as blogPlugin from '@docusaurus/plugin-content-blog';
import type { BlogContent, Options } from '@docusaurus/plugin-content-blog';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { withOptions } from '#platform/base/node/withOptions';
import { refuseBadYaml } from '#platform/content/node/dataFile';
import { reloadAfterHotUpdate } from '#platform/frame/node/devServer/hotUpdate';

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
      loadContent() {
        refuseBadYaml(context.siteDir, ['blog/authors.yml', 'blog/tags.yml']);
        return loadContent?.() as Promise<BlogContent>;
      },
    }),
    getThemePath: () => path.join(__dirname, '../browser/theme'),
  };
}
