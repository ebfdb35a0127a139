import { readFileSync } from 'node:fs';
import path from 'node:path';
import addFormats from 'ajv-formats';
import Ajv2020 from 'ajv/dist/2020';
import { CATALOG_FILES, CATALOG_ROUTE } from '../plugins/catalog/route';
import type { CatalogDocument } from '../plugins/catalog/schema';
import { SITES } from './sites';
import { expect, hydrated, test } from './test';

const built = (file: string): string =>
  readFileSync(path.join(SITES.root.dir, CATALOG_ROUTE, file), 'utf8');
const { incidents } = JSON.parse(built(CATALOG_FILES.json)) as CatalogDocument;

test.describe('data of the catalogue', () => {
  test('the JSON names every entry of the required routes, and validates against the schema beside it', () => {
    const routes = readFileSync('e2e/required-routes.txt', 'utf8')
      .split('\n')
      .filter((route) => route.startsWith(CATALOG_ROUTE) && /\/\d{4}\//.test(route));
    const published = incidents.map(({ url }) => new URL(url).pathname);
    expect(routes.filter((route) => !published.includes(route))).toEqual([]);

    const ajv = new Ajv2020({ strict: true });
    addFormats(ajv);
    const validates = ajv.compile(JSON.parse(built(CATALOG_FILES.schema)) as object);
    validates(JSON.parse(built(CATALOG_FILES.json)));
    expect(validates.errors).toBeNull();
  });

  test('every entry has its page, and beside it a file of its own', async ({ request }) => {
    for (const record of incidents) {
      const page = await request.get(new URL(record.url).pathname, { maxRedirects: 0 });
      expect(page.status(), record.url).toBe(200);
      const json = await request.get(`${new URL(record.url).pathname}.json`);
      expect(await json.json(), record.url).toEqual(record);
    }
  });

  test('the formats are served, and the page about them links them and explains each field', async ({
    page,
    request,
  }) => {
    await page.goto(`${CATALOG_ROUTE}data`);
    await hydrated(page);
    const main = page.getByRole('main');
    for (const file of Object.values(CATALOG_FILES)) {
      await expect(main.getByRole('link', { name: file })).toHaveAttribute(
        'href',
        CATALOG_ROUTE + file,
      );
      expect((await request.get(CATALOG_ROUTE + file)).status(), file).toBe(200);
    }
    const fields = main.locator('table').nth(1).locator('tbody td:first-child');
    await expect(fields).toHaveText(Object.keys(incidents[0] ?? {}));
  });
});

test.describe('lists of the catalogue', () => {
  test.use({ javaScriptEnabled: false });

  test('each type and each ecosystem has its incidents under an anchor', async ({ page }) => {
    await page.goto(`${CATALOG_ROUTE}lists`);
    const rubygems = page.getByRole('region', { name: 'RubyGems' });
    const expected = incidents.filter(({ ecosystems }) => ecosystems.includes('rubygems'));
    await expect(rubygems.getByRole('listitem')).toHaveCount(expected.length);
    await expect(page.locator('#ecosystem-rubygems')).toHaveText(/^RubyGems/);
    const types = page.getByRole('navigation', { name: 'Types', exact: true });
    await expect(types.getByRole('listitem')).toHaveCount(11);
    await types.getByRole('link', { name: 'Watering Hole' }).click();
    await expect(page).toHaveURL(/#type-watering-hole$/);
    await expect(page.getByRole('region', { name: 'Watering Hole' })).toContainText('1 incident');
  });

  test('a definition has the number of its incidents, and all of them', async ({ page }) => {
    await page.goto(`${CATALOG_ROUTE}compromise-definitions`);
    const expected = incidents.filter(({ types }) => types.includes('dev-tooling')).length;
    const list = page.getByRole('group').filter({ hasText: `${expected} incidents of this type` });
    await expect(list.first().locator('li')).toHaveCount(expected);
    await expect(page.getByText(/^\d+ incidents? of this type$/)).toHaveCount(11);
  });

  test('a year has a page with its incidents and what happened', async ({ page }) => {
    await page.goto(`${CATALOG_ROUTE}2024/`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Supply Chain Compromises of 2024',
    );
    const main = page.getByRole('main');
    const links = main.getByRole('listitem').getByRole('link');
    for (const { name } of incidents.filter(({ date }) => date.startsWith('2024'))) {
      await expect(links.filter({ hasText: name })).toBeVisible();
    }
    await expect(main).toContainText(incidents.find(({ id }) => id === 'xz')?.summary ?? 'xz');
  });

  test('a guide lists the incidents that name it', async ({ page }) => {
    await page.goto('/projects/best-practices/governance/leadership-selection');
    const expected = incidents.filter(({ guides }) =>
      guides.some(({ url }) => url.endsWith('/leadership-selection')),
    );
    const list = page.getByRole('group').filter({ hasText: `${expected.length} incidents` });
    await expect(list.locator('li')).toHaveCount(expected.length);
    await list.locator('summary').click();
    await expect(list.getByRole('link', { name: 'xz Utils backdoor' })).toBeVisible();
  });
});

test.describe('the page of an entry', () => {
  test('has its place in time, neighbours, similar entries, citation and structured data', async ({
    page,
  }) => {
    await page.goto(`${CATALOG_ROUTE}2024/xz`);
    const main = page.getByRole('main');
    await expect(main.getByRole('figure')).toContainText('One of 7 entries of 2024');
    const order = incidents.map(({ id }) => id);
    const before = incidents[order.indexOf('xz') + 1];
    const after = incidents[order.indexOf('xz') - 1];
    await expect(main.locator('dl').last()).toHaveText(
      new RegExp(`^Before${before?.name}.*After${after?.name}`),
    );
    await expect(main.getByText(/^Similar by/).locator('+ ul > li')).not.toHaveCount(0);
    const { version, date } = JSON.parse(built(CATALOG_FILES.json)) as CatalogDocument;
    expect(date).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    await expect(main.getByRole('blockquote')).toHaveText(
      new RegExp(`^“xz Utils backdoor”, in: .*, version ${version} of .*catalog/2024/xz$`),
    );
    const article = (await page.locator('script[type="application/ld+json"]').allInnerTexts())
      .map((text) => JSON.parse(text) as Record<string, unknown>)
      .find((data) => data['@type'] === 'Article');
    expect(article).toMatchObject({
      headline: 'xz Utils backdoor',
      about: { '@type': 'Event', startDate: '2024-03-28' },
      isPartOf: { '@type': 'Dataset', version },
    });
  });

  test('shares its parts with no other page', async ({ page }) => {
    const scripts: string[] = [];
    page.on('response', (response) => scripts.push(response.url()));
    await page.goto('/contributors/getting-started');
    await hydrated(page);
    expect(scripts.filter((url) => url.endsWith('.js'))).not.toHaveLength(0);
    expect(scripts.filter((url) => /\/incident\.[^/]*\.js$/.test(url))).toEqual([]);
  });
});
