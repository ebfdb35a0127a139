import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import addFormats from 'ajv-formats';
import Ajv2020 from 'ajv/dist/2020';
import { parse } from 'csv-parse/sync';
import {
  CATALOG_FILES,
  CATALOG_ROUTE,
  CHECK_ROUTE,
  PLAN_ROUTE,
} from '#features/catalog/common/route';
import type { CatalogDocument } from '#features/catalog/common/schema';
import { TYPES } from '#features/catalog/common/vocabulary';
import { sidewaysScroll } from './axe';
import { INCIDENTS } from './content';
import { SITES } from './sites';
import { structuredDataOf } from './structuredData';
import { download, expect, hydrated, test } from './test';

const built = (file: string): string =>
  readFileSync(path.join(SITES.root.dir, CATALOG_ROUTE, file), 'utf8');
const { incidents } = JSON.parse(built(CATALOG_FILES.json)) as CatalogDocument;

test.describe('data of the catalog', () => {
  test('the JSON names every entry, and validates against the schema beside it', () => {
    const published = incidents.map(({ url }) => new URL(url).pathname);
    expect(published.sort()).toEqual(INCIDENTS.map(({ route }) => route).sort());

    const ajv = new Ajv2020({ strict: true });
    addFormats(ajv);
    const validates = ajv.compile(JSON.parse(built(CATALOG_FILES.schema)) as object);
    validates(JSON.parse(built(CATALOG_FILES.json)));
    expect(validates.errors).toBeNull();
  });

  test('every entry has its page, and beside it a file of its own @spec:content-catalog', async ({
    request,
  }) => {
    for (const record of incidents) {
      const page = await request.get(new URL(record.url).pathname, { maxRedirects: 0 });
      expect(page.status(), record.url).toBe(200);
      const file = new URL(record.url).pathname.replace(CATALOG_ROUTE, `${CATALOG_ROUTE}v2/`);
      const json = await request.get(`${file}.json`);
      expect(await json.json(), record.url).toEqual(record);
    }
  });

  test('the page about the formats links them, explains each field, and copies the citation', async ({
    page,
    context,
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
    const table = main.locator('table').filter({
      has: page.locator('tbody td:first-child').getByText('objectives', { exact: true }),
    });
    const fields = table.locator('tbody td:first-child');
    await expect(fields).toHaveText(Object.keys(incidents[0] ?? {}));

    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await main.getByRole('button', { name: 'Copy citation' }).click();
    await expect(main.getByRole('status').getByText('Citation copied.')).toBeVisible();
    const { title, version } = JSON.parse(built(CATALOG_FILES.json)) as CatalogDocument;
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain(`${title}, version ${version} of `);
    await expect(main.getByRole('blockquote')).toHaveText(copied);
  });
});

test.describe('lists of the catalog', () => {
  test.use({ javaScriptEnabled: false });

  test('each type and each ecosystem has its incidents under an anchor', async ({ page }) => {
    await page.goto(`${CATALOG_ROUTE}lists`);
    const rubygems = page.getByRole('region', { name: 'RubyGems' });
    const expected = incidents.filter(({ ecosystems }) => ecosystems.includes('rubygems'));
    await expect(rubygems.getByRole('listitem')).toHaveCount(expected.length);
    await expect(page.locator('#ecosystem-rubygems')).toHaveText(/^RubyGems/);
    const types = page.getByRole('navigation', { name: 'Types', exact: true });
    await expect(types.getByRole('listitem')).toHaveCount(Object.keys(TYPES).length);
    await types.getByRole('link', { name: 'Watering Hole' }).click();
    await expect(page).toHaveURL(/#type-watering-hole$/);
    const ofType = incidents.filter((each) => each.types.includes('watering-hole'));
    await expect(
      page.getByRole('region', { name: 'Watering Hole' }).getByRole('listitem'),
    ).toHaveCount(ofType.length);
  });

  test('a definition has the number of its incidents, and all of them @spec:catalog-definitions', async ({
    page,
  }) => {
    await page.goto(`${CATALOG_ROUTE}compromise-definitions`);
    const expected = incidents.filter(({ types }) => types.includes('dev-tooling')).length;
    const list = page.getByRole('group').filter({ hasText: `${expected} incidents of this type` });
    await expect(list.last().locator('li')).toHaveCount(expected);
    await expect(page.getByText(/^\d+ incidents? of this type$/)).toHaveCount(
      Object.keys(TYPES).length,
    );
  });

  test('a year has a page with its incidents and what happened @spec:catalog-years', async ({
    page,
  }) => {
    await page.goto(`${CATALOG_ROUTE}2024/`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Supply chain compromises of 2024',
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
  test('has its dates, place in time, neighbors, similar entries, history, citation and structured data', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`${CATALOG_ROUTE}2024/xz`);
    const main = page.getByRole('main');
    await expect(main.getByRole('figure')).toContainText(
      `One of ${incidents.filter(({ date }) => date.startsWith('2024')).length} entries from 2024`,
    );
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
      new RegExp(`^"xz Utils backdoor", in: .*, version ${version} of .*catalog/2024/xz$`),
    );
    const article = (await structuredDataOf(page)).find((thing) => thing['@type'] === 'Article');
    expect(article).toMatchObject({
      headline: 'xz Utils backdoor',
      about: { '@type': 'Event', startDate: '2024-02-24' },
      isPartOf: { '@type': 'Dataset', version },
    });

    const dates = main.locator('dl').first();
    await expect(dates).toHaveText(/^Happened.*33 days unnoticed.*Discovered.*Made public/);
    // As far apart as they were: more than a month, and a day.
    const [first = 0, second = 0] = await dates
      .locator('> div')
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().width));
    expect(first).toBeGreaterThan(2 * second);
    const heading = main.getByRole('heading', { name: /would have stopped or limited it/ });
    await expect(heading).toHaveCount(1);
    await expect(heading.locator('+ ul')).toContainText(/(prevents|reveals|limits) it at the/);

    // Packages are a table; a single one more than shown at first needs no fold.
    const packages = main.getByRole('table', { name: /^Exposed from/ });
    await expect(packages.getByRole('columnheader').first()).toHaveText('Package');
    await expect(main.getByText(/^1 more packages/)).toHaveCount(0);

    const { changes = [], added } = incidents.find(({ id }) => id === 'xz') ?? {};
    const list = page.getByRole('heading', { name: 'History of this entry' }).locator('+ ul');
    await expect(list.getByRole('listitem')).toHaveCount(changes.length + 1);
    await expect(list.locator('time').last()).toHaveAttribute('datetime', added ?? '');
    await expect(list.locator('+ p')).toHaveText(/^The editors last compared its facts/);
  });
});

/** Ids of the incidents that a choice should find. */
const idsWhere = (fits: (incident: CatalogDocument['incidents'][number]) => boolean): string[] =>
  incidents.filter(fits).map(({ id }) => id);

/** Ids of the rows that the table shows, in their order. */
async function shownIds(page: Page): Promise<string[]> {
  const addresses = await page
    .getByRole('table', { name: /^Incidents, / })
    .getByRole('rowheader')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  return addresses.map((href) => href.slice(href.lastIndexOf('/') + 1));
}

/** A value of a facet, whether the facet is open or not. */
const choice = (page: Page, name: RegExp | string) =>
  page.getByRole('checkbox', { name, includeHidden: true });

/** Opens facets by the names that they have while nothing is chosen; the first is open already. */
async function openFacets(page: Page, ...names: string[]): Promise<void> {
  for (const name of names) {
    const facet = page
      .getByRole('main')
      .locator('details', { has: page.locator('summary').getByText(name, { exact: true }) });
    // A list that changes under the pointer takes the click away from the heading.
    await expect(async () => {
      if (!(await facet.evaluate(({ open }: HTMLDetailsElement) => open))) {
        await facet.locator('> summary').click();
      }
      await expect(facet).toHaveAttribute('open', '', { timeout: 1000 });
    }).toPass();
  }
}

const status = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /incident/i });
const results = (count: number) => `${count} of ${incidents.length} incidents`;

const dayOf = ({ dates }: CatalogDocument['incidents'][number]) => dates.disclosed.date;

test.describe('the explorer', () => {
  const DEV_2010S = idsWhere(
    ({ types, date }) => types.includes('dev-tooling') && date.startsWith('201'),
  );

  test('filters by type and decade, keeps it in the address, and takes it back step by step', async ({
    page,
  }) => {
    await page.goto(CATALOG_ROUTE);
    await hydrated(page);
    const type = choice(page, /^Dev Tooling/);
    const decade = choice(page, /^2010s/);
    await openFacets(page, 'Type', 'Year');
    await type.check();
    // The focus stays where the reader works.
    await expect(type).toBeFocused();
    const ofType = idsWhere(({ types }) => types.includes('dev-tooling'));
    await expect(status(page)).toHaveText(results(ofType.length));
    // The count beside a value says beforehand what its choice gives.
    await expect(decade).toHaveAccessibleName(`2010s ${DEV_2010S.length}`);
    await decade.check();
    await expect(status(page)).toHaveText(results(DEV_2010S.length));
    await expect(page).toHaveURL(/\?type=dev-tooling&from=2010&to=2019$/);
    expect((await shownIds(page)).sort()).toEqual([...DEV_2010S].sort());

    await page.reload();
    await hydrated(page);
    await expect(type).toBeChecked();
    await expect(decade).toBeChecked();
    await expect(status(page)).toHaveText(results(DEV_2010S.length));

    await page.goBack();
    await expect(status(page)).toHaveText(results(ofType.length));
    await expect(decade).not.toBeChecked();
    await page.goBack();
    await expect(status(page)).toHaveText(results(incidents.length));
    await page.goForward();
    await expect(type).toBeChecked();
    await expect(status(page)).toHaveText(results(ofType.length));

    await openFacets(page, 'Year');
    // Into an incident by the site's own navigation, and back to the choice, whose address the
    // router has never seen.
    await decade.check();
    await decade.blur();
    await page.getByRole('rowheader').getByRole('link').first().click();
    await expect(page).toHaveURL(/\/catalog\/201\d\/[^/]+$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL(/\?type=dev-tooling&from=2010&to=2019$/);
    await expect(type).toBeChecked();
    await expect(decade).toBeChecked();
    await expect(status(page)).toHaveText(results(DEV_2010S.length));
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    // A step within the page leaves the focus where it is.
    await openFacets(page, 'Type: Dev Tooling');
    await type.focus();
    await page.goBack();
    await expect(decade).not.toBeChecked();
    await expect(type).toBeFocused();
  });

  test('finds words, sorts, knows CVE numbers, and starts anew', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(CATALOG_ROUTE);
    await hydrated(page);
    await page.getByRole('searchbox', { name: 'Words in name, target, or identifier' }).fill('xz');
    await expect.poll(() => shownIds(page)).toEqual(['xz']);
    await expect(page).toHaveURL(/\?q=xz$/);
    await page.getByRole('button', { name: 'Clear all' }).click();
    await expect(status(page)).toHaveText(results(incidents.length));
    await expect(status(page)).toBeFocused();
    await expect(page).toHaveURL(CATALOG_ROUTE);

    const withCve = idsWhere(({ identifiers }) =>
      identifiers.some(({ id }) => id.startsWith('CVE-')),
    );
    await openFacets(page, 'More filters');
    const column = page.getByRole('columnheader', { name: 'CVE' });
    await expect(column).toHaveCount(0);
    const cve = page.getByRole('group', { name: 'More filters' });
    await cve.getByRole('checkbox', { name: `With a CVE number ${withCve.length}` }).check();
    await expect(status(page)).toHaveText(results(withCve.length));
    await expect(column).toBeVisible();
    const first = page
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader') })
      .first();
    await expect(first.getByRole('cell', { name: /^CVE-/ })).toBeVisible();
    const withoutCve = cve.getByRole('checkbox', { name: /^Without one/ });
    await expect(withoutCve).toHaveAccessibleName(`Without one ${incidents.length}`);
    const disclosed = page.getByRole('columnheader', { name: 'Disclosed' });
    await expect(disclosed).toHaveAttribute('aria-sort', 'descending');
    await disclosed.getByRole('button').click();
    await expect(disclosed).toHaveAttribute('aria-sort', 'ascending');
    await expect(page).toHaveURL(/&sort=oldest$/);
    const byDate = [...incidents].filter(({ id }) => withCve.includes(id));
    await expect
      .poll(async () => (await shownIds(page))[0])
      .toBe(byDate.sort((a, b) => dayOf(a).localeCompare(dayOf(b)))[0]?.id);
  });

  test('shows how long incidents went unnoticed, the longest first by its head', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(CATALOG_ROUTE);
    await hydrated(page);
    const days = page.getByRole('columnheader', { name: 'Days unnoticed' });
    await days.getByRole('button').click();
    await expect(days).toHaveAttribute('aria-sort', 'descending');
    await expect(page).toHaveURL(/\?sort=dwell$/);
    const most = Math.max(...incidents.map(({ dwellDays }) => dwellDays?.least ?? 0));
    await expect(page.getByRole('row').nth(1)).toContainText(most.toLocaleString('en-US'));
    await page.reload();
    await expect(days).toHaveAttribute('aria-sort', 'descending');
  });

  test('names what is chosen, takes it off, and answers keys', async ({ page }) => {
    await page.goto(`${CATALOG_ROUTE}?q=npm&ecosystem=npm&from=2020`);
    await hydrated(page);
    const chosen = page.getByRole('list', { name: 'Chosen' }).getByRole('button');
    await expect(chosen).toHaveText(['"npm" ×', 'Ecosystem: npm ×', 'Since 2020 ×', 'Clear all']);
    await chosen.nth(1).click();
    await expect(page).toHaveURL(/\?q=npm&from=2020$/);
    await expect(status(page)).toBeFocused();
    const field = page.getByRole('searchbox', { name: /^Words/ });
    const count = (await status(page).textContent()) ?? '';
    await field.focus();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/\?from=2020$/);
    await expect(field).toHaveValue('');
    await expect(status(page)).not.toHaveText(count);
    const names = page.getByRole('rowheader').getByRole('link');
    await page.keyboard.press('ArrowDown');
    await expect(names.first()).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(names.nth(1)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(field).toBeFocused();
    await names.first().focus();
    await page.keyboard.press('/');
    await expect(page.getByRole('combobox', { name: 'Search' })).toBeFocused();
  });

  test('has facets beside the results, and in a sheet on phones', async ({ page }) => {
    await page.goto(CATALOG_ROUTE);
    await hydrated(page);
    const vector = page.locator('summary').getByText('Vector', { exact: true });
    const open = page.getByRole('button', { name: 'Filters', exact: true });
    await expect(vector).toBeVisible();
    await expect(open).toBeHidden();
    // The number of results and the facets stay in view.
    await page.evaluate(() => window.scrollTo(0, 1500));
    await expect(vector).toBeInViewport();
    await expect(status(page)).toBeInViewport();

    await page.setViewportSize({ width: 390, height: 844 });
    await expect(vector).toBeHidden();
    await open.click();
    await choice(page, /^Account takeover/).check();
    const count = idsWhere(({ vectors }) => vectors.includes('account-takeover')).length;
    await page.getByRole('button', { name: `Show ${count} incidents` }).click();
    await expect(vector).toBeHidden();
    await expect(status(page)).toHaveText(results(count));
    await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeVisible();
  });

  test('shows 30 results, and 30 more each time', async ({ page }) => {
    await page.goto(CATALOG_ROUTE);
    await hydrated(page);
    const more = page.getByRole('button', { name: 'Show more' });
    for (let count = 30; count < incidents.length; count += 30) {
      expect(await shownIds(page)).toHaveLength(count);
      await more.click();
    }
    expect(await shownIds(page)).toHaveLength(incidents.length);
    await expect(more).toHaveCount(0);
  });

  test('leads back from an entry to the filter, the results and the place that were left', async ({
    page,
  }) => {
    await page.goto(`${CATALOG_ROUTE}?nature=attack`);
    await hydrated(page);
    await page.getByRole('button', { name: 'Show more' }).click();
    // A chosen entry changes nothing about what is found.
    await page
      .getByRole('checkbox', { name: /^Choose/ })
      .last()
      .check();
    await expect(page).toHaveURL(/\?nature=attack&incident=[^&]+&shown=60$/);
    const before = await shownIds(page);
    expect(before).toHaveLength(60);
    const entry = page.getByRole('rowheader').getByRole('link').nth(50);
    await entry.evaluate((link) => link.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const place = () => page.evaluate(() => window.scrollY);
    const left = await place();
    await entry.click();
    await expect(page).toHaveURL(/\/catalog\/\d{4}\/[^/]+$/);
    await expect(entry).toHaveCount(0);
    await page.goBack();
    await expect.poll(() => shownIds(page)).toEqual(before);
    await expect.poll(place).toBe(left);
    await expect(choice(page, /^Attack \d/)).toBeChecked();
    await page.reload();
    await hydrated(page);
    await expect.poll(() => shownIds(page)).toEqual(before);
    await openFacets(page, 'Type');
    await choice(page, /^Dev Tooling/).check();
    await expect(page).not.toHaveURL(/shown/);
  });

  test('says so when nothing fits', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(`${CATALOG_ROUTE}?q=${'nothing'.repeat(20)}`);
    await expect(status(page)).toHaveText('No incident matches. Remove a filter.');
    await expect(page.getByRole('link', { name: /^Controls for/ })).toHaveCount(0);
    expect(await sidewaysScroll(page)).toBe(0);
  });

  test('leads the keyboard to a filtered result and into an incident', async ({ page }) => {
    await page.goto(`${CATALOG_ROUTE}?from=1975&to=1975`);
    await hydrated(page);
    await expect(status(page)).toHaveText(results(1));
    await openFacets(page, 'Type');
    await choice(page, /^Dev Tooling/).focus();
    await page.keyboard.press('Space');
    await expect(page).toHaveURL(/type=dev-tooling/);
    const target = page.getByRole('rowheader').getByRole('link', { name: /Bell Labs/ });
    const isFocused = () => target.evaluate((link) => link === document.activeElement);
    for (let presses = 0; presses < 40 && !(await isFocused()); presses += 1) {
      await page.keyboard.press('Tab');
    }
    await expect(target).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${CATALOG_ROUTE}1975/login-bell`);
  });

  test('saves what is filtered as JSON and CSV, equal to the published files', async ({ page }) => {
    await page.goto(`${CATALOG_ROUTE}?type=dev-tooling&from=2010&to=2019`);
    await hydrated(page);
    await expect(status(page)).toHaveText(results(DEV_2010S.length));
    const save = async (format: string) =>
      (await download(page.getByRole('button', { name: `Save as ${format}` }))).text;
    const isChosen = ({ id }: { id?: string }) => DEV_2010S.includes(id ?? '');
    const json = JSON.parse(built(CATALOG_FILES.json)) as CatalogDocument;
    expect(JSON.parse(await save('JSON'))).toEqual({
      ...json,
      incidents: incidents.filter(isChosen),
    });
    const csv = parse<Record<string, string>>(built(CATALOG_FILES.csv), { columns: true });
    expect(parse(await save('CSV'), { columns: true })).toEqual(csv.filter(isChosen));
  });

  test('tells when the data for a download cannot be loaded', async ({ page }) => {
    await page.route(`**/${CATALOG_FILES.json}`, (route) => route.fulfill({ status: 204 }));
    await page.goto(CATALOG_ROUTE);
    await hydrated(page);
    await page.getByRole('button', { name: 'Save as JSON' }).click();
    await expect(page.getByRole('alert')).toHaveText("The data couldn't be loaded. Try again.");
  });

  test('is a table from 1180 px on, and cards with the roles of one where there is less room', async ({
    page,
  }) => {
    await page.goto(CATALOG_ROUTE);
    for (const width of [1180, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const [name, days] = [page.getByRole('rowheader').first(), page.getByRole('cell').nth(3)];
      await name.scrollIntoViewIfNeeded();
      await expect(name).toHaveCSS('display', 'table-cell');
      await expect(days).toBeInViewport();
    }
    // The wheel over the filters scrolls the page.
    await choice(page, /^Account takeover/).hover();
    await page.mouse.wheel(0, 300);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
    const table = page.getByRole('table', { name: 'Incidents, latest first' });
    await expect(table.getByRole('row')).not.toHaveCount(0);
    // A phone, and between the sidebar and the outline.
    for (const width of [360, 1000]) {
      await page.setViewportSize({ width, height: 900 });
      const [name, type] = await Promise.all(
        [table.getByRole('rowheader').first(), table.getByRole('cell').nth(1)].map((cell) =>
          cell.boundingBox(),
        ),
      );
      expect(type?.y).toBeGreaterThan((name?.y ?? 0) + (name?.height ?? 0) - 1);
      // A card says how long an incident went unnoticed only if it did.
      await expect(table.getByText('0', { exact: true }).filter({ visible: true })).toHaveCount(0);
    }
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });
    test('has every entry, latest first, and in place of the controls the way to the plain lists @spec:catalog-incidents', async ({
      page,
    }) => {
      await page.goto(CATALOG_ROUTE);
      const shown = await shownIds(page);
      expect([...shown].sort()).toEqual(incidents.map(({ id }) => id).sort());
      expect(shown.at(-1)).toBe('login-bell');
      await expect(page.getByRole('searchbox', { name: /^Words/ })).toBeHidden();
      await page.getByRole('link', { name: 'by type and by ecosystem' }).first().click();
      await expect(page).toHaveURL(`${CATALOG_ROUTE}lists`);
    });
  });
});

test.describe('chosen entries', () => {
  const nameOf = (id: string) => incidents.find((incident) => incident.id === id)?.name ?? id;

  test('lead to the controls that would have stopped them, and to a list of just these', async ({
    page,
  }) => {
    await page.goto(`${CATALOG_ROUTE}?from=2024&to=2024`);
    await hydrated(page);
    await page.getByRole('checkbox', { name: `Choose ${nameOf('polyfill')}` }).focus();
    await page.keyboard.press('Space');
    await page.getByRole('checkbox', { name: `Choose ${nameOf('xz')}` }).check();
    await expect(page).toHaveURL(/\?from=2024&to=2024&incident=polyfill&incident=xz$/);
    await page.getByRole('link', { name: 'Controls for 2 incidents' }).click();
    await expect(page).toHaveURL(`${PLAN_ROUTE}?incident=polyfill&incident=xz`);
    await page.goBack();
    await page.getByRole('link', { name: 'Link to just these' }).click();
    await expect(page).toHaveURL(`${CATALOG_ROUTE}?only=polyfill&only=xz#all-entries`);
    await expect(status(page)).toHaveText(results(2));
    expect((await shownIds(page)).sort()).toEqual(['polyfill', 'xz']);
    await page.reload();
    await expect(status(page)).toHaveText(results(2));
    await page
      .getByRole('list', { name: 'Chosen' })
      .getByRole('button', { name: /2 incidents/ })
      .click();
    await expect(status(page)).toHaveText(results(incidents.length));
  });
});

test.describe('pages of ways in and of ecosystems', () => {
  test.use({ javaScriptEnabled: false });

  for (const [route, belongs] of [
    ['vectors/typosquatting', ({ vectors }) => vectors.includes('typosquatting')],
    ['ecosystems/npm', ({ ecosystems }) => ecosystems.includes('npm')],
  ] as [string, (incident: CatalogDocument['incidents'][number]) => boolean][]) {
    test(`${route} has its incidents, and the guides that these name`, async ({ page }) => {
      await page.goto(CATALOG_ROUTE + route);
      const main = page.getByRole('main');
      const names = incidents.filter(belongs).map(({ name }) => name);
      const list = main.getByRole('heading', { level: 2, name: /^Incidents/ }).locator('+ ul');
      await expect(list.getByRole('link')).toHaveText(names);
      await expect(
        main.getByRole('listitem').filter({ hasText: /\(\d+ incidents?\)$/ }),
      ).not.toHaveCount(0);
    });
  }
});

test.describe('charts', () => {
  const ANALYSIS = `${CATALOG_ROUTE}analysis`;

  test('a bar of the timeline filters the entries, by keyboard too', async ({ page }) => {
    await page.goto(ANALYSIS);
    await hydrated(page);
    const chart = page.getByRole('group', { name: 'Incidents per year, stacked by type' });
    const bar = chart.getByRole('link', { name: /^2019, Dev Tooling: \d+ incidents?$/ });
    const ofYear = idsWhere(({ date }) => date.startsWith('2019'));
    await expect(chart.getByText(String(ofYear.length), { exact: true })).not.toHaveCount(0);
    // The bar counts main types; the filter also finds those with the type in second place.
    const main = idsWhere(
      ({ types, date }) => types[0] === 'dev-tooling' && date.startsWith('2019'),
    );
    await expect(bar).toHaveAccessibleName(new RegExp(`: ${main.length} incidents?$`));
    const expected = idsWhere(
      ({ types, date }) => types.includes('dev-tooling') && date.startsWith('2019'),
    );
    await bar.focus();
    await page.keyboard.press('Enter');
    await expect(status(page)).toHaveText(results(expected.length));
    await expect(status(page)).toBeFocused();
    await expect(page).toHaveURL(/\?type=dev-tooling&from=2019&to=2019#all-entries$/);
    await page.goBack();
    await expect(page).toHaveURL(ANALYSIS);
  });

  test('the timeline fits 360 px, with bars that can be hit, and has its numbers as a table', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 900 });
    await page.goto(ANALYSIS);
    const bars = page
      .getByRole('group', { name: 'Incidents per year, stacked by type' })
      .getByRole('link');
    const heights = await bars.evaluateAll((links) =>
      links.map((link) => link.getBoundingClientRect().height),
    );
    expect(Math.min(...heights)).toBeGreaterThan(12);
    await page.getByText('The numbers as a table').click();
    const table = page.getByRole('table', { name: 'Incidents per year and type' });
    const expected = idsWhere(
      ({ types, date }) => types[0] === 'source-code' && date.startsWith('2021'),
    );
    await expect(
      table
        .getByRole('row')
        .filter({ has: page.getByRole('rowheader', { name: '2021' }) })
        .getByRole('cell')
        .nth(2),
    ).toHaveText(String(expected.length));
  });

  test('a number of the matrix filters by type and ecosystem', async ({ page }) => {
    await page.goto(ANALYSIS);
    await hydrated(page);
    await page.getByText('Types by ecosystem').click();
    const matrix = page.getByRole('table', { name: /^Number of incidents by ecosystem and type/ });
    const npm = matrix
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name: 'npm' }) });
    const cell = npm.getByRole('link').first();
    const count = Number(await cell.innerText());
    await cell.click();
    await expect(status(page)).toHaveText(results(count));
    await expect(page).toHaveURL(/\?ecosystem=npm&type=[a-z-]+#all-entries$/);
  });
});

test.describe('waiting and signatures', () => {
  const ANALYSIS = `${CATALOG_ROUTE}analysis`;

  test('the days to wait, as a first action, say how many attacks they would have spared', async ({
    page,
  }) => {
    await page.goto(ANALYSIS, { waitUntil: 'commit' });
    const days = page.getByRole('spinbutton', { name: 'Days to wait' });
    const answer = page.getByRole('main').getByRole('status').filter({ hasText: 'spared' });
    const sparedOf = async () => Number(/spared you (\d+) of/.exec(await answer.innerText())?.[1]);
    await expect(answer).toContainText('Waiting a day would have spared you');
    const ofDay = await sparedOf();
    await days.fill('7');
    await expect(answer).toContainText('Waiting 7 days would have spared you');
    expect(await sparedOf()).toBeGreaterThan(ofDay);
    await days.press('ArrowUp');
    await expect(answer).toContainText('Waiting 8 days');
    await page.getByRole('combobox', { name: 'Registry' }).selectOption('npm');
    await expect(answer).toContainText('attacks on npm');
  });

  test('the table says what a signature was worth, and marks what is inferred', async ({
    page,
  }) => {
    await page.goto(ANALYSIS);
    const table = page.getByRole('table', { name: /^What measures did or would have done/ });
    const measured = incidents.filter(({ provenance }) => provenance !== null);
    await expect(table.getByRole('rowheader')).toHaveCount(measured.length);
    const row = table.getByRole('row').filter({ hasText: '3CX' });
    await expect(row.getByRole('cell').first()).toHaveText("Yes, vendor's certificate");
    await expect(table.getByText('(inferred)').first()).toBeVisible();
  });
});

test.describe('check of a lockfile', () => {
  /** What the check says, among other places that announce something. */
  const bannerOf = (page: Page) =>
    page.getByRole('main').getByRole('status').filter({ hasText: /\S/ }).first();
  const LOCKFILE = ['# yarn lockfile v1', '', 'coa@^2.0.0:', '  version "2.0.3"', ''].join('\n');

  test('a file is checked that is chosen before the page has started', async ({ page }) => {
    await page.goto(CHECK_ROUTE);
    await page.getByLabel('Choose files').setInputFiles({
      name: 'yarn.lock',
      mimeType: 'text/plain',
      buffer: Buffer.from(LOCKFILE),
    });
    const main = page.getByRole('main');
    await expect(bannerOf(page)).toHaveText(
      /^Affected: .* 1 package of yarn\.lock read\. 1 package is/,
    );
    await expect(main.getByRole('link', { name: 'coa and rc' })).toBeVisible();
    await expect(main.getByText('coa 2.0.3').locator('..')).toContainText('yarn.lock, line 3');

    const { text } = await download(main.getByRole('button', { name: 'Save as SARIF' }));
    expect(JSON.parse(text)).toMatchObject({
      version: '2.1.0',
      runs: [{ results: [{ level: 'error' }] }],
    });
    // The report outlives a look at the incident.
    await main.getByRole('link', { name: 'coa and rc' }).click();
    await expect(page).toHaveURL(/\/2021\//);
    await page.goBack();
    await expect(bannerOf(page)).toHaveText(/1 package of yarn\.lock read\./);
  });

  test('a file is checked that is dropped beside its field, and taken back', async ({ page }) => {
    await page.goto(CHECK_ROUTE);
    await hydrated(page);
    // The worker comes with the first use.
    expect(page.workers()).toEqual([]);
    const files = await page.evaluateHandle((text) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([text], 'yarn.lock'));
      return transfer;
    }, LOCKFILE);
    await page.getByLabel('Or paste the text').dispatchEvent('drop', { dataTransfer: files });
    const status = bannerOf(page);
    await expect(status).toHaveText(/1 package of yarn\.lock/);
    await page.getByLabel('Choose files').setInputFiles([]);
    await expect(status).toHaveText(/^Nothing checked yet\./);
  });

  test('a text is checked that is pasted first; the next one without a network', async ({
    page,
  }) => {
    await page.goto(CHECK_ROUTE);
    const field = page.getByLabel('Or paste the text');
    const status = bannerOf(page);
    await field.fill(LOCKFILE);
    await expect(status).toContainText('1 package is in this list of');

    await page.context().setOffline(true);
    await field.fill('coa==2.0.3\n');
    await expect(status).toHaveText(
      /^No match\. 1 package of requirements\.txt read\. No match in this list of/,
    );
    await field.fill('{\n  "packages": {\n');
    await expect(status).toHaveText(/^Nothing compared\. /);
    await expect(page.getByRole('main').getByText(/Line 3: this is no JSON .* → /)).toBeVisible();
  });

  test('a folder is checked with nothing sent, and says what it could not read', async ({
    page,
  }, testInfo) => {
    const folder = testInfo.outputPath('checkout');
    const write = (file: string, text: string) => {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      writeFileSync(path.join(folder, file), text);
    };
    write('web/yarn.lock', LOCKFILE);
    write('testdata/yarn.lock', LOCKFILE);
    write('src/main.go', 'package main\n');
    write('bun.lockb', 'binary');
    await page.goto(CHECK_ROUTE);
    await hydrated(page);
    const main = page.getByRole('main');
    // The worker itself is the last thing that is loaded.
    await page.getByLabel('Or paste the text').fill('coa==1.0.0\n');
    await expect(bannerOf(page)).toHaveText(/^No match/);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.context().setOffline(true);
    await page.getByLabel('Or choose a folder').setInputFiles(folder);
    await expect(bannerOf(page)).toHaveText(
      /^Affected: .* 1 of 2 files that name dependencies read.* 1 file could not be read, so this says nothing about it\./,
    );
    await expect(bannerOf(page)).toBeInViewport();
    await expect(main.getByText('web/yarn.lock, line 3')).toBeVisible();
    await expect(main.getByRole('listitem').filter({ hasText: 'bun.lockb' })).toContainText(
      'Make a lockfile with bun install',
    );
    await expect(main.getByText('Left out as test data')).toBeVisible();
    expect(requests.filter((url) => !/\.(?:js|woff2)$/.test(url))).toEqual([]);
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 } });

    test('the keyboard alone is enough, and what happens is announced where it stands', async ({
      page,
      context,
    }, testInfo) => {
      const folder = testInfo.outputPath('checkout');
      const name = `${'a-long-name-without-an-end-'.repeat(8)}/yarn.lock`;
      mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
      writeFileSync(path.join(folder, name), LOCKFILE);
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.addInitScript(() => {
        window.print = () => {
          document.title = 'Printed';
        };
      });
      await page.goto(CHECK_ROUTE);
      await hydrated(page);
      const main = page.getByRole('main');
      // Announced is what changes in a place that was there before.
      await bannerOf(page).evaluate((banner) => banner.setAttribute('data-before', ''));
      const files = page.getByLabel('Choose files');
      const chooseFolder = page.getByLabel('Or choose a folder');
      await files.focus();
      await page.keyboard.press('Tab');
      await expect(chooseFolder).toBeFocused();
      const [chooser] = await Promise.all([
        page.waitForEvent('filechooser'),
        page.keyboard.press('Enter'),
      ]);
      await chooser.setFiles(folder);
      await expect(bannerOf(page)).toHaveText(/^Affected: .* 1 package is in this list/);
      await expect(bannerOf(page)).toHaveAttribute('data-before', '');
      await expect(chooseFolder).toBeFocused();
      expect(await sidewaysScroll(page)).toBe(0);
      await expect(main.getByRole('heading', { name: 'Result', level: 2 })).toBeAttached();

      // The empty field for a text is folded; what to do with the report comes below what was found.
      await expect(page.getByLabel('Or paste the text')).toBeHidden();
      const copyButton = main.getByRole('button', { name: 'Copy as Markdown' });
      const isCopy = () => copyButton.evaluate((button) => button === document.activeElement);
      for (let tab = 0; tab < 20 && !(await isCopy()); tab++) {
        await page.keyboard.press('Tab');
      }
      await expect(copyButton).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(main.getByRole('status').filter({ hasText: 'Copied.' })).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`\`${name}:3\``);
      for (const next of ['Save as Markdown', 'Save as SARIF', 'Print']) {
        await page.keyboard.press('Tab');
        await expect(main.getByRole('button', { name: next })).toBeFocused();
      }
      await page.keyboard.press('Enter');
      await expect(page).toHaveTitle('Printed');
      await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
      await expect(chooseFolder).toBeHidden();
      await expect(bannerOf(page)).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    });
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('the lists take its place', async ({ page }) => {
      await page.goto(CHECK_ROUTE);
      await expect(page.getByLabel('Choose files')).toBeHidden();
      await page.getByRole('link', { name: 'incidents by ecosystem' }).click();
      await expect(page).toHaveURL(`${CATALOG_ROUTE}lists`);
    });
  });
});
