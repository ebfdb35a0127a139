import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Chunk } from 'webpack';
import { withMiddleware } from '#platform/frame/node/devServer/middleware';
import { hashOf } from '#platform/base/node/buildCache';
import { dataWriter } from '#platform/base/node/generatedData';
import { siteContent } from '#platform/base/node/loadedContent';
import { inThread } from '#platform/base/node/thread';
import type { Feature } from '#platform/feature';
import type { OutputStep } from '#platform/output/node/contribution';
import type { IndexSource } from './indexing/makeIndex';
import { readSearchIntents } from './indexing/searchIntents';
import { readSynonyms } from './indexing/synonyms';
import { onDemandIndex } from './onDemand';
import { toSearchOptions, type SearchOptionsInput } from '../common/options';
import type { SearchFiles } from '../common/config';

/** Ends the names of workers, such as the one in `browser/sources.ts`. */
const WORKER = '-worker';

/**
 * The bundler's own group of libraries (https://webpack.js.org/plugins/split-chunks-plugin/), without
 * those of workers: one would fetch a second file once it runs, and stand still until that is there.
 */
const VENDORS = {
  test: /[\\/]node_modules[\\/]/,
  chunks: (chunk: Chunk) => !chunk.canBeInitial() && !chunk.name?.endsWith(WORKER),
  priority: -10,
  reuseExistingChunk: true,
};

/** Length of a content hash; long enough to tell builds apart. */
const HASH_LENGTH = 12;

const INDEX_FILE = 'search-index.json';

/** The index, which the plugin makes and {@link publishIndex} writes. */
export interface IndexInTheMaking {
  text: Promise<string>;
}

export const publishIndex = (index: IndexInTheMaking): OutputStep => ({
  name: 'search index',
  run: async () => ({ files: { [INDEX_FILE]: await index.text } }),
});

/**
 * Makes `search-index.json` from the content of all pages: in a build, in a thread while the
 * bundler works; in development, when it is requested. The dialog gets its options as
 * `@generated/site-search/default/config.json`.
 */
export default function searchPlugin(
  { siteDir, baseUrl }: LoadContext,
  features: readonly Feature[],
  { tasks, ...given }: SearchOptionsInput & { tasks: string },
  index: IndexInTheMaking,
): Plugin {
  const options = toSearchOptions(given);
  const isDevelopment = process.env.NODE_ENV === 'development';
  const make = inThread<(source: IndexSource) => Promise<string>>(
    tasks,
    'makeIndex',
    // In development, the index is made again after edits.
    { stays: isDevelopment },
  );
  const onDemand = onDemandIndex();
  return {
    name: 'site-search',
    getThemePath: () => path.join(__dirname, '../browser/theme'),
    contentLoaded({ actions }) {
      actions.addRoute({
        path: `${baseUrl}search`,
        component: '@site/features/search/browser/SearchPage.tsx',
        exact: true,
      });
    },
    configureWebpack(_config, isServer) {
      if (isDevelopment) {
        return withMiddleware(
          (_request, response) => void onDemand.answer(response),
          baseUrl + INDEX_FILE,
        );
      }
      const optimization = { splitChunks: { cacheGroups: { defaultVendors: VENDORS } } };
      return isServer ? {} : { optimization };
    },
    async allContentLoaded({ allContent, actions }) {
      const content = siteContent(allContent);
      const { value: intents = {} } = readSearchIntents(siteDir);
      const source = { siteDir, baseUrl, content, intents, options };
      let { indexHash } = options;
      if (isDevelopment) {
        onDemand.update(() => make(source));
      } else {
        index.text = make(source);
        // Failures are reported where it is awaited; until then they must not end the process.
        index.text.catch(() => undefined);
      }
      if (indexHash === 'auto') {
        indexHash = isDevelopment ? null : hashOf(await index.text).slice(0, HASH_LENGTH);
      }
      const write = dataWriter<SearchFiles>(actions);
      const { translations, ...config } = options;
      await write('config.json', { ...config, indexHash });
      await write('texts.json', translations);
      await write('synonyms.json', [
        ...features.flatMap(({ search }) => search?.synonyms?.(siteDir) ?? []),
        ...(readSynonyms(siteDir).value ?? []),
      ]);
    },
  };
}
