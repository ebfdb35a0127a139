import { describe, expect, it } from 'vitest';
import { findElement, Page } from '../../../../platform/output/node/pages';
import { toFeedContent } from './content';
import { toAtom, toJsonFeed, toRss, type FeedEntry, type FeedInfo } from './formats';

const INFO: FeedInfo = {
  title: 'Blog',
  description: 'News',
  address: 'https://example.org/blog',
  language: 'en',
  copyright: '© 2026 Example',
  icon: 'https://example.org/icon.png',
  feeds: {
    rss: 'https://example.org/blog/rss.xml',
    atom: 'https://example.org/blog/atom.xml',
    json: 'https://example.org/blog/feed.json',
  },
};

function entry(over: Partial<FeedEntry> = {}): FeedEntry {
  return {
    title: 'Q&A on &lt; and <b>',
    address: 'https://example.org/blog/a',
    date: new Date('2026-11-21T00:00:00Z'),
    summary: 'What changed.',
    content: '<p>All of it, even ]]&gt;.</p>',
    authors: [
      { name: 'Team A', address: 'https://example.org/a' },
      { name: 'Team B', address: 'https://example.org/b' },
    ],
    tags: ['Awards'],
    ...over,
  };
}

describe('toFeedContent', () => {
  const pageOf = (html: string) => Page.of({ route: '/blog/a', file: 'blog/a.html', html });
  const post = (content: string) =>
    `<html><body><nav>menu</nav><div id="__blog-post-container" class="markdown">${content}</div></body></html>`;
  const content = (html: string) => toFeedContent(pageOf(post(html)), 'https://example.org/blog/a');

  it('keeps the text of the post and nothing around it', () => {
    expect(content('<p>One</p><table><tr><td colspan="2">Two</td></tr></table>')).toBe(
      '<p>One</p><table><tbody><tr><td colspan="2">Two</td></tr></tbody></table>',
    );
  });

  it('makes addresses of links and pictures absolute', () => {
    expect(content('<a href="/events/">E</a><a href="#x">X</a><img src="../b.png" alt="">')).toBe(
      '<a href="https://example.org/events/">E</a><a href="https://example.org/blog/a#x">X</a><img src="https://example.org/b.png" alt="">',
    );
  });

  it('drops links beside headings, comments, class names and targets', () => {
    expect(
      content(
        '<!-- --><h2 class="anchor" id="x">X<a class="hash-link" href="#x">​</a></h2><a target="_blank" rel="noopener" href="https://a.org/">a</a>',
      ),
    ).toBe('<h2 id="x">X</h2><a href="https://a.org/">a</a>');
  });

  it('leaves the page as it is for others', () => {
    const page = pageOf(post('<p class="x">One</p>'));
    toFeedContent(page, 'https://example.org/blog/a');
    expect(findElement(page.tree, ({ tagName }) => tagName === 'p')?.properties).toEqual({
      className: ['x'],
    });
  });

  it('refuses a page that is not a post', () => {
    expect(() => toFeedContent(pageOf('<p>no</p>'), 'https://example.org/x')).toThrow(
      'The page https://example.org/x has no element with the id __blog-post-container.',
    );
  });
});

describe('the formats', () => {
  const older = entry({ date: new Date('2026-10-01T00:00:00Z'), address: 'https://example.org/b' });

  it('change with their latest entry, not with the day of the build', () => {
    expect(toRss(INFO, [older, entry()])).toContain(
      '<lastBuildDate>Sat, 21 Nov 2026 00:00:00 GMT</lastBuildDate>',
    );
    expect(toAtom(INFO, [older, entry()])).toContain(
      '<updated>2026-11-21T00:00:00.000Z</updated>\n    <link rel="alternate"',
    );
  });

  it('name their own address and their style sheet', () => {
    expect(toRss(INFO, [entry()])).toContain(`href="${INFO.feeds.rss}" rel="self"`);
    expect(toAtom(INFO, [entry()])).toContain(`rel="self" href="${INFO.feeds.atom}"`);
    for (const xml of [toRss(INFO, [entry()]), toAtom(INFO, [entry()])]) {
      expect(xml.split('\n')[1]).toBe('<?xml-stylesheet type="text/css" href="../feed.css"?>');
    }
  });

  it('escape titles where HTML is expected and leave them alone in JSON', () => {
    expect(toAtom(INFO, [entry()])).toContain('<![CDATA[Q&A on &amp;lt; and &lt;b>]]>');
    expect(toJsonFeed(INFO, [entry()])).toContain('"title": "Q&A on &lt; and <b>"');
  });

  it('name every author, in RSS without the mail address that its own element asks for', () => {
    const rss = toRss(INFO, [entry()]);
    expect(rss).toContain('<dc:creator>Team A, Team B</dc:creator>');
    expect(rss).not.toContain('<author>');
    expect(toAtom(INFO, [entry()]).match(/<author>/g)).toHaveLength(2);
  });
});
