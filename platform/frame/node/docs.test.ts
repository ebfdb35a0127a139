import type { DocMetadata } from '@docusaurus/plugin-content-docs';
import type { LoadContext, PluginContentLoadedActions, RouteConfig } from '@docusaurus/types';
import { expect, it, vi } from 'vitest';
import { testFolder } from '#platform/base/node/testPlugin';
import { pageAt, withOpenPage } from '../common/docRoute';
import docs, { inGroups, withDistinctNames, withLatestFirst } from './docs';

vi.mock('@docusaurus/plugin-content-docs', () => ({
  validateOptions: () => ({}),
  default: () => ({
    name: 'docs',
    loadContent: () => ({ loadedVersions: [] }),
    contentLoaded: ({
      actions,
    }: {
      actions: Pick<PluginContentLoadedActions, 'addRoute' | 'setGlobalData'>;
    }) => {
      const version = { docsSidebars: { lampSidebar: [] }, docs: {} };
      const root = { path: '/', component: 'DocRoot', routes: [{ path: '/lamps/all' }] };
      actions.addRoute({
        path: '/',
        component: '',
        props: { version },
        routes: [root as RouteConfig],
      });
      actions.setGlobalData({ versions: [{ docs: [{ id: 'all', path: '/lamps/all' }] }] });
    },
  }),
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

it('folders of years stand behind the others in a sidebar, the latest first, however deep', () => {
  const folder = (label: string, items: Parameters<typeof withLatestFirst>[0] = []) => ({
    type: 'category' as const,
    label,
    items: [...items],
  });
  const index = { type: 'doc' as const, id: 'talks/index' };
  const ordered = withLatestFirst([
    folder('Talks', [folder('2020'), index, folder('2023'), folder('2021')]),
  ]);
  expect(ordered).toEqual([
    folder('Talks', [index, folder('2023'), folder('2021'), folder('2020')]),
  ]);
});

it('a page that a feature makes of data is among the docs, with its sidebar and its name there', async () => {
  const page = {
    route: '/lamps/all/torch',
    label: 'Torch',
    sidebar: 'lampSidebar',
    component: '@site/Lamp.tsx',
    props: { lamp: 'Torch' },
  };
  const feature = { name: 'lamps', docPages: () => Promise.resolve([page]) };
  const context = { siteDir: '/site', baseUrl: '/preview/' } as LoadContext;
  const plugin = await docs(context, {}, [feature], { isListed: () => false });
  const [addRoute, setGlobalData] = [vi.fn<(route: RouteConfig) => void>(), vi.fn()];
  await plugin.contentLoaded?.({
    content: { loadedVersions: [] },
    actions: { addRoute, setGlobalData },
  } as unknown as Parameters<NonNullable<typeof plugin.contentLoaded>>[0]);
  const path = '/preview/lamps/all/torch';
  const { label, sidebar, component, props } = page;
  expect(addRoute.mock.calls[0]?.[0].routes?.[0]?.routes).toEqual([
    { path: '/lamps/all' },
    { path, label, sidebar, component, props, exact: true },
  ]);
  expect(setGlobalData).toHaveBeenCalledWith({
    versions: [
      {
        docs: [
          { id: 'all', path: '/lamps/all' },
          { id: path, path, sidebar },
        ],
      },
    ],
  });
});

it('a page is found by its path as a router would, with a slash at the end or without', () => {
  const pages = [{ path: '/' }, { path: '/lamps/' }, { path: '/lamps/torch' }];
  const found = ['/', '/lamps', '/lamps/', '/Lamps/Torch/', '/lamps/torch/x', ''];
  expect(found.map((path) => pageAt(pages, path))).toEqual([
    ...[pages[0], pages[1], pages[1], pages[2]],
    ...[undefined, undefined],
  ]);
  // A page that a reader goes to is known from then on.
  pages.push({ path: '/candles' });
  expect(pageAt(pages, '/candles')).toBe(pages.at(-1));
});

it('an open page that is not in the sidebar stands below the page whose address it continues', () => {
  const list = { type: 'link' as const, label: 'All lamps', href: '/lamps/all' };
  const [open, other] = withOpenPage(
    [list, { ...list, href: '/lamps/new' }],
    '/lamps/all/torch',
    'Torch',
  );
  expect(open).toMatchObject({ type: 'category', href: '/lamps/all', items: [{ label: 'Torch' }] });
  expect(other).toMatchObject({ type: 'link', href: '/lamps/new' });
});
