import { Feed } from 'feed';
import { CATALOG_FILES } from './route';
import type { CatalogDocument } from './schema';
import { TYPES } from './vocabulary';

const midnight = (day: string): Date => new Date(`${day}T00:00:00Z`);

/** The entries as an Atom feed (RFC 4287), the last added first. */
export function toAtom({ title, url, licence, incidents }: CatalogDocument): string {
  const newestFirst = [...incidents].sort((a, b) => b.added.localeCompare(a.added));
  const feed = new Feed({
    id: url,
    title,
    link: url,
    feedLinks: { atom: url + CATALOG_FILES.feed },
    copyright: licence.name,
    updated: newestFirst[0] && midnight(newestFirst[0].added),
    generator: false,
  });
  newestFirst.forEach(({ name, url: link, summary, types, added }) => {
    feed.addItem({
      id: link,
      title: name,
      link,
      description: summary,
      date: midnight(added),
      published: midnight(added),
      category: types.map((type) => ({ term: type, name: TYPES[type] })),
    });
  });
  return feed.atom1();
}
