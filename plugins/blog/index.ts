import blogPlugin, { type BlogContent, type PluginOptions } from '@docusaurus/plugin-content-blog';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { reloadAfterHotUpdate } from '../dev-server/hotUpdate';

export { validateOptions } from '@docusaurus/plugin-content-blog';

/** The framework's blog, which shows an edit before it reads all posts again. */
export default async function blogWithHotUpdates(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin<BlogContent>> {
  return reloadAfterHotUpdate(await blogPlugin(context, options));
}
