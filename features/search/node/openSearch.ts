import type { LoadContext, Plugin } from '@docusaurus/types';
import { escapeMarkup } from '#platform/base/common/markup';
import type { OutputStep } from '#platform/output/node/contribution';

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

/**
 * Lets readers search the site from the address bar of their browser (OpenSearch 1.1, draft 6:
 * https://github.com/dewitt/opensearch/blob/master/opensearch-1-1-draft-6.md).
 */
export const searchDescription: OutputStep = {
  name: 'description of the search',
  run: ({ url, baseUrl }) => ({
    files: {
      [FILE]: `<?xml version="1.0" encoding="UTF-8"?>
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
