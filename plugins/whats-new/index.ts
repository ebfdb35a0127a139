import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { BlogContent } from '@docusaurus/plugin-content-blog';
import type { LoadedContent as DocsContent } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { aliasedSitePath } from '@docusaurus/utils';
import { toEntries } from '../catalog/entries';
import { CATALOG_ROUTE } from '../catalog/route';
import { loadEvents } from '../events/load';
import { toAtom } from './feed';
import { toNews, type NewsItem } from './items';
import { loadChanges } from './load';

const PAGE = 'whats-new';
const FEED = `${PAGE}.xml`;

/** Publishes what is new: the change log with new posts, incidents and events, as a page and as a feed. */
export default function whatsNewPlugin({ siteDir, baseUrl, siteConfig }: LoadContext): Plugin {
  let news: NewsItem[] = [];
  return {
    name: 'site-whats-new',
    async allContentLoaded({ allContent, actions }) {
      const content = allContent['docusaurus-plugin-content-docs']?.default as DocsContent;
      const docs = content.loadedVersions.flatMap((version) => version.docs);
      const blog = allContent['docusaurus-plugin-content-blog']?.default as BlogContent;
      const titles = new Map<string, string>([
        [baseUrl, siteConfig.title],
        [`${baseUrl}blog`, 'Blog'],
        [`${baseUrl}tags`, 'Tags'],
        ...[...docs, ...blog.blogPosts.map(({ metadata }) => metadata)].map(
          ({ permalink, title }) => [permalink, title] as const,
        ),
      ]);
      const items: NewsItem[] = [
        ...loadChanges(siteDir).changes.map(({ date, page, change }) => {
          const to = baseUrl + page.slice(1);
          return { date, kind: 'Page' as const, title: titles.get(to) ?? page, to, text: change };
        }),
        ...blog.blogPosts.map(({ metadata: { title, permalink, description, date } }) => ({
          date: date.toISOString().slice(0, 10),
          kind: 'Post' as const,
          title,
          to: permalink,
          text: description,
        })),
        ...toEntries(docs).map(({ permalink, name, summary, incident }) => ({
          date: incident.added,
          kind: 'Incident' as const,
          title: name,
          to: permalink,
          text: summary,
        })),
        ...loadEvents(siteDir).data.events.flatMap(({ added, name, series, note }) =>
          added === undefined
            ? []
            : [
                {
                  date: added,
                  kind: 'Event' as const,
                  title: name,
                  to: `${baseUrl}events/${series === 'other' ? '' : series}`,
                  text: note ?? 'Days, place and deadlines.',
                },
              ],
        ),
      ];
      news = toNews(items, baseUrl.slice(0, -1) + CATALOG_ROUTE);
      const data = await actions.createData('news.json', news);
      actions.addRoute({
        path: baseUrl + PAGE,
        component: '@site/src/components/WhatsNew/index.tsx',
        // By an alias: the name of its chunk must not depend on where the site is built.
        modules: { news: aliasedSitePath(data, siteDir) },
        exact: true,
      });
    },
    async postBuild({ outDir }) {
      const address = siteConfig.url + baseUrl;
      await writeFile(path.join(outDir, FEED), toAtom(news, address + PAGE, address + FEED));
    },
  };
}
