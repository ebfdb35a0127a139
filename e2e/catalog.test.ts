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
