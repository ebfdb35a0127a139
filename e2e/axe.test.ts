import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { sidewaysScroll, violationsOf } from './axe';
import { expect, hydrated, test } from './test';

// The largest pages take axe half a minute on a busy machine.
test.describe.configure({ timeout: 120_000 });

/** One page of each kind, looked at in both themes and at both ends of the widths. */
const KINDS = {
  'home page': '/',
  'doc page': '/contributors/getting-started',
  'blog list': '/blog',
  post: '/blog/2025/09/16/community-awards-nominations',
  'catalogue index': '/community/tags/security-and-compliance/publications/catalog/',
  'catalogue data': '/community/tags/security-and-compliance/publications/catalog/data',
  'definitions of the catalogue':
    '/community/tags/security-and-compliance/publications/catalog/compromise-definitions',
  incident: '/community/tags/security-and-compliance/publications/catalog/2024/xz',
  'tag list': '/tags',
  'tag page': '/tags/getting-started',
  'event page': '/events/kubecon',
  'list of videos': '/resources/videos/',
  'video page': '/resources/videos/2020/collaborative-leadership',
  'template page': '/resources/templates/issue-labels',
  'search page': '/search?q=maintainer',
  'accessibility statement': '/about/accessibility',
  'not-found page': '/404',
};

for (const width of [360, 1440]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`${colorScheme} at ${width} px`, () => {
      test.use({ viewport: { width, height: 900 }, colorScheme });
      for (const [name, route] of Object.entries(KINDS)) {
        test(`axe finds nothing on the ${name}`, async ({ page }) => {
          await page.goto(route);
          await hydrated(page);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          expect(await violationsOf(page)).toEqual([]);
          expect(await sidewaysScroll(page)).toBe(0);
        });
      }
    });
  }
}

/**
 * In `npm run check:a11y`, which takes many minutes, every page narrow and wide; in `npm test` every
 * seventh page of the areas and the blog, narrow. Old addresses redirect and have no page.
 */
const COVERS_ALL = process.env.A11Y_SCOPE === 'all';
const OLD_ROUTES = parse(readFileSync('data/redirects.yaml', 'utf8')) as Record<string, string>;
const ROUTES = readFileSync('e2e/required-routes.txt', 'utf8')
  .trim()
  .split('\n')
  .filter((route) => OLD_ROUTES[route] === undefined);
const PAGES = COVERS_ALL
  ? ROUTES
  : ROUTES.filter((route) =>
      /^\/(contributors|maintainers|projects|community|resources|events|blog)(\/|$)/.test(route),
    ).filter((_, index) => index % 7 === 0);

for (const width of COVERS_ALL ? [360, 1440] : [360]) {
  test.describe(`pages at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 }, colorScheme: 'light' });
    for (const route of PAGES) {
      test(`axe finds nothing on ${route} in either theme`, async ({ page }) => {
        await page.goto(route);
        await hydrated(page);
        expect(await violationsOf(page)).toEqual([]);
        expect(await sidewaysScroll(page)).toBe(0);
        await page.emulateMedia({ colorScheme: 'dark' });
        await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
        expect(await violationsOf(page, 'colours')).toEqual([]);
      });
    }
  });
}
