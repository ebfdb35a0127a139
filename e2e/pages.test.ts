// cspell:ignore mainta
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { instantText } from '#features/events/common/public';
import { meetingsAhead } from '#features/events/node/meetings';
import { DOCS, entryOf, keysOf, POSTS, tagged } from './content';
import { expect, hydrated, test } from './test';

test.describe('home page', () => {
  test('has a way in for each of the four audiences, and the areas once, in the order of the top bar @spec:audience @spec:route-home', async ({
    page,
  }) => {
    await page.goto('/');
    const main = page.getByRole('main');
    const ways = {
      Maintainers: '/maintainers/',
      Projects: '/projects/',
      Community: '/community/',
      'New Contributors': '/contributors/',
    };
    for (const [name, href] of Object.entries(ways)) {
      const link = main.getByRole('link', { name, exact: true });
      await expect(link).toHaveCount(1);
      await expect(link).toHaveAttribute('href', href);
    }
    const bar = await page
      .getByRole('navigation', { name: 'Main' })
      .locator('.navbar__item.navbar__link[href]')
      .allTextContents();
    const doors = await main.locator('ul h3 a').allTextContents();
    expect(bar.length).toBeGreaterThan(4);
    expect(doors.filter((label) => bar.includes(label))).toEqual(bar);
  });

  test('shows the next deadline first, with the days left, the next event, and the catalog', async ({
    page,
  }) => {
    await page.clock.setFixedTime(new Date('2026-11-25T12:00:00'));
    await page.goto('/');
    await hydrated(page);
    const main = page.getByRole('main');
    const current = page.getByRole('region', { name: "What's happening" });
    await expect(current.getByRole('listitem').first()).toContainText(
      /^7 days left.*Next deadline.*Project opportunities, Europe 2027/,
    );
    await expect(main).toContainText('110 days to go');
    await expect(current.getByText(/^Changed [A-Z]/)).toBeVisible();
    await expect(main).toContainText(/\d+ incidents/);
    await expect(main).toContainText(/from 1975 to \d{4}/);
  });

  test('its large search box opens the dialog, where one types at once', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Search/ })
      .click();
    const field = page.getByRole('dialog').getByRole('combobox', { name: 'Search' });
    await expect(field).toBeFocused();
    await page.keyboard.type('duties');
    await expect(field).toHaveValue('duties');
    await expect(page).toHaveURL('/');
  });

  test('shows the deadline that closes next, and a post for no more than 90 days', async ({
    page,
  }) => {
    const [, day = ''] = /(\d{4}-\d\d-\d\d)/.exec(POSTS[0]?.file ?? '') ?? [];
    const { deadlines } = parse(readFileSync('data/events.yaml', 'utf8')) as {
      deadlines: { name: string; closes: string; kind?: string }[];
    };
    for (const [age, isNews] of [
      [90, true],
      [91, false],
    ] as const) {
      const today = new Date(Date.parse(day) + age * 86_400_000).toISOString().slice(0, 10);
      await page.clock.setFixedTime(new Date(`${today}T12:00:00`));
      await page.goto('/');
      await hydrated(page);
      const current = page.getByRole('region', { name: "What's happening" });
      await expect(current.getByText(/^Latest post, /)).toHaveCount(isNews ? 1 : 0);
      const [next] = deadlines
        .filter(({ closes, kind }) => kind !== 'milestone' && closes >= today)
        .sort((a, b) => (a.closes < b.closes ? -1 : 1));
      await expect(current.getByText('Next deadline')).toHaveCount(next ? 1 : 0);
      if (next) {
        await expect(current).toContainText(next.name);
      }
    }
  });

  test('invites to the events page once no edition lies ahead', async ({ page }) => {
    await page.clock.setFixedTime(new Date('2099-01-01T12:00:00'));
    await page.goto('/');
    await hydrated(page);
    const current = page.getByRole('region', { name: "What's happening" });
    await expect(current.getByRole('link', { name: "What's planned" })).toBeVisible();
  });
});

test.describe('home page in another time zone', () => {
  test.use({ timezoneId: 'Asia/Tokyo' });

  test('shows the meeting that begins next, in the time zone of the reader, and none once no date is left', async ({
    page,
  }) => {
    const meeting = page
      .getByRole('region', { name: "What's happening" })
      .getByRole('listitem')
      .filter({ hasText: 'Next meeting' });
    const soonest = meetingsAhead('.').map(({ next }) => next[0] ?? '9')[0] ?? '';
    await page.clock.setFixedTime(new Date(Date.parse(soonest) - 60_000));
    await page.goto('/');
    await hydrated(page);
    const time = meeting.locator('time');
    await expect(time).toHaveAttribute('datetime', soonest);
    await expect(time).toHaveText(instantText(soonest, 'Asia/Tokyo'));
    await page.clock.setFixedTime(new Date('2099-01-01T12:00:00'));
    await page.goto('/');
    await hydrated(page);
    await expect(meeting).toHaveCount(0);
  });
});

test.describe('tags', () => {
  test('the list has all tags with label, description and count @spec:route-tags @spec:call-metadata', async ({
    page,
  }) => {
    await page.goto('/tags');
    const items = page.getByRole('main').getByRole('listitem');
    await expect(items).toHaveCount(keysOf('docs/tags.yml').length);
    await expect(items.filter({ hasText: 'Operational resilience' })).toContainText(
      entryOf('docs/tags.yml', 'operational-resilience').description ?? '',
    );
    await expect(items.filter({ hasText: 'Operational resilience' })).toContainText(
      new RegExp(`\\b${tagged(DOCS, 'operational-resilience').length} pages?\\b`),
    );
  });

  test('a tag page has label, description and its pages with theirs @spec:content-tags @spec:route-tag', async ({
    page,
  }) => {
    await page.goto('/tags/getting-started');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Pages tagged Getting started',
    );
    const main = page.getByRole('main');
    await expect(main).toContainText(entryOf('docs/tags.yml', 'getting started').description ?? '');
    await expect(main.getByRole('article')).toHaveCount(tagged(DOCS, 'getting started').length);
    await expect(main.getByRole('article').first().locator('p')).not.toBeEmpty();
  });
});

test.describe('catalog', () => {
  const CATALOG = '/community/tags/security-and-compliance/publications/catalog/';

  test('an entry has its facts, its classification, its guides and its references @spec:catalog-incidents', async ({
    page,
  }) => {
    await page.goto(`${CATALOG}2024/xz`);
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'CVE-2024-3094' })).toHaveAttribute(
      'href',
      'https://www.cve.org/CVERecord?id=CVE-2024-3094',
    );
    await expect(main).toContainText('DiscoveredMarch 28, 2024');
    await expect(main.getByRole('row', { name: /SLSA threat A: Producer/ })).toBeVisible();
    await expect(main.getByRole('link', { name: 'ATT&CK T1195.002' })).toHaveAttribute(
      'href',
      'https://attack.mitre.org/techniques/T1195/002/',
    );
    await expect(
      main.getByRole('link', { name: 'Leadership selection', exact: true }),
    ).toBeVisible();
    await expect(main.getByRole('heading', { name: 'References' })).toBeVisible();
    await expect(main.getByRole('link', { name: 'Kaspersky Securelist, part 1' })).toBeVisible();
  });
});

test('the ways to a first contribution open one at a time, and the device keeps what is done', async ({
  page,
}) => {
  await page.goto('/contributors/getting-started');
  const main = page.getByRole('main');
  const build = main.getByRole('checkbox', { name: /^Install, use, and build/ });
  const choice = main.getByRole('checkbox', { name: /^Choose work that needs no build/ });
  await main.locator('summary').getByText('Without code').click();
  await choice.check();
  await expect(build).toBeHidden();
  await page.reload();
  await expect(build).toBeVisible();
  await main.locator('summary').getByText('Without code').click();
  await expect(choice).toBeChecked();
});

test('a card leads to its link from all of its area', async ({ page }) => {
  await page.goto('/resources/services/');
  const card = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: 'Fuzzing and audits' }) });
  const { width = 0, height = 0 } = (await card.boundingBox()) ?? {};
  await card.click({ position: { x: width - 10, y: height - 10 } });
  await expect(page).toHaveURL(/\/resources\/services\/audits\/?$/);
});
