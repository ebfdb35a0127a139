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
  const shared = { page: 'Archiving', area: 'Projects', breadcrumb: ['Projects'] };
  const { url, title } = hit;
  expect(toSearchResults([hit], 5)).toEqual([
    {
      ...shared,
      document: { id: '7', url, title, hash: '' },
      type: 0,
      text: 'When a project ends.',
      isInterOfTree: false,
      isLastOfTree: false,
    },
    {
      ...shared,
      document: { id: '7#who', url, title: 'Who decides', hash: '#who' },
      type: 1,
      text: '',
      isInterOfTree: true,
      isLastOfTree: false,
    },
    {
      ...shared,
      document: { id: '7#steps', url, title: 'Steps', hash: '#steps' },
      type: 2,
      text: '',
      isInterOfTree: false,
      isLastOfTree: true,
    },
  ]);
});
