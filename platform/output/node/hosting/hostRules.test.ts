import { expect, it } from 'vitest';
import { pageOf, siteOf } from '../testSite';
import { hostRules } from './hostRules';

it('tells hosts redirects and headers, those of features included', async () => {
  const feature = { headers: [{ path: '/sw.js', headers: { 'X-Kept': 'no' } }] };
  const { files = {} } = await hostRules([feature]).run(
    siteOf({ pages: [pageOf('/a', '<p>')], oldRoutes: { '/old': '/a' } }),
  );
  expect(files._redirects).toContain('/old /a 301\n');
  expect(files._headers).toContain('/sw.js\n  X-Kept: no\n');
});

it('lets no page through with a script that the policy does not expect', () => {
  const site = siteOf({ pages: [pageOf('/a', '<script>alert(1)</script>')] });
  expect(() => hostRules([]).run(site)).toThrow('does not expect');
});
