import { Feed, type FeedOptions } from 'feed';

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

/** File of the style sheet that shows a feed to people; lies beside the feeds. */
export const STYLE_SHEET = 'feed.css';

/**
 * Plain text where a format expects HTML. An ampersand is escaped only where it
 * would start a character reference, so that `Q&A` reads well in the style sheet,
 * which shows the text as it stands.
 */
function escapeHtml(text: string): string {
  return text.replace(/&(?=#|\w+;)/g, '&amp;').replaceAll('<', '&lt;');
}

function toOptions({ title, description, address, language, copyright, icon, feeds }: FeedInfo) {
  return {
    id: address,
    title,
    description,
    link: address,
    language,
    copyright,
    favicon: icon,
    generator: false,
    feedLinks: feeds,
  } satisfies FeedOptions;
}

/** The latest date; a feed changes when an entry comes in, not when the site is built. */
function lastChange(entries: readonly FeedEntry[]): Date | undefined {
  return entries.map(({ date }) => date).sort((a, b) => b.getTime() - a.getTime())[0];
}

/**
 * Style sheets of feeds are CSS, which every browser applies to XML. XSLT, the
 * usual way, is on its way out of browsers
 * (https://developer.chrome.com/docs/web-platform/deprecating-xslt).
 */
function withStyleSheet(xml: string): string {
  return xml.replace('?>', `?>\n<?xml-stylesheet type="text/css" href="${STYLE_SHEET}"?>`);
}

/** What an entry is in every format of XML, where titles and summaries are HTML. */
const toItem = ({ title, address, date, summary, content }: FeedEntry) => ({
  title: escapeHtml(title),
  link: address,
  date,
  description: escapeHtml(summary),
  content,
});

/** RSS 2.0 (https://www.rssboard.org/rss-specification). */
export function toRss(info: FeedInfo, entries: readonly FeedEntry[]): string {
  const feed = new Feed({ ...toOptions(info), updated: lastChange(entries) });
  for (const entry of entries) {
    const { authors, tags } = entry;
    feed.addItem({
      ...toItem(entry),
      category: tags.map((name) => ({ name })),
      // The element `author` of RSS holds a mail address; names belong into Dublin Core.
      extensions: [
        { name: 'dc:creator', objects: { _text: authors.map(({ name }) => name).join(', ') } },
      ],
    });
  }
  return withStyleSheet(feed.rss2());
}

/** Atom (RFC 4287). */
export function toAtom(info: FeedInfo, entries: readonly FeedEntry[]): string {
  const feed = new Feed({ ...toOptions(info), updated: lastChange(entries) });
  for (const entry of entries) {
    const { date, authors, tags } = entry;
    feed.addItem({
      ...toItem(entry),
      published: date,
      author: authors.map(({ name, address: link }) => ({ name, link })),
      category: tags.map((term) => ({ term })),
    });
  }
  return withStyleSheet(feed.atom1());
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
