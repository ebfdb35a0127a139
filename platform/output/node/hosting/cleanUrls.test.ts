import { describe, expect, it } from 'vitest';
import { pageOf, siteOf } from '../testSite';
import { cleanAddresses, fileOfRoute, routeOfFile } from './cleanUrls';

describe('fileOfRoute and routeOfFile', () => {
  it.each([
    ['/', 'index.html'],
    ['/events/', 'events/index.html'],
    ['/events/kubecon', 'events/kubecon.html'],
    ['/404.html', '404.html'],
  ])('put %s into %s, and find it there', (route, file) => {
    expect(fileOfRoute(route)).toBe(file);
    expect(routeOfFile(file)).toBe(route);
  });
});

describe('clean addresses', () => {
  it('move leaves out of their folder and leave indexes and pages at old routes where they are', async () => {
    const pages = ['/', '/blog', '/blog/page/2', '/events/', '/old'].map((route) =>
      pageOf(route, ''),
    );
    const site = siteOf({ pages, routes: ['/', '/blog', '/blog/page/2', '/events/'] });
    const { pages: moved = [] } = await cleanAddresses.run(site);
    expect(moved.map(({ file }) => file)).toEqual(['blog.html', 'blog/page/2.html']);
  });
});
