import { describe, expect, it } from 'vitest';
import { areaOf, toDocuments } from './documents';
import { buildEntry, openEntries, type SearchEntry } from './engine';

const page = (permalink: string, title: string, description = 'About something.') => ({
  permalink,
  title,
  description,
});

const search = (...pages: ReturnType<typeof page>[]) => {
  // Through JSON, as the browser gets it.
  const entries = JSON.parse(
    JSON.stringify([buildEntry(toDocuments(pages, '/'))]),
  ) as SearchEntry[];
  return (query: string) => openEntries(entries)(query).map(({ url }) => url);
};

describe('toDocuments', () => {
  it('takes the base path off and names the area', () => {
    expect(toDocuments([page('/preview/events/kubecon', 'KubeCon')], '/preview/')).toEqual([
      {
        id: 0,
        url: '/events/kubecon',
        title: 'KubeCon',
        description: 'About something.',
        area: 'Events',
      },
    ]);
  });
});

describe('areaOf', () => {
  it.each([
    ['/maintainers/', 'Maintainers'],
    ['/blog/2023/01/24/ProjectNewsletter', 'Blog'],
    ['/docs/intro', 'Site'],
  ])('puts %s into %s', (route, area) => {
    expect(areaOf(route)).toBe(area);
  });
});

describe('search', () => {
  const find = search(
    page('/a', 'Emeritus Maintainers', 'Stepping back from a project.'),
    page('/b', 'Duties', 'What maintainers answer for.'),
  );
  it('ranks a hit in the title over one in the description', () => {
    expect(find('maintainers')).toEqual(['/a', '/b']);
  });
  it('finds unfinished and misspelt words', () => {
    expect(find('emer')).toEqual(['/a']);
    expect(find('emeritos')).toEqual(['/a']);
  });
  it('finds nothing for a word that is nowhere', () => {
    expect(find('zzzzzz')).toEqual([]);
  });
});
