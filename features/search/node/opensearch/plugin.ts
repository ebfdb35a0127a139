import type { LoadContext, Plugin } from '@docusaurus/types';
import type { OutputStep } from '../../../../platform/output/node/contribution';
import { toOpenSearch, type SearchSite } from './description';

const FILE = 'opensearch.xml';

/** Names the description of the search in the head of every page. */
export default function openSearchPlugin({ baseUrl, siteConfig }: LoadContext): Plugin {
  return {
    name: 'site-opensearch',
    injectHtmlTags: () => ({
      headTags: [
        {
          tagName: 'link',
          attributes: {
            rel: 'search',
            type: 'application/opensearchdescription+xml',
            href: baseUrl + FILE,
            title: siteConfig.title,
          },
        },
      ],
    }),
  };
}

/** Lets readers search the site from the address bar of their browser. */
export const describeSearch = (
  texts: Pick<SearchSite, 'shortName' | 'description'>,
): OutputStep => ({
  name: 'description of the search',
  run: ({ url, baseUrl }) => ({
    files: {
      [FILE]: toOpenSearch({
        ...texts,
        searchPage: `${url}${baseUrl}search`,
        icon: `${url}${baseUrl}img/favicon-32.png`,
      }),
    },
  }),
});
