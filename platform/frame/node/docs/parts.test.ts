import type { PropSidebarItem, PropVersionMetadata } from '@docusaurus/plugin-content-docs';
import type { RouteConfig } from '@docusaurus/types';
import { describe, expect, it } from 'vitest';
import { MOST, sidebarOfPart, withNearbyItems, type PageParts } from '../../common/sidebarWindow';
import { visibleItems, withPageParts } from './parts';

const link = (href: string): PropSidebarItem => ({ type: 'link', label: href, href, docId: href });

const category = (href: string, ...items: PropSidebarItem[]): PropSidebarItem => ({
  type: 'category',
  label: href,
  href,
  collapsible: true,
  collapsed: true,
  items,
});

/** A category as a page has it on which it is folded. */
const part = (href: string, entry: PropSidebarItem) => ({
  ...category(href, entry),
  customProps: { partOf: 'main' },
});

const sidebar = [
  link('/a/'),
  category('/a/open/', link('/a/open/1'), category('/a/open/in/', link('/a/open/in/1'))),
  category('/a/folded/', category('/a/folded/in/', link('/a/folded/in/1')), link('/a/folded/2')),
];

describe('visibleItems', () => {
  it('opens the categories around a page, and keeps one link of the others', () => {
    expect(visibleItems(sidebar, '/a/open/1', 'main')).toEqual([
      link('/a/'),
      category('/a/open/', link('/a/open/1'), part('/a/open/in/', link('/a/open/in/1'))),
      part('/a/folded/', link('/a/folded/in/1')),
    ]);
  });

  it('keeps what cannot be folded', () => {
    const fixed = { ...category('/b/', link('/b/1'), link('/b/2')), collapsible: false };
    expect(visibleItems([fixed as PropSidebarItem], '/a/', 'main')).toEqual([fixed]);
  });

  it('names the sidebar with all entries of a folded category, and of no other', () => {
    const names = visibleItems(sidebar, '/a/open/in/1', 'main').map(
      (item) => item.type === 'category' && sidebarOfPart(item),
    );
    expect(names).toEqual([false, undefined, 'main']);
  });
});

describe('a long category', () => {
  const entries = Array.from({ length: 100 }, (_, index) => link(`/a/long/${index}`));
  const long = category('/a/long/', ...entries);
  const shown = (path: string, items: PropSidebarItem[] = [long]) =>
    visibleItems(items, path, 'main').flatMap((item) =>
      item.type === 'category' ? item.items : [],
    );

  it('shows the entries around the page, as many for each', () => {
    for (const index of [0, 3, 50, 97, 99]) {
      const items = shown(`/a/long/${index}`);
      expect(items).toHaveLength(MOST);
      expect(items).toContainEqual(entries[index]);
    }
    expect(shown('/a/long/50')[0]).toEqual(entries[35]);
  });

  it('shows all on its own page, and where no page lists them', () => {
    expect(shown('/a/long/')).toHaveLength(100);
    expect(shown('/a/long/50', [{ ...long, href: undefined } as PropSidebarItem])).toHaveLength(
      100,
    );
  });

  it('shows the same once the whole sidebar is there', () => {
    expect(withNearbyItems([long], '/a/long/50')).toEqual(
      visibleItems([long], '/a/long/50', 'main'),
    );
  });

  it('shows all when a reader opens it from a page elsewhere', () => {
    expect(withNearbyItems([long], '/b/')).toEqual([long]);
  });
});

describe('withPageParts', () => {
  const doc = (id: string) => ({ id, title: id, description: `About ${id}` });
  const docs = { a: doc('a'), one: doc('one'), other: doc('other') };
  const page = (path: string): RouteConfig => ({ path, component: 'DocItem', sidebar: 'main' });
  const version = { docsSidebars: { main: sidebar }, docs } as unknown as PropVersionMetadata;
  const { props, routes } = withPageParts(
    {
      path: '/',
      component: 'DocVersionRoot',
      props: { version },
      routes: [page('/a/open/'), page('/a/open/1'), { path: '/tags', component: 'Tags' }],
    },
    new Map([
      ['a', '/a/'],
      ['one', '/a/open/1'],
      ['other', '/b/'],
    ]),
  );

  it('leaves the shared data empty', () => {
    expect(props).toEqual({ version: { docsSidebars: {}, docs: {} } });
  });

  it('gives an index page the docs beside it', () => {
    const parts = routes?.map(
      (route) => JSON.parse((route.parts as string | undefined) ?? 'null') as PageParts | null,
    );
    expect(parts?.map((part) => part && Object.keys(part.docs))).toEqual([['one'], [], null]);
  });

  it('leaves pages without a sidebar as they are', () => {
    expect(routes?.[2]).toEqual({ path: '/tags', component: 'Tags' });
  });
});
