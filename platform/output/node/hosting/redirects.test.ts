import { describe, expect, it } from 'vitest';
import { pageOf, siteOf } from '../testSite';
import { scriptlessRedirects, toRedirectRules, toRedirectsFile } from './redirects';

describe('toRedirectRules', () => {
  const rules = toRedirectRules({ '/about': '/community/' }, ['/', '/a/', '/a/b'], '/preview/');

  it('covers old routes in both forms, and the unclean forms of every route', () => {
    expect(toRedirectsFile(rules)).toMatchInlineSnapshot(`
      "/preview/about /preview/community/ 301
      /preview/about/ /preview/community/ 301
      /preview/index.html /preview/ 301
      /preview/a/index.html /preview/a/ 301
      /preview/a.html /preview/a/ 301
      /preview/a/b/index.html /preview/a/b 301
      /preview/a/b.html /preview/a/b 301
      "
    `);
  });
});

it('pages at old routes lose their scripts, and no other page does', async () => {
  const html =
    '<meta http-equiv="refresh" content="0; url=/b"><script>location = 1</script><p>Text';
  const { pages = [] } = await scriptlessRedirects.run(
    siteOf({ pages: [pageOf('/about', html), pageOf('/b', html)], oldRoutes: { '/about': '/b' } }),
  );
  expect(pages.map((page) => [page.route, page.html])).toEqual([
    ['/about', '<meta http-equiv="refresh" content="0; url=/b"><p>Text'],
  ]);
});
