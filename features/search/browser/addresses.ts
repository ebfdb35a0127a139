import config from '@generated/site-search/default/config.json';

const { indexHash } = config;
const version = indexHash === null ? '' : `?_=${encodeURIComponent(indexHash)}`;

/** Address of the index of this site. */
export const indexUrl = (baseUrl: string): string => `${baseUrl}search-index.json${version}`;

/**
 * Address of its titles, which come first. The development server has none, since it makes no index
 * before somebody searches.
 */
export const titlesUrl = (baseUrl: string): string | undefined =>
  process.env.NODE_ENV === 'production' ? `${baseUrl}search-titles.json${version}` : undefined;
