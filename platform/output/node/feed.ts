import { Feed, type FeedOptions, type Item } from 'feed';

// The library writes RSS and Atom; what follows are the texts on which it stumbles.

/** Control characters, and halves of characters, which no XML may hold. */
// eslint-disable-next-line no-control-regex -- control characters are what is looked for
const NOT_IN_XML = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Surrogate}/gu;

/** HTML inside of `<![CDATA[…]]>`; the library escapes the first end of that alone. */
const inCdata = (html: string): string => html.replace(NOT_IN_XML, '').replaceAll(']]>', ']]&gt;');

/**
 * Plain text where a feed holds HTML. An ampersand is escaped only where it might start a character
 * reference, so that `Q&A` reads well in a style sheet, which shows the text as it stands.
 */
const asHtml = (text: string): string =>
  inCdata(text.replace(/&(?=[#\w]{2})/g, '&amp;').replaceAll('<', '&lt;'));

/** Plain text in an attribute, where the library leaves `<` as it is. */
const inAttribute = (text: string): string => text.replace(NOT_IN_XML, '').replaceAll('<', '‹');

/**
 * A feed whose texts are safe wherever a format puts them.
 *
 * @param options texts of the site itself
 * @param items title, description, and categories as plain text
 */
export function makeFeed(options: FeedOptions, items: readonly Omit<Item, 'content'>[]): Feed {
  const feed = new Feed({ generator: false, ...options });
  for (const { title, description = '', category, ...item } of items) {
    feed.addItem({
      ...item,
      title: asHtml(title),
      description: asHtml(description),
      ...(category && {
        category: category.map(({ name, term }) => ({
          ...(name !== undefined && { name: inAttribute(name) }),
          ...(term !== undefined && { term: inAttribute(term) }),
        })),
      }),
    });
  }
  return feed;
}
