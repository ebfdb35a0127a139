import { describe, expect, it } from 'vitest';
import { placeOf, toExternalLink, toLink, wordsToMark } from './links';

describe('toLink', () => {
  it('leads to a section of a page', () => {
    expect(toLink({ url: '/events/kubecon', hash: '#dates' }, [])).toBe('/events/kubecon#dates');
  });
  it('names the words to mark in front of the fragment', () => {
    expect(toLink({ url: '/a', hash: '#b' }, wordsToMark(' due  diligence & '))).toBe(
      '/a?_highlight=due&_highlight=diligence&_highlight=%26#b',
    );
  });
});

describe('toExternalLink', () => {
  it('puts the route behind the address of the site', () => {
    expect(toExternalLink('/a/b#c', 'https://example.org/docs/')).toBe(
      'https://example.org/docs/a/b#c',
    );
  });
  it.each(['/../../other', '//evil.example/', 'javascript:alert(1)'])(
    'does not leave the site for %s',
    (link) => {
      expect(toExternalLink(link, 'https://example.org/docs/')).toMatch(
        /^https:\/\/example\.org\/docs\//,
      );
    },
  );
});

describe('placeOf', () => {
  it('names the area and the pages above, once', () => {
    const page = { url: '/a/b/c', area: 'Projects', breadcrumb: ['CNCF Projects', 'Lifecycle'] };
    expect(placeOf(page, 'Archiving')).toBe('Projects › Lifecycle › Archiving');
  });
  it('names the day of a post', () => {
    const post = { url: '/blog/2026/09/29/scholarships', area: 'Blog', breadcrumb: [] };
    expect(placeOf(post)).toBe('Blog › September 29, 2026');
  });
});
