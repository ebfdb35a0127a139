import { SITE } from '#platform/base/common/site';
import type { NewsItem } from '#platform/content/common/news';
import type { Feature } from '#platform/feature';
import type { OutputStep } from '#platform/output/node/contribution';
import { makeFeed } from '#platform/output/node/feed';
import { collectNews, PAGE } from './collect';

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
      title: `${SITE.title}: what’s new`,
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

export const publishNews = (features: readonly Feature[]): OutputStep => ({
  name: 'feed of what is new',
  run(site) {
    const address = site.url + site.baseUrl;
    const news = collectNews(site, features);
    return {
      files: { [FEED]: toAtom(news, address + PAGE, address + FEED) },
    };
  },
});
