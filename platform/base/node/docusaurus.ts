import { existsSync } from 'node:fs';
import type {
  FasterConfig,
  LoadContext,
  OptionValidationContext,
  Plugin,
  PluginContentLoadedActions,
} from '@docusaurus/types';
import { normalizePluginOptions } from '@docusaurus/utils-validation';
import type { BlogContent, BlogPostMetadata } from '@docusaurus/plugin-content-blog';
import type { DocMetadata, LoadedContent as DocsContent } from '@docusaurus/plugin-content-docs';
import type { LoadedContent as PagesContent } from '@docusaurus/plugin-content-pages';

/** Where the bundler keeps what it made, from the folder in which the command was given. */
const BUNDLER_CACHE = 'node_modules/.cache/rspack';

/**
 * What the framework does faster than by default: everything, as far as it is safe.
 *
 * @param folder of the bundler's cache
 */
export function faster(folder = BUNDLER_CACHE): FasterConfig {
  return {
    swcJsLoader: true,
    swcJsMinimizer: true,
    swcHtmlMinimizer: true,
    lightningCssMinimizer: true,
    rspackBundler: true,
    rspackPersistentCache: true,
    ssgWorkerThreads: true,
    // With it, what is compiled for the server waits for what is compiled of the same page for
    // browsers. Nothing is, if their cache has the page already and the server's has not, as after
    // a build that was stopped between the two: the next one waited without end and without a word
    // (loader.js of @docusaurus/mdx-loader). Without a cache both compile every page.
    mdxCrossCompilerCache: !existsSync(folder),
  };
}

/**
 * Takes from the configuration whether there was a cache, as soon as every plugin has read it: the
 * start script holds all of the configuration, and has to be the same each time.
 */
export const withoutCacheFlag = ({ siteConfig }: LoadContext): Plugin => ({
  name: 'site-without-cache-flag',
  loadContent() {
    siteConfig.future.experimental_faster.mdxCrossCompilerCache = false;
  },
});

/** A module of a plugin of the framework, as far as it matters here. */
interface PluginModule<Options, ValidOptions> {
  default: (context: LoadContext, options: ValidOptions) => unknown;
  validateOptions: (data: OptionValidationContext<Options, ValidOptions>) => ValidOptions;
}

/**
 * A plugin of the framework with its options kept out of the site's configuration, all of which
 * is shipped to every browser.
 */
export function withOptions<Options, ValidOptions>(
  { default: plugin, validateOptions }: PluginModule<Options, ValidOptions>,
  options: NonNullable<Options>,
): (context: LoadContext) => Promise<Plugin> {
  return async (context) => {
    const validate = normalizePluginOptions as OptionValidationContext<
      Options,
      ValidOptions
    >['validate'];
    return (await plugin(context, validateOptions({ validate, options }))) as Plugin;
  };
}

/**
 * A plugin of the framework as a function, with its options in it. Plugins of different content
 * have no type in common but their name.
 */
export type PluginFunction = (
  context: LoadContext,
) => Pick<Plugin, 'name'> | Promise<Pick<Plugin, 'name'>>;

/**
 * Lets plugins finish the build one after the other, in their order. The framework starts all
 * their `postBuild` hooks at once, and some read or move what others write.
 */
export function sequentialPostBuild(
  plugins: readonly PluginFunction[],
): ((context: LoadContext) => Promise<Plugin>)[] {
  let before: Promise<void> = Promise.resolve();
  return plugins.map((make) => async (context) => {
    const plugin = (await make(context)) as Plugin;
    const { postBuild } = plugin;
    return postBuild
      ? {
          ...plugin,
          postBuild: (props) => {
            before = before.then(() => postBuild.call(plugin, props));
            return before;
          },
        }
      : plugin;
  });
}

/**
 * `createData` of the framework, held to the types of a feature's generated files. The same
 * interface types `@generated/<plugin>/default/<file>` where components import it.
 *
 * @returns writes one file, and gives its path
 */
export function dataWriter<Files extends object>({
  createData,
}: Pick<PluginContentLoadedActions, 'createData'>): <Name extends keyof Files & string>(
  name: Name,
  data: Files[Name],
) => Promise<string> {
  return async (name, data) => createData(name, data as object);
}

type AllContent = Parameters<NonNullable<Plugin['allContentLoaded']>>[0]['allContent'];

/** What the framework's content plugins have loaded. */
export interface SiteContent {
  docs: DocsContent;
  blog: BlogContent;
  pages: PagesContent;
}

/** The loaded content of docs, blog and pages, typed: the framework's types know no plugin. */
export function siteContent(allContent: AllContent): SiteContent {
  const contentOf = (kind: string) => allContent[`docusaurus-plugin-content-${kind}`]?.default;
  return {
    docs: contentOf('docs') as DocsContent,
    blog: contentOf('blog') as BlogContent,
    pages: contentOf('pages') as PagesContent,
  };
}

/** The pages of the docs. */
export const docsOf = ({ docs }: SiteContent): DocMetadata[] =>
  docs.loadedVersions.flatMap((version) => version.docs);

/** The posts of the blog, latest first. */
export const postsOf = ({ blog }: SiteContent): BlogPostMetadata[] =>
  blog.blogPosts.map(({ metadata }) => metadata);
