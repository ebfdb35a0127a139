import { describe, expect, it } from 'vitest';
import type { PageHit } from './engine';
import { placeOf, toExternalLink, toLink, toSearchResults, wordsToMark } from './results';

it('has the target of a result, its type, its page, and its position below that @spec:result-document @spec:result-type @spec:result-page @spec:result-flags', () => {
  const hit: PageHit = {
    id: 7,
    url: '/projects/archiving',
    title: 'Archiving',
    description: 'When a project ends.',
    area: 'Projects',
    breadcrumb: ['Projects'],
    isSectionBetter: false,
    isSectionTelling: true,
    sections: [
      { type: 1, title: 'Who decides', hash: '#who', hasText: true },
      { type: 2, title: 'Steps', hash: '#steps', hasText: false },
    ],
  };
  const rows = toSearchResults([hit], 5);
  for (const row of rows) {
    expect(row).toMatchObject({ page: 'Archiving', area: 'Projects', breadcrumb: ['Projects'] });
    expect(row.document.url).toBe('/projects/archiving');
  }
  expect(
    rows.map(({ document: { id, title, hash }, type, text, isInterOfTree, isLastOfTree }) => [
      ...[id, title, hash],
      ...[type, text, isInterOfTree, isLastOfTree],
    ]),
  ).toEqual([
    ['7', 'Archiving', '', 0, 'When a project ends.', false, false],
    ['7#who', 'Who decides', '#who', 1, '', true, false],
    ['7#steps', 'Steps', '#steps', 2, '', false, true],
  ]);
  // What the page says of the query where its description doesn't, and what there is below a heading.
  expect(rows.map(({ quoted }) => quoted?.title)).toEqual([
    'Who decides',
    'Who decides',
    undefined,
  ]);
  const [row] = toSearchResults([{ ...hit, isSectionTelling: false }], 1);
  expect(row).not.toHaveProperty('quoted');
});

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
  const page = { url: '/a/b/c', area: 'Projects', breadcrumb: ['CNCF Projects', 'Lifecycle'] };
  it('names the area and the pages above, once', () => {
    expect(placeOf(page, 'Who decides', 'Archiving')).toBe('Projects › Lifecycle › Archiving');
    expect(placeOf(page, 'Who decides', 'Lifecycle')).toBe('Projects › Lifecycle');
  });
  it('does not repeat the name of the result', () => {
    expect(placeOf({ ...page, breadcrumb: [] }, 'Projects')).toBe('');
    expect(placeOf(page, 'Archiving', 'Archiving')).toBe('Projects › Lifecycle');
  });
  it('names the day of a post', () => {
    const post = { url: '/blog/2026/09/29/scholarships', area: 'Blog', breadcrumb: [] };
    expect(placeOf(post, 'Scholarships')).toBe('Blog › September 29, 2026');
  });
});
