import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { toOpenSearch } from './description';

const FILE = 'opensearch.xml';

interface Options {
  shortName: string;
  description: string;
}

/** Lets readers search the site from the address bar of their browser. */
export default function openSearchPlugin(context: LoadContext, options: Options): Plugin {
  const { baseUrl, siteConfig } = context;
  const toAddress = (file: string) => siteConfig.url + baseUrl + file;
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
    async postBuild({ outDir }) {
      const description = toOpenSearch({
        ...options,
        searchPage: toAddress('search'),
        icon: toAddress('img/favicon-32.png'),
      });
      await writeFile(path.join(outDir, FILE), description);
    },
  };
}
