import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { BlogContent, BlogPost } from '@docusaurus/plugin-content-blog';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { readOutputHTMLFile } from '@docusaurus/utils';
import { toFeedContent } from './content';
import { STYLE_SHEET, toAtom, toJsonFeed, toRss, type FeedEntry, type FeedInfo } from './formats';
import { toFeedStyle } from './style';

interface Options {
  title: string;
  description: string;
  copyright: string;
}

const FORMATS = [
  { key: 'rss', name: 'RSS', file: 'rss.xml', type: 'application/rss+xml', write: toRss },
  { key: 'atom', name: 'Atom', file: 'atom.xml', type: 'application/atom+xml', write: toAtom },
  {
    key: 'json',
    name: 'JSON Feed',
    file: 'feed.json',
    type: 'application/feed+json',
    write: toJsonFeed,
  },
] as const;

/**
 * Publishes the blog as RSS, Atom and JSON feeds with the whole text of every
 * post, and names them in the head of every page.
 *
 * Takes the place of the framework's own feeds, which know neither their own
 * address nor JSON Feed 1.1, and are styled by XSLT.
 */
export default function feedsPlugin(context: LoadContext, options: Options): Plugin {
  const { siteDir, baseUrl, siteConfig } = context;
  const blog = `${baseUrl}blog`;
  const toAddress = (route: string) => siteConfig.url + route;
  const info: FeedInfo = {
    ...options,
    language: 'en',
    address: toAddress(blog),
    icon: toAddress(`${baseUrl}img/apple-touch-icon.png`),
    feeds: {
      rss: toAddress(`${blog}/rss.xml`),
      atom: toAddress(`${blog}/atom.xml`),
      json: toAddress(`${blog}/feed.json`),
    },
  };
  let posts: BlogPost[] = [];

  async function toEntry({ metadata }: BlogPost, outDir: string): Promise<FeedEntry> {
    const { title, permalink, date, description, authors, tags } = metadata;
    const address = toAddress(permalink);
    const page = await readOutputHTMLFile(permalink.slice(baseUrl.length), outDir, undefined);
    return {
      title,
      address,
      date,
      summary: description,
      content: toFeedContent(page.toString(), address),
      authors: authors.map(({ name = '', page: authorPage, url = '' }) => ({
        name,
        address: authorPage ? toAddress(authorPage.permalink) : url,
      })),
      tags: tags.map(({ label }) => label),
    };
  }

  return {
    name: 'site-feeds',
    allContentLoaded({ allContent }) {
      const content = allContent['docusaurus-plugin-content-blog']?.default as BlogContent;
      posts = content.blogPosts;
    },
    injectHtmlTags: () => ({
      headTags: FORMATS.map(({ file, type, name }) => ({
        tagName: 'link',
        attributes: {
          rel: 'alternate',
          type,
          href: `${blog}/${file}`,
          title: `${options.title} (${name})`,
        },
      })),
    }),
    async postBuild({ outDir }) {
      const folder = path.join(outDir, 'blog');
      const entries = await Promise.all(posts.map(async (post) => toEntry(post, outDir)));
      const style = toFeedStyle(
        readFileSync(path.join(siteDir, 'src/css/tokens.css'), 'utf8'),
        readFileSync(path.join(__dirname, 'feed.css'), 'utf8'),
      );
      await Promise.all([
        writeFile(path.join(folder, STYLE_SHEET), style),
        ...FORMATS.map(async ({ file, write }) =>
          writeFile(path.join(folder, file), write(info, entries)),
        ),
      ]);
    },
  };
}
