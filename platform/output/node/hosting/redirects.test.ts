import { expect, it } from 'vitest';
import { toRedirectRules, toRedirectsFile } from './redirects';

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
