import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { sidewaysScroll, violationsOf } from './axe';
import { DOCS, POSTS } from './content';
import { SAMPLES } from './samples';
import { SITES } from './sites';
import { expect, hydrated, test } from './test';

// The largest pages take axe half a minute on a busy machine.
test.describe.configure({ timeout: 120_000 });

/** One page of each kind, looked at in both themes and at both ends of the widths. */
const KINDS: Record<string, string> = {
  ...SAMPLES,
  'page of search results': '/search?q=maintainer',
  'not-found page': '/404',
};

const WIDE = 1440;
const NARROW = 360;

/**
 * Looks at a page in both themes and in windows of these widths. A theme
 * changes colors and nothing else, so the dark one is asked for those alone.
 */
async function expectNoViolations(
  page: Page,
  route: string,
  widths: readonly number[],
): Promise<void> {
  const [first = NARROW] = widths;
  await page.setViewportSize({ width: first, height: 900 });
  await page.goto(route);
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: 'light' });
    // Colors are the same at every width.
    const scope = width === first ? 'all' : 'layout';
    expect.soft(await violationsOf(page, scope), `light at ${width} px`).toEqual([]);
    if (width === first) {
      await page.emulateMedia({ colorScheme: 'dark' });
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      expect.soft(await violationsOf(page, 'colors'), `dark at ${width} px`).toEqual([]);
    }
    expect.soft(await sidewaysScroll(page), `sideways scroll at ${width} px`).toBe(0);
  }
}

/**
 * In `npm run check:a11y`, which takes many minutes, every page narrow and wide; in `npm test` the
 * kinds above, and every fortieth page of the areas and the blog, narrow. Old addresses redirect and
 * have no page.
 */
const COVERS_ALL = process.env.A11Y_SCOPE === 'all';
/** Every page of the built site, as its sitemap lists them. */
const allRoutes = () =>
  [
    ...readFileSync(path.join(SITES.root.dir, 'sitemap.xml'), 'utf8').matchAll(
      /<loc>(.*?)<\/loc>/g,
    ),
  ].map(([, address = '']) => new URL(address).pathname);

const sampleOfRoutes = () =>
  [...DOCS, ...POSTS].map(({ route }) => route).filter((_, index) => index % 40 === 0);

for (const [name, route] of Object.entries(KINDS)) {
  test(`axe finds nothing on the ${name}`, async ({ page }) => {
    await expectNoViolations(page, route, [WIDE, NARROW]);
  });
}

for (const route of (COVERS_ALL ? allRoutes() : sampleOfRoutes()).filter(
  (each) => !Object.values(KINDS).includes(each),
)) {
  test(`axe finds nothing on ${route}`, async ({ page }) => {
    await expectNoViolations(page, route, COVERS_ALL ? [WIDE, NARROW] : [NARROW]);
  });
}
