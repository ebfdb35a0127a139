import AxeBuilder from '@axe-core/playwright';
import { expect, hydrated, test } from './test';

const PAGES = {
  'home page': '/',
  'doc page': '/contributors/getting-started',
  'blog list': '/blog',
  post: '/blog/2025/09/16/community-awards-nominations',
  'tag list': '/tags',
  'tag page': '/tags/getting-started',
  'event page': '/events/kubecon',
  'search page': '/search?q=maintainer',
  'not-found page': '/404',
};

for (const width of [360, 1440]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`${colorScheme} at ${width} px`, () => {
      test.use({ viewport: { width, height: 900 }, colorScheme });
      for (const [name, route] of Object.entries(PAGES)) {
        test(`axe finds nothing on the ${name}`, async ({ page }) => {
          await page.goto(route);
          await hydrated(page);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          const { violations } = await new AxeBuilder({ page })
            .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
            .analyze();
          expect(
            violations.flatMap(({ id, help, nodes }) =>
              nodes.map(({ target }) => `${id}: ${help} (${target.join(' ')})`),
            ),
          ).toEqual([]);
          const overflow = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          );
          expect(overflow, 'the page scrolls sideways').toBe(0);
        });
      }
    });
  }
}
