import type { FeedOptions, Item } from 'feed';
import { asText, makeFeed, withStyleSheet } from '../../../../platform/output/node/feed';

/** A feed as a whole. Addresses are absolute. */
export interface FeedInfo {
  title: string;
  description: string;
  /** The page that the feed belongs to. */
  address: string;
  /** Language of the texts, BCP 47. */
  language: string;
  copyright: string;
  /** Picture of the site, square. */
  icon: string;
  /** Where the feeds themselves are published. */
  feeds: { rss: string; atom: string; json: string };
}

/** One thing that a feed reports. */
export interface FeedEntry {
  title: string;
  /** Its page; permanent, and so its identifier in all formats. */
  address: string;
  date: Date;
  /** One sentence, plain text. */
  summary: string;
  /** The whole text as HTML with absolute addresses. */
  content: string;
  authors: { name: string; address: string }[];
  tags: string[];
}

function toOptions(
  { title, description, address, language, copyright, icon, feeds }: FeedInfo,
  entries: readonly FeedEntry[],
): FeedOptions {
  return {
    id: address,
    title,
    description,
    link: address,
    language,
    copyright,
    favicon: icon,
    feedLinks: feeds,
    updated: lastChange(entries),
  };
}

/** The latest date; a feed changes when an entry comes in, not when the site is built. */
function lastChange(entries: readonly FeedEntry[]): Date | undefined {
  return entries.map(({ date }) => date).sort((a, b) => b.getTime() - a.getTime())[0];
}

/** What an entry is in every format of XML. */
const toItem = ({ title, address, date, summary, content }: FeedEntry): Item => ({
  title,
  link: address,
  date,
  description: summary,
  content,
});

/** RSS 2.0 (https://www.rssboard.org/rss-specification). */
export function toRss(info: FeedInfo, entries: readonly FeedEntry[]): string {
  const items = entries.map((entry) => ({
    ...toItem(entry),
    category: entry.tags.map((name) => ({ name: asText(name) })),
    // The element `author` of RSS holds a mail address; names belong into Dublin Core.
    extensions: [
      {
        name: 'dc:creator',
        objects: { _text: asText(entry.authors.map(({ name }) => name).join(', ')) },
      },
    ],
  }));
  return withStyleSheet(makeFeed(toOptions(info, entries), items).rss2(), 'blog/rss.xml');
}

/** Atom (RFC 4287). */
export function toAtom(info: FeedInfo, entries: readonly FeedEntry[]): string {
  const items = entries.map((entry) => ({
    ...toItem(entry),
    published: entry.date,
    author: entry.authors.map(({ name, address: link }) => ({ name, link })),
    category: entry.tags.map((term) => ({ term })),
  }));
  return withStyleSheet(makeFeed(toOptions(info, entries), items).atom1(), 'blog/atom.xml');
}

/** JSON Feed 1.1 (https://www.jsonfeed.org/version/1.1/). */
export function toJsonFeed(info: FeedInfo, entries: readonly FeedEntry[]): string {
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    title: info.title,
    description: info.description,
    home_page_url: info.address,
    feed_url: info.feeds.json,
    icon: info.icon,
    language: info.language,
    items: entries.map(({ title, address, date, summary, content, authors, tags }) => ({
      id: address,
      url: address,
      title,
      summary,
      content_html: content,
      date_published: date.toISOString(),
      authors: authors.map(({ name, address: url }) => ({ name, url })),
      tags,
    })),
  };
  return JSON.stringify(feed, null, 2);
}
