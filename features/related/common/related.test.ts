import { describe, expect, it } from 'vitest';
import { relatedPages, type RelatablePage } from './related';

const page = (name: string, text: string, links: string[] = []): RelatablePage => ({
  permalink: `/${name}`,
  title: name,
  text,
  links,
});

const ELECTIONS = page('elections', 'ballots voters committee');
const VOTING = page('voting', 'ballots voters quorum');
const SECURITY = page('security', 'signing releases fuzzing');
const SIGNING = page('signing', 'signing releases keys');
const PAGES = [ELECTIONS, VOTING, SECURITY, SIGNING];

const titlesFor = (pages: RelatablePage[], permalink: string) =>
  relatedPages(pages)
    .get(permalink)
    ?.map(({ title }) => title);

describe('relatedPages', () => {
  it('lists pages that share rare words', () => {
    expect(titlesFor(PAGES, '/elections')).toEqual(['voting']);
    expect(titlesFor(PAGES, '/signing')).toEqual(['security']);
  });

  it('leaves out pages that the page itself links to', () => {
    const linking = { ...ELECTIONS, links: ['/voting'] };
    expect(titlesFor([linking, VOTING, SECURITY, SIGNING], '/elections')).toEqual([]);
  });

  it('finds a page by its rare words when a frequent one occurs in too many pages', () => {
    const crowd = Array.from({ length: 400 }, (_, index) =>
      page(`crowd-${index}`, `${index % 2 === 0 ? 'ballots' : 'signing'} ${'topic'.repeat(index)}`),
    );
    expect(titlesFor([...crowd, ELECTIONS, VOTING], '/elections')).toContain('voting');
  });

  it('lists at most three pages, the same in every build', () => {
    const alike = ['d', 'c', 'b', 'a', 'e'].map((name) => page(name, 'ballots of voters'));
    expect(titlesFor([...alike, SECURITY], '/e')).toEqual(['a', 'b', 'c']);
  });
});
