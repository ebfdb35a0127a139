import type { BlogPostMetadata } from '@docusaurus/plugin-content-blog';
import { withBasePath } from '../../../../platform/base/common/basePath';
import type { BuiltSite, OutputStep } from '../../../../platform/output/node/contribution';
import { toFeedContent } from './content';
import { toAtom, toJsonFeed, toRss, type FeedEntry, type FeedInfo } from './formats';

/** The blog as feeds present it. */
export interface FeedTexts {
  title: string;
  description: string;
  copyright: string;
}

const FOLDER = 'blog';

/** The feeds; files relative to the built site. */
export const FORMATS = [
  { name: 'RSS', file: `${FOLDER}/rss.xml`, type: 'application/rss+xml', write: toRss },
  { name: 'Atom', file: `${FOLDER}/atom.xml`, type: 'application/atom+xml', write: toAtom },
  {
    name: 'JSON Feed',
    file: `${FOLDER}/feed.json`,
    type: 'application/feed+json',
    write: toJsonFeed,
  },
] as const;

/** What all formats say of the blog. */
function toInfo(texts: FeedTexts, { url, baseUrl }: Pick<BuiltSite, 'url' | 'baseUrl'>): FeedInfo {
  const toAddress = (file: string) => url + baseUrl + file;
  const [rss, atom, json] = FORMATS;
  return {
    ...texts,
    language: 'en',
    address: toAddress(FOLDER),
    icon: toAddress('img/apple-touch-icon.png'),
    feeds: { rss: toAddress(rss.file), atom: toAddress(atom.file), json: toAddress(json.file) },
  };
}

/** @param site in which the page of the post is */
function toEntry(
  { title, permalink, date, description, authors, tags }: BlogPostMetadata,
  { url, baseUrl, pages }: Pick<BuiltSite, 'url' | 'baseUrl' | 'pages'>,
): FeedEntry {
  const address = url + permalink;
  const page = pages.find(({ route }) => withBasePath(route, baseUrl) === permalink);
  if (!page) {
    throw new Error(`The post ${address} has no page.`);
  }
  return {
    title,
    address,
    date,
    summary: description,
    content: toFeedContent(page, address),
    authors: authors.map(({ name = '', page: authorPage, url: authorUrl = '' }) => ({
      name,
      address: authorPage ? url + authorPage.permalink : authorUrl,
    })),
    tags: tags.map(({ label }) => label),
  };
}

/**
 * Publishes the blog as RSS, Atom and JSON feeds with the whole text of every post.
 *
 * Takes the place of the framework's own feeds, which know neither their own
 * address nor JSON Feed 1.1, and are styled by XSLT.
 */
export const publishFeeds = (texts: FeedTexts): OutputStep => ({
  name: 'feeds of the blog',
  run(site) {
    const info = toInfo(texts, site);
    const entries = site.content.blog.blogPosts.map(({ metadata }) => toEntry(metadata, site));
    return {
      files: Object.fromEntries(FORMATS.map(({ file, write }) => [file, write(info, entries)])),
    };
  },
});
