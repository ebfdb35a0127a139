import { readdir } from 'node:fs/promises';
import type {
  LoadContext,
  Plugin,
  PluginContentLoadedActions,
  RouteConfig,
} from '@docusaurus/types';
import type { Compiler } from '@rspack/core';
import { holdFolder } from './folderLock';
import { begin, during, watchProgress, type Step } from './progress';

type MadePlugin = Pick<Plugin, 'name'>;
type MakePlugin = (context: LoadContext) => MadePlugin | Promise<MadePlugin>;

/** Written pages are counted so often. */
const COUNT_EVERY_MS = 5000;
const NAME = 'site-progress';

/** What the parts tell one another of a build. */
interface Build {
  /** Pages that plugins have added. */
  pages: number;
  endOfWriting?: () => void;
}

const pagesOf = ({ routes }: RouteConfig): number =>
  routes?.reduce((sum, route) => sum + pagesOf(route), 0) ?? 1;

/** The same actions, with added pages counted. */
const counting = (
  actions: PluginContentLoadedActions,
  build: Build,
): PluginContentLoadedActions => ({
  ...actions,
  addRoute(route) {
    build.pages += pagesOf(route);
    actions.addRoute(route);
  },
});

/** A plugin whose hooks are named while they are waited for. */
function named(plugin: Plugin, build: Build): Plugin {
  const { name, loadContent, contentLoaded, allContentLoaded, postBuild } = plugin;
  return {
    ...plugin,
    ...(loadContent && {
      loadContent: () => during(`the content of ${name}`, () => loadContent.call(plugin)),
    }),
    ...(contentLoaded && {
      contentLoaded: ({ actions, ...params }) =>
        during(`the pages of ${name}`, () =>
          contentLoaded.call(plugin, { ...params, actions: counting(actions, build) }),
        ),
    }),
    ...(allContentLoaded && {
      allContentLoaded: ({ actions, ...params }) =>
        during(`what ${name} makes of all content`, () =>
          allContentLoaded.call(plugin, { ...params, actions: counting(actions, build) }),
        ),
    }),
    ...(postBuild && {
      postBuild: (params) => during(`the files of ${name}`, () => postBuild.call(plugin, params)),
    }),
  };
}

/** Counts the pages that the framework writes in threads of its own, which tell nothing. */
function countWritten(step: Step, outDir: string, pages: number): () => void {
  const timer = setInterval(() => {
    readdir(outDir, { recursive: true }).then(
      (files) => {
        const written = files.filter((file) => file.endsWith('.html')).length;
        step.advance(`${written} of ${pages}`);
      },
      () => undefined,
    );
  }, COUNT_EVERY_MS);
  timer.unref();
  return () => {
    clearInterval(timer);
    step.end();
  };
}

/** Tells of the bundler's work, and of the pages that the framework writes behind it. */
function progressPlugin({ outDir, siteConfig }: LoadContext, build: Build): Plugin {
  return {
    name: NAME,
    loadContent() {
      // Every plugin has read it (faster.ts). The start script holds the whole configuration, and
      // must not tell whether there was a cache.
      siteConfig.future.experimental_faster.mdxCrossCompilerCache = false;
    },
    configureWebpack(_config, isServer, { currentBundler }) {
      let step: Step | undefined;
      const start = () => {
        step ??= begin(`the bundler, which compiles for ${isServer ? 'the server' : 'browsers'}`);
      };
      const end = () => {
        step?.end();
        step = undefined;
      };
      return {
        plugins: [
          new currentBundler.instance.ProgressPlugin((part) => {
            step?.advance(`${Math.round(part * 100)} %`);
          }),
          {
            apply(webpackCompiler) {
              // The framework's types know webpack alone.
              const { hooks } = webpackCompiler as unknown as Compiler;
              hooks.run.tap(NAME, start);
              hooks.watchRun.tap(NAME, start);
              hooks.failed.tap(NAME, end);
              hooks.done.tap(NAME, (stats) => {
                end();
                if (isServer && !stats.hasErrors()) {
                  const writing = begin('the pages to be written');
                  build.endOfWriting = countWritten(writing, outDir, build.pages);
                }
              });
            },
          },
        ],
      };
    },
    postBuild() {
      build.endOfWriting?.();
    },
  };
}

/**
 * The plugins of a site, so that a build ends with the site or with a message: what is waited for
 * has a name, and no other process works in the same folder meanwhile.
 */
export function watchedPlugins(plugins: readonly MakePlugin[]): MakePlugin[] {
  const build: Build = { pages: 0 };
  let whole: Step | undefined;
  const first: MakePlugin = async (context) => {
    const isBuild = process.env.NODE_ENV === 'production';
    await holdFolder(context.generatedFilesDir);
    if (isBuild) {
      await holdFolder(context.siteDir);
    }
    watchProgress(isBuild);
    whole ??= isBuild ? begin('the build') : undefined;
    return progressPlugin(context, build);
  };
  const last: MakePlugin = () => ({
    name: `${NAME}-end`,
    postBuild: () => {
      whole?.end();
    },
  });
  const watched = plugins.map((make): MakePlugin => async (context) => {
    const plugin = await during('the plugins to start', () => make(context));
    return named(plugin, build);
  });
  return [first, ...watched, last];
}
