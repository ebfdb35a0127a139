import config from '@generated/site-search/default/config.json';
import { openSource, type Failure, type Port, type SearchSource } from './source';

const { indexHash, removeDefaultStopWordFilter, externalSources } = config;
const version = indexHash === null ? '' : `?_=${encodeURIComponent(indexHash)}`;

function createPort(): Port {
  // By this name the bundler knows it (`WORKER`).
  return new Worker(new URL('../worker/worker.ts', import.meta.url), { name: 'search-worker' });
}

/** The index of another site, under its heading. */
export interface ExternalSource {
  heading: string;
  /** Address that the routes of its results are relative to. */
  base: string;
  source: SearchSource;
}

export interface Sources {
  site: SearchSource;
  external: ExternalSource[];
}

const WARNINGS: Record<Failure, string> = {
  fetch: 'Unable to fetch search index',
  parse: 'Unable to parse search index',
};

let opened: Sources | undefined;
let hasFailed = false;

/** Has the next call of {@link openSources} try again, after a failure. */
export function forgetFailure(): void {
  if (hasFailed) {
    opened = undefined;
    hasFailed = false;
  }
}

/**
 * The indexes, fetched on the first call and kept as long as the page is open.
 *
 * @param baseUrl base path of the site
 */
export function openSources(baseUrl: string): Sources {
  opened ??= {
    site: openSource({
      url: `${baseUrl}search-index.json${version}`,
      removeDefaultStopWordFilter,
      createPort,
      onFailure: (failure) => {
        console.warn(WARNINGS[failure]);
        hasFailed = true;
      },
    }),
    external: externalSources.map(({ heading, uri }) => ({
      heading,
      base: new URL('.', new URL(uri, window.location.href)).href,
      source: openSource({
        url: uri,
        removeDefaultStopWordFilter,
        createPort,
        onFailure: () => console.warn(`Unable to fetch search index for ${heading} from: ${uri}`),
      }),
    })),
  };
  return opened;
}
