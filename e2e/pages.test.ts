// cspell:ignore mainta
import { expect, hydrated, test } from './test';

test.describe('home page', () => {
  test('has a way in for each of the four audiences', async ({ page }) => {
    await page.goto('/');
    const main = page.getByRole('main');
    const ways = {
      'New contributors': '/contributors/',
      Maintainers: '/maintainers/',
      'Project leads': '/projects/',
      'Community groups': '/community/',
    };
    for (const [name, href] of Object.entries(ways)) {
      const heading = main.getByRole('heading', { name, exact: true });
      await expect(heading.getByRole('link')).toHaveAttribute('href', href);
    }
  });

  test('shows the next event, the latest post, the catalogue and search', async ({ page }) => {
    await page.clock.setFixedTime(new Date('2027-03-01T12:00:00'));
    await page.goto('/');
    const main = page.getByRole('main');
    await expect(main).toContainText('14 days to go');
    await expect(main.getByText(/^Latest post, \d+ \w+ \d{4}$/)).toBeVisible();
    await expect(main).toContainText(/\d+ incidents/);
    await expect(main).toContainText('from 1975 to 2024');
    await main.getByRole('link', { name: /^Search/ }).click();
    await expect(page).toHaveURL('/search');
  });

  test('invites to the events page once no edition lies ahead', async ({ page }) => {
    await page.clock.setFixedTime(new Date('2099-01-01T12:00:00'));
    await page.goto('/');
    await hydrated(page);
    const current = page.getByRole('region', { name: 'What is current' });
    await expect(current.getByRole('link', { name: 'What is planned' })).toBeVisible();
  });
});

test.describe('tags', () => {
  test('the list has all 24 tags with label, description and count', async ({ page }) => {
    await page.goto('/tags');
    const items = page.getByRole('main').getByRole('listitem');
    await expect(items).toHaveCount(24);
    await expect(items.filter({ hasText: 'Operational resilience' })).toContainText(
      'Observability, reliability, cost and Day 2 topics',
    );
    await expect(items.filter({ hasText: 'Operational resilience' })).toContainText('1 page');
  });

  test('a tag page has label, description and its pages with theirs', async ({ page }) => {
    await page.goto('/tags/getting-started');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Pages tagged Getting started',
    );
    const main = page.getByRole('main');
    await expect(main).toContainText('First stops for anyone who has not contributed');
    await expect(main.getByRole('article')).toHaveCount(2);
    await expect(main.getByRole('article').first().locator('p')).not.toBeEmpty();
  });
});

test.describe('catalogue', () => {
  const CATALOGUE = '/community/tags/security-and-compliance/publications/catalog/';

  test('an entry has its facts, its classification, its guides and its references', async ({
    page,
  }) => {
    await page.goto(`${CATALOGUE}2024/xz`);
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'CVE-2024-3094' })).toHaveAttribute(
      'href',
      'https://www.cve.org/CVERecord?id=CVE-2024-3094',
    );
    await expect(main).toContainText('Discovered28 March 2024');
    await expect(main.getByRole('row', { name: /SLSA threat A: Producer/ })).toBeVisible();
    await expect(main.getByRole('link', { name: 'ATT&CK T1195.002' })).toHaveAttribute(
      'href',
      'https://attack.mitre.org/techniques/T1195/002/',
    );
    await expect(
      main.getByRole('link', { name: 'Leadership Selection', exact: true }),
    ).toBeVisible();
    await expect(main.getByRole('heading', { name: 'References' })).toBeVisible();
    await expect(main.getByRole('link', { name: 'Kaspersky Securelist, part 1' })).toBeVisible();
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('the index lists every entry, latest first', async ({ page }) => {
      await page.goto(CATALOGUE);
      const table = page.getByRole('table', { name: 'Incidents, latest first' });
      await expect(table.getByRole('row')).toHaveCount(92);
      await expect(table.getByRole('row').last()).toContainText('June 1975');
    });
  });
});
