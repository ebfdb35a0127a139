import type { Page } from '@playwright/test';
import { expect, hydrated, test } from './test';

const PAGE = '/events/kubecon';

test('copies are Markdown that search engines leave alone, and pages name theirs', async ({
  page,
  request,
}) => {
  const copy = await request.get(`${PAGE}.md`);
  expect(copy.status()).toBe(200);
  expect(copy.headers()).toMatchObject({
    'content-type': 'text/markdown; charset=utf-8',
    'x-robots-tag': 'noindex',
  });
  for (const [route, href] of [
    [PAGE, `${PAGE}.md`],
    ['/events/', '/events/index.md'],
    ['/tags', '/tags.md'],
  ] as const) {
    await page.goto(route);
    await expect(page.locator('link[rel=alternate][type="text/markdown"]')).toHaveAttribute(
      'href',
      href,
    );
  }
});

test('copies read like text: no signs that part what was parted, no axis of a drawing', async ({
  request,
}) => {
  const list = await (await request.get('/llms-full.txt')).text();
  const files = [...list.matchAll(/\/llms\/[\w-]+\.txt/g)].map(([file]) => file);
  const texts = files.map(async (file) => (await request.get(file)).text());
  const text = (await Promise.all(texts)).join('\n');
  // Code is as its author wrote it.
  const all = text.replace(/^ *```[^]*?^ *```$/gm, '');
  expect(all).toContain('One of ');
  expect(all.match(/.*(?:\)|\]|\w): (?:[,;:]|\.(?![.\w])).*|^\d{4}: One of .*/gm) ?? []).toEqual(
    [],
  );
});

const openTools = (page: Page) => page.getByRole('button', { name: 'Copy page' }).click();

test.describe('tools of a page', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });
  const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

  for (const route of [PAGE, '/blog/2023/07/20/ProjectNewsletter']) {
    test(`${route} is copied as Markdown, and says so`, async ({ page, request }) => {
      await page.goto(route);
      await hydrated(page);
      await openTools(page);
      await page.getByRole('button', { name: 'Copy as Markdown' }).click();
      await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toBeVisible();
      expect(await clipboard(page)).toBe(await (await request.get(`${route}.md`)).text());
    });
  }

  test('a failed copy names the other way', async ({ page }) => {
    await page.goto(PAGE);
    await hydrated(page);
    await page.route(`**${PAGE}.md`, (route) => route.fulfill({ status: 200, body: '' }));
    await page.context().clearPermissions();
    await page.evaluate(() => {
      navigator.clipboard.write = () => Promise.reject(new Error('refused'));
    });
    await openTools(page);
    await page.getByRole('button', { name: 'Copy as Markdown' }).click();
    await expect(page.getByText('Copying failed.')).toBeVisible();
  });

  test('close on Escape, which returns the focus, and by a click elsewhere', async ({ page }) => {
    await page.goto(PAGE);
    await hydrated(page);
    const copy = page.getByRole('button', { name: 'Copy as Markdown' });
    await openTools(page);
    await expect(copy).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(copy).toBeHidden();
    await expect(page.locator('button:focus')).toHaveText('Copy page');
    await openTools(page);
    await page.getByRole('heading', { level: 1 }).click();
    await expect(copy).toBeHidden();
  });

  test('a heading offers its address and a citation, by keyboard too', async ({ page }) => {
    await page.goto(PAGE);
    await hydrated(page);
    const link = page.getByRole('link', { name: 'Direct link to Editions' });
    await link.focus();
    await page.keyboard.press('Enter');
    const tools = page.getByRole('dialog', { name: 'Section "Editions"' });
    await expect(tools.getByRole('button', { name: 'Copy link to this section' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(tools.getByRole('status')).toHaveText('Link copied');
    expect(await clipboard(page)).toBe(`https://contribute.cncf.io${PAGE}#editions`);

    await tools.getByRole('button', { name: 'Copy citation' }).click();
    await expect(tools.getByRole('status')).toHaveText('Citation copied');
    expect(await clipboard(page)).toContain('"Editions", in: "KubeCon + CloudNativeCon"');

    await page.keyboard.press('Escape');
    await expect(tools).toHaveCount(0);
    await expect(link).toBeFocused();
    await expect(page).toHaveURL(`${PAGE}#editions`);
  });

  test('ask the browser to copy in the click itself: Safari refuses later', async ({ page }) => {
    await page.goto(PAGE);
    await hydrated(page);
    await openTools(page);
    const isAsked = await page
      .getByRole('button', { name: 'Copy as Markdown' })
      .evaluate((button: HTMLButtonElement) => {
        let asked = false;
        navigator.clipboard.write = () => {
          asked = true;
          return Promise.resolve();
        };
        button.click();
        return asked;
      });
    expect(isAsked).toBe(true);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });
    test('the Markdown is a link away, and no dead button is shown', async ({ page }) => {
      await page.goto(PAGE);
      await openTools(page);
      await expect(page.getByRole('button', { name: 'Copy as Markdown' })).toBeHidden();
      await expect(page.getByRole('link', { name: 'View as Markdown' })).toHaveAttribute(
        'href',
        `${PAGE}.md`,
      );
    });
  });
});
