import type { LoadContext, Plugin } from '@docusaurus/types';
import { FORMATS } from './publish';

/** Names the feeds in the head of every page. */
export default function feedLinksPlugin({ baseUrl }: LoadContext, title: string): Plugin {
  return {
    name: 'site-feeds',
    injectHtmlTags: () => ({
      headTags: FORMATS.map(({ file, type, name }) => ({
        tagName: 'link',
        attributes: {
          rel: 'alternate',
          type,
          href: `${baseUrl}${file}`,
          title: `${title} (${name})`,
        },
      })),
    }),
  };
}
