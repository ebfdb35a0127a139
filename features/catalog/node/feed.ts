import { compareTexts } from '#platform/base/common/order';
import { SITE } from '#platform/base/common/site';
import { makeFeed } from '#platform/output/node/feed';
import { CATALOG_FILES } from '../common/route';
import type { CatalogDocument } from '../common/schema';
import { TYPES } from '../common/vocabulary';

const midnight = (day: string): Date => new Date(`${day}T00:00:00Z`);

/** The incidents as an Atom feed (RFC 4287), the most recently added first. */
export function toAtom({ title, url, license, incidents }: CatalogDocument): string {
  const newestFirst = [...incidents].sort((a, b) => compareTexts(b.added, a.added));
  const updated = incidents
    .map(({ modified }) => modified)
    .sort()
    .at(-1);
  return makeFeed(
    {
      id: url,
      title,
      // RFC 4287 asks for an author in the feed or in each entry.
      author: { name: SITE.copyrightHolder },
      link: url,
      feedLinks: { atom: url + CATALOG_FILES.feed },
      copyright: license.name,
      updated: updated === undefined ? undefined : midnight(updated),
    },
    newestFirst.map(({ name, url: link, summary, types, added, modified }) => ({
      id: link,
      title: name,
      link,
      description: summary,
      date: midnight(modified),
      published: midnight(added),
      category: types.map((type) => ({ term: type, name: TYPES[type] })),
    })),
  ).atom1();
}
