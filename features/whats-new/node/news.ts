import type { LoadContext, Plugin } from '@docusaurus/types';
import { aliasedSitePath } from '@docusaurus/utils';
import { withBasePath, withoutBasePath, AREAS, areaOf, SITE } from '#platform/base/common/site';
import { compareTexts } from '#platform/base/common/text';
import {
  dataWriter,
  docsOf,
  postsOf,
  siteContent,
  type SiteContent,
} from '#platform/base/node/docusaurus';
import type { NewsItem } from '#platform/content/common/pageFacts';
import { generatedPages } from '#platform/content/node/contribution';
import type { Feature } from '#platform/feature';
import type { OutputStep } from '#platform/output/node/contribution';
import { makeFeed } from '#platform/output/node/feed';
import type { WhatsNewFiles } from '../common/generated';
import { loadChanges } from './public';

/** Address of the page, relative to the base path. */
const PAGE = 'whats-new';

/** How many items are shown; older ones are in lists of their own. */
const SHOWN = 50;

const latestFirst = (items: readonly NewsItem[]): NewsItem[] =>
  [...items].sort((a, b) => compareTexts(b.date, a.date));

/** The news that are shown, latest first. */
export const toNews = (items: readonly NewsItem[]): NewsItem[] =>
  latestFirst(items).slice(0, SHOWN);

/** Everything new: the change log and the news of all features. */
export function collectNews(
  { siteDir, baseUrl, content }: { siteDir: string; baseUrl: string; content: SiteContent },
  features: readonly Feature[],
): NewsItem[] {
  const titles = new Map<string, string>([
    [baseUrl, SITE.title],
    [`${baseUrl}blog`, 'Blog'],
    [`${baseUrl}tags`, 'Tags'],
    [`${baseUrl}search`, 'Search'],
    ...generatedPages(features, siteDir).map(({ url, title }): [string, string] => [
      withBasePath(url, baseUrl),
      title,
    ]),
    ...content.pages.flatMap((page): [string, string][] =>
      page.type === 'mdx' && page.title ? [[page.permalink, page.title]] : [],
    ),
    ...[...docsOf(content), ...postsOf(content)].map(({ permalink, title }): [string, string] => [
      permalink,
      title,
    ]),
  ]);
  const changes = loadChanges(siteDir).map(({ date, page, change }): NewsItem => {
    const to = withBasePath(page, baseUrl);
    return { date, kind: 'Page', title: titles.get(to) ?? page, to, text: change };
  });
  return [
    ...changes,
    ...features.flatMap((feature) => feature.news?.(content, { siteDir, baseUrl }) ?? []),
  ];
}

/** How many changes the landing page of an area shows. */
const ON_LANDING = 3;

/** The pages of each area that changed latest, with what changed last. */
export const newsByArea = (
  news: readonly NewsItem[],
  baseUrl: string,
): WhatsNewFiles['areas.json'] =>
  Object.fromEntries(
    AREAS.map(({ id, to: landing }) => [
      id,
      latestFirst(news)
        .filter(({ kind }) => kind === 'Page')
        .map((item) => ({ ...item, to: withoutBasePath(item.to, baseUrl) }))
        .filter(({ to }) => areaOf(to)?.id === id && to !== landing)
        .filter(({ to }, place, all) => all.findIndex((other) => other.to === to) === place)
        .slice(0, ON_LANDING)
        .map(({ date, title, to, text }) => ({ date, title, to, text })),
    ]),
  );

/** Shows what is new as a page. */
export default function whatsNewPlugin(
  { siteDir, baseUrl }: LoadContext,
  featuresOf: () => readonly Feature[],
): Plugin {
  return {
    name: 'site-whats-new',
    async allContentLoaded({ allContent, actions }) {
      const news = collectNews(
        { siteDir, baseUrl, content: siteContent(allContent) },
        featuresOf(),
      );
      await dataWriter<WhatsNewFiles>(actions)('areas.json', newsByArea(news, baseUrl));
      const data = await actions.createData('news.json', toNews(news));
      actions.addRoute({
        path: baseUrl + PAGE,
        component: '@site/features/whats-new/browser/index.tsx',
        // An alias, since the name of the chunk must not depend on where the site is built.
        modules: { news: aliasedSitePath(data, siteDir) },
        exact: true,
      });
    },
  };
}

const FEED = `${PAGE}.xml`;

const midnight = (day: string): Date => new Date(`${day}T00:00:00Z`);

/**
 * A page can change more than once, even on one day: its address alone does not name the change.
 * Those of a day are counted from the oldest, so that ids stay when another joins them.
 */
function idsOf(items: readonly NewsItem[], page: string): string[] {
  const seen = new Map<string, number>();
  return items
    .toReversed()
    .map(({ to, date }) => {
      const id = `${new URL(to, page).href}#${date}`;
      const count = (seen.get(id) ?? 0) + 1;
      seen.set(id, count);
      return count === 1 ? id : `${id}-${count}`;
    })
    .reverse();
}

/**
 * What is new as an Atom feed (RFC 4287).
 *
 * @param items latest first
 * @param page absolute address of the page that shows them
 * @param feedAddress absolute address of the feed itself
 */
export function toAtom(items: readonly NewsItem[], page: string, feedAddress: string): string {
  const ids = idsOf(items, page);
  return makeFeed(
    {
      id: page,
      title: `${SITE.title}: what's new`,
      link: page,
      feedLinks: { atom: feedAddress },
      copyright: SITE.license.label,
      updated: items[0] && midnight(items[0].date),
      author: { name: SITE.copyrightHolder },
    },
    items.map(({ date, kind, title, to, text }, index) => {
      const link = new URL(to, page).href;
      return {
        id: ids[index] ?? link,
        title,
        link,
        description: text,
        date: midnight(date),
        published: midnight(date),
        category: [{ name: kind, term: kind }],
      };
    }),
  ).atom1();
}

export const publishNews = (featuresOf: () => readonly Feature[]): OutputStep => ({
  name: 'feed of what is new',
  run(site) {
    const address = site.url + site.baseUrl;
    const news = toNews(collectNews(site, featuresOf()));
    return {
      files: { [FEED]: toAtom(news, address + PAGE, address + FEED) },
    };
  },
});
