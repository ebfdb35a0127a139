import { readFileSync, readdirSync } from 'node:fs';
import { download, expect, hydrated, test } from './test';

const address = (file: string) => `/resources/templates/files/${file}`;

test('template files are served byte for byte', async ({ request }) => {
  for (const file of readdirSync('templates').filter((name) => /\.(md|yml)$/.test(name))) {
    const response = await request.get(address(file));
    expect(response.status(), file).toBe(200);
    expect((await response.body()).equals(readFileSync(`templates/${file}`)), file).toBe(true);
  }
});

test.describe('a template page', () => {
  const PAGE = '/resources/templates/governance-maintainer';
  const FILE = 'GOVERNANCE-maintainer.md';

  test('copies the whole file by keyboard and says so, and downloads it under the name that projects use @spec:content-templates', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(PAGE);
    await hydrated(page);
    await page.getByRole('button', { name: 'Copy Markdown' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('region').getByText('GOVERNANCE.md copied.')).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(readFileSync(`templates/${FILE}`, 'utf8'));
    expect(await download(page.getByRole('link', { name: 'Download GOVERNANCE.md' }))).toEqual({
      name: 'GOVERNANCE.md',
      text: copied,
    });
  });

  test('opens as a new file in the repository of the reader, which the device keeps', async ({
    page,
  }) => {
    await page.goto('/resources/templates/security');
    const field = page.getByLabel('Create it in your GitHub repository');
    await field.fill('https://github.com/example/project');
    const link = page.getByRole('link', { name: 'Create SECURITY.md in example/project' });
    const href = new URL((await link.getAttribute('href')) ?? '');
    expect(href.pathname).toBe('/example/project/new/main');
    expect(href.searchParams.get('value')).toBe(readFileSync('templates/SECURITY.md', 'utf8'));
    await expect(page.getByText(/^Required from /)).toBeVisible();

    await page.goto(PAGE);
    await expect(
      page.getByRole('link', { name: 'Create GOVERNANCE.md in example/project' }),
    ).toBeVisible();
    await expect(page.getByText('Copy the file first')).toBeVisible();
  });

  test('fills in what the reader types, in preview, copy, and new file, and keeps it', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(PAGE);
    await hydrated(page);
    const template = page.getByRole('region', { name: 'Template for GOVERNANCE.md' });
    const left = template.getByRole('status').filter({ hasText: / left$/ });
    const before = parseInt((await left.textContent()) ?? '');
    const open = template.locator('mark:not([data-done])').filter({ hasText: 'PROJECTNAME' });
    await expect(open.first()).toBeVisible();
    await template.getByRole('textbox', { name: 'Name of your project' }).fill('Example');
    await expect(left).toHaveText(`${before - 1} left`);
    await expect(open).toHaveCount(0);
    await expect(template.getByRole('heading', { level: 3 })).toHaveText('Governance of Example');
    await template.getByRole('button', { name: 'Copy Markdown' }).click();
    await expect(template.getByText('GOVERNANCE.md copied.')).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain('Example');
    expect(copied).not.toContain('[TODO: PROJECTNAME]');
    const file = await download(template.getByRole('link', { name: 'Download GOVERNANCE.md' }));
    expect(file.text).toBe(copied);

    await page.goto('/resources/templates/contributing');
    await expect(page.getByRole('textbox', { name: 'Name of your project' }).first()).toHaveValue(
      'Example',
    );
  });

  test('offers the download instead when copying fails', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
    });
    await page.goto(PAGE);
    await hydrated(page);
    await page.getByRole('button', { name: 'Copy Markdown' }).click();
    await expect(
      page.getByRole('region').getByText("Copying didn't work here. Download the file instead."),
    ).toBeVisible();
  });

  test('keeps the headings of the template below its own and out of its contents', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(PAGE);
    const template = page.getByRole('region', { name: 'Template for GOVERNANCE.md' });
    await expect(template.getByRole('heading', { level: 3 })).toHaveText(
      'Governance of [TODO: PROJECTNAME]',
    );
    await expect(template.getByRole('heading', { name: 'Voting', level: 4 })).toBeVisible();
    const contents = page.locator('.table-of-contents').filter({ visible: true });
    await expect(contents.getByRole('link', { name: 'The template' }).first()).toBeVisible();
    await expect(contents).not.toContainText('Governance of');
    await expect(contents).not.toContainText('Security Response Team');
  });

  test('asks for each placeholder that it marks, beside the preview where there is room', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(PAGE);
    const template = page.getByRole('region', { name: 'Template for GOVERNANCE.md' });
    const marked = await template.locator('mark').allTextContents();
    const fields = template.locator('details').filter({ hasText: /^Fill in/ });
    await expect(fields.locator('input, select')).toHaveCount(new Set(marked).size);
    const form = await fields.boundingBox();
    const preview = template.getByRole('region', { name: 'Preview of GOVERNANCE.md' });
    expect((await preview.boundingBox())?.x).toBeGreaterThan((form?.x ?? 0) + (form?.width ?? 0));

    await page.setViewportSize({ width: 390, height: 844 });
    const [above, below] = [await fields.boundingBox(), await preview.boundingBox()];
    expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0));
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('has the template, its placeholders and a plain link to the file', async ({ page }) => {
      await page.goto(PAGE);
      const template = page.getByRole('region', { name: 'Template for GOVERNANCE.md' });
      await expect(template.getByRole('link', { name: 'Download' })).toHaveAttribute(
        'href',
        address(FILE),
      );
      await expect(template.getByRole('button', { name: 'Copy Markdown' })).toBeHidden();
      await expect(template.getByRole('heading', { name: 'Voting' })).toBeVisible();
      await expect(template.locator('mark').first()).toHaveText('[TODO: PROJECTNAME]');
      await expect(
        template.getByText(/^\[TODO: PROJECTNAME\]: Name of your project$/),
      ).toBeVisible();
    });
  });
});

test('the index of templates has each page once, with the levels that ask for its file', async ({
  page,
}) => {
  await page.goto('/resources/templates/');
  const text = page.getByRole('main').locator('.markdown');
  const routes = await text
    .locator('a[href^="/resources/templates/"]:not([href*="#"], [href*="."])')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(routes).toContain('/resources/templates/security');
  expect(routes).toEqual([...new Set(routes)]);
  await expect(
    text.getByRole('region', { name: /^Required from (Sandbox|Incubation)$/ }).filter({
      has: page.getByRole('link', { name: 'Security Policy' }),
    }),
  ).toBeVisible();
  await expect(
    text.getByRole('heading', { name: 'One of these 3 as GOVERNANCE.md' }),
  ).toBeVisible();
});
