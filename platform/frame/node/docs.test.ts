import type { DocMetadata } from '@docusaurus/plugin-content-docs';
import type { LoadContext } from '@docusaurus/types';
import { expect, it, vi } from 'vitest';
import { testFolder } from '#platform/base/node/testPlugin';
import docs, { inGroups, withDistinctNames } from './docs';

vi.mock('@docusaurus/plugin-content-docs', () => ({
  validateOptions: () => ({}),
  default: () => ({ name: 'docs', loadContent: () => ({ loadedVersions: [] }) }),
}));

it('links to the next page have the title of a page whose name others have, too', () => {
  const doc = (permalink: string, title: string, next?: { title: string; permalink: string }) =>
    ({ permalink, title, next }) as DocMetadata;
  const renamed = withDistinctNames([
    doc('/a/', 'A', { title: 'Charter', permalink: '/a/charter' }),
    doc('/a/charter', 'Charter of A', { title: 'B', permalink: '/b/' }),
    doc('/b/', 'The group B', { title: 'Charter', permalink: '/b/charter' }),
    doc('/b/charter', 'Charter of B'),
  ]);
  expect(renamed.map(({ next }) => next?.title)).toEqual([
    'Charter of A',
    'B',
    'Charter of B',
    undefined,
  ]);
});

it('a tags file that is more than plain values is refused', async () => {
  const siteDir = testFolder({ 'docs/tags.yml': 'a: &x 1\nb: *x\n' });
  const plugin = await docs({ siteDir } as LoadContext, {}, [], { isListed: () => false });
  await expect(plugin.loadContent?.()).rejects.toThrow('docs/tags.yml');
});

it('lists of a sidebar stand in groups, new pages behind them; a name that is not there stops', () => {
  const page = (id: string) => ({ type: 'doc' as const, id });
  const items = ['a/index', 'a/new', 'a/one', 'a/two'].map(page);
  const group = { type: 'category', label: 'Do', items: [page('a/two')], collapsible: false };
  expect(
    inGroups(items, 'a', {
      a: [
        ['', 'one'],
        ['Do', 'two'],
      ],
    }),
  ).toEqual([page('a/index'), page('a/one'), expect.objectContaining(group), page('a/new')]);
  expect(() => inGroups(items, 'a', { a: [['Do', 'gone']] })).toThrow('"gone"');
});
