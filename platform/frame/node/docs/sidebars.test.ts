import type { PropSidebarItem, PropVersionMetadata } from '@docusaurus/plugin-content-docs';
import type { RouteConfig } from '@docusaurus/types';
import { describe, expect, it } from 'vitest';
import { withOpenPage } from '../../common/openPage';
import { withoutListed, withShortSidebars } from './sidebars';

const link = (href: string): PropSidebarItem => ({ type: 'link', label: href, href, docId: href });
const category = (href: string | undefined, ...items: PropSidebarItem[]): PropSidebarItem => ({
  type: 'category',
  label: href ?? 'No page',
  ...(href !== undefined && { href }),
  collapsible: true,
  collapsed: true,
  items,
});
/** The category of an index page that lists all pages of its folder. */
const empty = (href: string, ...items: PropSidebarItem[]) => ({
  ...category(href, ...items),
  collapsible: false,
  collapsed: false,
});

const isListed = (id: string) => id.includes('/listed/');
const sidebar = [
  link('/a/'),
  category('/a/b/', link('/a/b/1'), category('/a/b/listed/', link('/a/b/listed/1'))),
];

describe('a sidebar without listed pages', () => {
  it('has the index page that lists them, with nothing to fold', () => {
    expect(withoutListed(sidebar, isListed)).toEqual([
      link('/a/'),
      category('/a/b/', link('/a/b/1'), empty('/a/b/listed/')),
    ]);
  });

  it('has no category of which nothing is left', () => {
    expect(withoutListed([category(undefined, link('/listed/1'))], isListed)).toEqual([]);
  });

  it('shows a listed page below its index page while it is open', () => {
    const short = withoutListed(sidebar, isListed);
    expect(withOpenPage(short, '/a/b/listed/1', 'One')).toEqual([
      link('/a/'),
      category(
        '/a/b/',
        link('/a/b/1'),
        empty('/a/b/listed/', { type: 'link', label: 'One', href: '/a/b/listed/1' }),
      ),
    ]);
  });
});

describe('the routes of docs', () => {
  const page = (path: string): RouteConfig => ({ path, component: 'DocItem', sidebar: 'main' });
  const version = { docsSidebars: { main: sidebar }, docs: { a: {} } };
  const { props, routes = [] } = withShortSidebars(
    {
      path: '/',
      component: 'DocVersionRoot',
      props: { version: version as unknown as PropVersionMetadata },
      routes: [
        page('/a/'),
        page('/a/b/'),
        page('/a/b/1'),
        page('/a/b/listed/'),
        page('/a/b/listed/1'),
        { path: '/tags/', component: 'Tags' },
      ],
    },
    isListed,
    (href) => `About ${href}`,
  );
  const linksOf = ({ cards }: RouteConfig) =>
    cards === undefined
      ? undefined
      : (JSON.parse(cards as string) as { href: string }[]).map(({ href }) => href);

  it('share short sidebars, and no list of docs', () => {
    expect(props).toEqual({
      version: { docsSidebars: { main: withoutListed(sidebar, isListed) }, docs: {} },
    });
  });

  it('have cards on index pages, those of listed pages included', () => {
    expect(routes.map(linksOf)).toEqual([
      ['/a/b/'],
      ['/a/b/1', '/a/b/listed/'],
      undefined,
      ['/a/b/listed/1'],
      undefined,
      undefined,
    ]);
    expect(JSON.parse(routes[0]?.cards as string)).toEqual([
      { label: '/a/b/', href: '/a/b/', description: 'About /a/b/' },
    ]);
  });

  it('name listed pages', () => {
    expect(routes.flatMap(({ label }) => label ?? [])).toEqual(['/a/b/listed/1']);
  });
});
