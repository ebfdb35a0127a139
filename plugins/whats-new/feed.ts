import { Feed } from 'feed';
import { SITE } from '../../src/data/site';
import type { NewsItem } from './items';

const midnight = (day: string): Date => new Date(`${day}T00:00:00Z`);

/**
 * What is new as an Atom feed (RFC 4287).
 *
 * @param items latest first
 * @param page absolute address of the page that shows them
 * @param feedAddress absolute address of the feed itself
 */
export function toAtom(items: readonly NewsItem[], page: string, feedAddress: string): string {
  const feed = new Feed({
    id: page,
    title: `${SITE.title}: what’s new`,
    link: page,
    feedLinks: { atom: feedAddress },
    copyright: SITE.licence.label,
    updated: items[0] && midnight(items[0].date),
    author: { name: SITE.copyrightHolder },
    generator: false,
  });
  for (const { date, kind, title, to, text } of items) {
    const link = new URL(to, page).href;
    feed.addItem({
      // A page can change more than once: its address alone does not name the change.
      id: `${link}#${date}`,
      title,
      link,
      description: text,
      date: midnight(date),
      published: midnight(date),
      category: [{ name: kind, term: kind }],
    });
  }
  return feed.atom1();
}
