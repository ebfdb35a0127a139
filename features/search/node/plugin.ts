import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Chunk } from 'webpack';
import { withMiddleware } from '#platform/frame/node/devServer';
import { escapeMarkup } from '#platform/base/common/text';
import { hashOf } from '#platform/base/node/buildCache';
import { dataWriter, siteContent } from '#platform/base/node/docusaurus';
import { inThread } from '#platform/base/node/thread';
import type { Feature } from '#platform/feature';
import type { OutputStep } from '#platform/output/node/contribution';
import { INDEX_FILE } from '../common/indexFile';
import { toSearchOptions, type SearchFiles, type SearchOptionsInput } from '../common/options';
import type { BuiltFiles, IndexSource } from './buildIndex';
import { readSearchIntents, readSynonyms } from './dataFiles';

/** Ends the names of workers, such as the one in `browser/source.ts`. */
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

const DESCRIPTION_FILE = 'opensearch.xml';

/** The files of the search while they are made: the plugin starts, {@link publishFiles} waits. */
export interface PendingIndex {
  files: Promise<BuiltFiles>;
}

export const publishFiles = (index: PendingIndex): OutputStep => ({
  name: 'search index',
  run: async () => ({ files: await index.files }),
});

/**
 * The files for development, made when one is requested: reading all pages takes seconds, and few
 * edits are followed by a search.
 */
export function filesOnDemand() {
  let make = () => Promise.reject<BuiltFiles>(new Error('No content is loaded yet.'));
  let files: Promise<BuiltFiles> | undefined;
  return {
    /** The next request makes them of new content. */
    update(makeNew: () => Promise<BuiltFiles>): void {
      make = makeNew;
      files = undefined;
    },
    /** Answers a request for a file, and makes all of them first if necessary. */
    async answer({ url = '' }: IncomingMessage, response: ServerResponse): Promise<void> {
      try {
        files ??= make();
        const text = (await files)[new URL(url, 'http://localhost').pathname.slice(1)];
        response.setHeader('Content-Type', 'application/json');
        response.statusCode = text === undefined ? 404 : 200;
        response.end(text);
      } catch (error) {
        files = undefined;
        logger.error('The search index could not be made.');
        console.error(error);
        response.statusCode = 500;
        response.end();
      }
    },
  };
}

/**
 * Makes the index and the texts for excerpts from the content of all pages: in a build, in a thread
 * while the bundler works; in development, when they are requested. The dialog gets its options as
 * `@generated/site-search/default/config.json`.
 */
export default function searchPlugin(
  { siteDir, baseUrl, siteConfig }: LoadContext,
  featuresOf: () => readonly Feature[],
  { tasks, ...given }: SearchOptionsInput & { tasks: string },
  index: PendingIndex,
): Plugin {
  const options = toSearchOptions(given);
  const isDevelopment = process.env.NODE_ENV === 'development';
  const make = inThread<(source: IndexSource) => Promise<BuiltFiles>>(
    tasks,
    'makeIndex',
    // In development, the index is made again after edits.
    { stays: isDevelopment },
  );
  const onDemand = filesOnDemand();
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
    injectHtmlTags: () => ({
      headTags: [
        {
          tagName: 'link',
          attributes: {
            rel: 'search',
            type: 'application/opensearchdescription+xml',
            href: baseUrl + DESCRIPTION_FILE,
            title: siteConfig.title,
          },
        },
      ],
    }),
    configureWebpack(_config, isServer) {
      if (isDevelopment) {
        return withMiddleware((request, response, next) => {
          const { pathname } = new URL(request.originalUrl, 'http://localhost');
          if (/^search-(?:index\.json$|text\/)/.test(pathname.slice(baseUrl.length))) {
            void onDemand.answer(request, response);
          } else {
            next();
          }
        }, baseUrl);
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
        index.files = make(source);
        // Failures are reported where it is awaited; until then they must not end the process.
        index.files.catch(() => undefined);
      }
      if (indexHash === 'auto') {
        indexHash = isDevelopment
          ? null
          : hashOf((await index.files)[INDEX_FILE]).slice(0, HASH_LENGTH);
      }
      const write = dataWriter<SearchFiles>(actions);
      const { translations, ...config } = options;
      const { placeholder, title, loading } = translations;
      await write('config.json', { ...config, indexHash, placeholder, title, loading });
      await write('texts.json', translations);
      await write('synonyms.json', [
        ...featuresOf().flatMap(({ search }) => search?.synonyms?.(siteDir) ?? []),
        ...(readSynonyms(siteDir).value ?? []),
      ]);
    },
  };
}

/**
 * Lets readers search the site from the address bar of their browser (OpenSearch 1.1, draft 6:
 * https://github.com/dewitt/opensearch/blob/master/opensearch-1-1-draft-6.md).
 */
export const searchDescription: OutputStep = {
  name: 'description of the search',
  run: ({ url, baseUrl }) => ({
    files: {
      [DESCRIPTION_FILE]: `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>CNCF Contribute</ShortName>
  <Description>Guides, governance, templates, events, and news for contributors to CNCF projects.</Description>
  <Url type="text/html" template="${escapeMarkup(`${url}${baseUrl}search`)}?q={searchTerms}"/>
  <Image width="32" height="32" type="image/png">${escapeMarkup(`${url}${baseUrl}img/favicon-32.png`)}</Image>
  <Language>en</Language>
  <InputEncoding>UTF-8</InputEncoding>
</OpenSearchDescription>
`,
    },
  }),
};
