import type { Locator, Page } from '@playwright/test';
import { SAMPLES } from './samples';
import { expect, hydrated, test } from './test';

// What readers come to a page for is on its first screen.

type Parts = (page: Page) => Locator[];
const main = (page: Page) => page.getByRole('main');

/** The facets of a list; on phones the button of the sheet that holds them. */
const filters = (page: Page, ...names: string[]) =>
  (page.viewportSize()?.width ?? 0) < 997
    ? [main(page).getByRole('button', { name: 'Filters', exact: true })]
    : names.map((name) => main(page).locator('summary').getByText(name, { exact: true }));

const TASKS: Record<string, [route: string, parts: Parts]> = {
  home: [
    '/',
    (page) => [
      main(page).getByRole('link', { name: /^Search/ }),
      ...['Find an issue', 'readiness', 'benefits', 'security controls'].map((name) =>
        page.getByRole('navigation', { name: 'First things' }).getByRole('link', { name }),
      ),
      page.getByText('Next deadline'),
    ],
  ],
  'template page': [
    SAMPLES['template page'],
    (page) => {
      const template = main(page).getByRole('region', { name: /^Template for/ });
      return [
        template.getByText('CONTRIBUTING.md', { exact: true }).first(),
        template.getByText(/^Version /),
        template.getByRole('button', { name: 'Copy Markdown' }),
        template.getByRole('link', { name: 'Download CONTRIBUTING.md' }),
      ];
    },
  ],
  lexicon: [
    '/community/tags/security-and-compliance/publications/security-lexicon',
    (page) => [
      main(page).getByRole('searchbox', { name: 'Words in name or definition' }),
      main(page).getByRole('navigation', { name: 'Letters of the lexicon' }),
    ],
  ],
  'catalog index': [
    SAMPLES['catalog index'],
    (page) => [
      // The chart comes before the list.
      main(page).getByRole('heading', { level: 1 }),
      main(page).getByRole('figure').first(),
    ],
  ],
  incident: [
    SAMPLES.incident,
    (page) => [
      main(page).locator('.markdown > p').first(),
      main(page).locator('dl').first().locator('dt').first(),
    ],
  ],
  events: [
    '/events/',
    (page) => [
      main(page).getByRole('region', { name: 'Upcoming events' }).getByRole('listitem').first(),
    ],
  ],
  'video index': [SAMPLES['video index'], (page) => filters(page, 'Topic', 'Year')],
  video: [
    SAMPLES['video page'],
    (page) => [main(page).getByRole('button', { name: 'Play the recording' })],
  ],
};

for (const [kind, [route, parts]] of Object.entries(TASKS)) {
  test(`${kind} has its task on the first screen, on a desktop and a phone`, async ({ page }) => {
    await page.goto(route);
    await hydrated(page);
    for (const viewport of [
      { width: 1440, height: 900 },
      { width: 390, height: 844 },
    ]) {
      await page.setViewportSize(viewport);
      for (const part of parts(page)) {
        await expect(part).toBeVisible();
        const box = await part.boundingBox();
        const bottom = (box?.y ?? Infinity) + Math.min(box?.height ?? 0, 120);
        expect(bottom, `${String(part)} at ${viewport.width} px`).toBeLessThanOrEqual(
          viewport.height,
        );
      }
    }
  });
}

test('an incident has its summary before its facts, and its facts before the account', async ({
  page,
}) => {
  await page.goto(SAMPLES.incident);
  const places = await main(page)
    .locator('.markdown')
    .evaluate((text) => {
      const children = [...text.children];
      return ['p', 'div:has(> dl)', 'h2'].map((selector) =>
        children.findIndex((child) => child.matches(selector)),
      );
    });
  expect(places).not.toContain(-1);
  expect(places).toEqual([...places].sort((a, b) => a - b));
});

test('without an outline the tools stand beside the breadcrumbs', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(SAMPLES['catalog index']);
  await hydrated(page);
  const tools = await main(page).getByRole('button', { name: 'Copy page' }).boundingBox();
  const crumb = await main(page)
    .getByRole('navigation', { name: 'Breadcrumbs' })
    .getByRole('link')
    .last()
    .boundingBox();
  const middle = (box: typeof tools) => (box?.y ?? Number.NaN) + (box?.height ?? 0) / 2;
  expect(Math.abs(middle(tools) - middle(crumb))).toBeLessThan(10);
  expect(tools?.x).toBeGreaterThan((crumb?.x ?? Infinity) + (crumb?.width ?? 0));
});

test('without an outline, large text has the tools below the breadcrumbs', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(SAMPLES['catalog index']);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  const [crumbs, tools, title] = await Promise.all(
    [
      main(page).getByRole('navigation', { name: 'Breadcrumbs' }),
      main(page).getByRole('button', { name: 'Copy page' }),
      page.getByRole('heading', { level: 1 }),
    ].map((part) => part.boundingBox()),
  );
  expect(tools?.y).toBeGreaterThanOrEqual((crumbs?.y ?? Infinity) + (crumbs?.height ?? 0));
  expect(title?.y).toBeGreaterThanOrEqual((tools?.y ?? Infinity) + (tools?.height ?? 0));
});

test('on narrow screens the outline and the tools stand below the title', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(SAMPLES['document page']);
  await hydrated(page);
  const top = async (part: Locator) => (await part.boundingBox())?.y ?? Number.NaN;
  const title = await top(page.getByRole('heading', { level: 1 }));
  const outline = main(page).locator('summary').getByText('On this page');
  const tools = main(page).getByRole('button', { name: 'Copy page' });
  expect(await top(outline)).toBeGreaterThan(title);
  expect(await top(tools)).toBeGreaterThan(title);
  expect(Math.abs((await top(outline)) - (await top(tools)))).toBeLessThan(20);
});
