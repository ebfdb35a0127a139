import { expect, it } from 'vitest';
import type { PageHit } from './engine';
import { toSearchResults } from './searchResults';

it('has the target of a result, its type, its page, and its position below that @spec:result-document @spec:result-type @spec:result-page @spec:result-flags', () => {
  const hit: PageHit = {
    id: 7,
    url: '/projects/archiving',
    title: 'Archiving',
    description: 'When a project ends.',
    area: 'Projects',
    breadcrumb: ['Projects'],
    isSectionBetter: false,
    sections: [
      { type: 1, title: 'Who decides', hash: '#who' },
      { type: 2, title: 'Steps', hash: '#steps' },
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
});
