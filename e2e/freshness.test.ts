import { readFileSync } from 'node:fs';
import { announcementFor } from '#features/events/common/describe';
import { nextKubeCon } from '#features/events/common/select';
import { loadEvents } from '#features/events/node/collections';
import { formatDay } from '#platform/base/common/dates';
import { buildDay } from '#platform/base/node/reproducible';
import { SITES } from './sites';
import { expect, hydrated, test } from './test';

test('a page says when it was last updated, and the sitemap says the same', async ({ page }) => {
  await page.goto('/events/kubecon');
  const time = page.getByText('Last updated on').locator('time');
  const day = (await time.getAttribute('datetime'))?.slice(0, 10);
  expect(day).toMatch(/^\d{4}-\d\d-\d\d$/);
  const sitemap = readFileSync(`${SITES.root.dir}/sitemap.xml`, 'utf8');
  expect(sitemap).toContain(
    `<loc>https://contribute.cncf.io/events/kubecon</loc><lastmod>${day}</lastmod>`,
  );
  const copy = readFileSync(`${SITES.root.dir}/events/kubecon.md`, 'utf8');
  expect(copy).toContain(`lastUpdated: "${day}"\n`);
});

test('a page with facts that change says what it was compared with, and when', async ({ page }) => {
  await page.goto('/projects/submit-project');
  const line = page.getByText('Compared with cncf/sandbox');
  await expect(line).toHaveText(/^Compared with cncf\/sandbox \S+ on \w+ \d+, \d{4}\.$/);
  await expect(line.getByRole('link')).toHaveAttribute('href', /^https:\/\/github\.com\/cncf\//);
});

for (const day of ['2027-05-15', '2028-11-15']) {
  test(`on ${day}, home, bar, events, pages and posts tell nothing as ahead that is over`, async ({
    page,
  }) => {
    await page.clock.setFixedTime(new Date(`${day}T12:00:00`));
    const { events, deadlines } = loadEvents('.');
    const next = nextKubeCon(events, day);

    await page.goto('/');
    await hydrated(page);
    const current = page.getByRole('region', { name: "What's happening" });
    await expect(current).toContainText(next ? next.name : "What's planned");
    const last = announcementFor(events, buildDay())?.lastDay ?? '';
    await expect(page.locator('.theme-announcement-bar')).toBeVisible({ visible: last >= day });

    await page.goto('/events/');
    await hydrated(page);
    for (const name of [
      'Upcoming events',
      'Open deadlines',
      'Not open yet',
      'Expected, not announced',
      'Upcoming changes',
    ]) {
      const ends = await page
        .getByRole('region', { name })
        .locator('p:has(> span > time)')
        .evaluateAll((facts) =>
          facts.map((fact) => [...fact.querySelectorAll('time')].at(-1)?.dateTime),
        );
      // What is expected has a month, which counts until its end.
      expect(ends.filter((end = '') => end < day.slice(0, end.length))).toEqual([]);
    }
    const undated = page.getByRole('region', { name: 'Date unknown' }).locator('li[id]');
    await expect(undated).toHaveCount(events.filter(({ until = '' }) => until >= day).length);

    const deadline = deadlines.find(({ id }) => id === 'kubecon-eu-2027-projects');
    await page.goto('/maintainers/resources');
    await expect(
      page.getByText(`It closed on ${formatDay(deadline?.closes ?? '')}, at 23:59.`),
    ).toBeVisible();

    await page.goto('/blog/2026/08/31/upcoming-deadlines-project-benefits-august-2026');
    await expect(page.getByText('All dates of this post have passed')).toBeVisible();
    const age = page.getByRole('complementary', { name: 'An old post' });
    await expect(age).toHaveCount(day > '2027-08-31' ? 1 : 0);
  });
}

test('a page about the past says so, and so does a post or a recording once it is more than a year old', async ({
  page,
}) => {
  await page.goto('/projects/best-practices/security/supply-chain/supply-chain-best-practices');
  await expect(page.getByText(/paper behind this page/)).toBeVisible();
  const post = page.getByRole('complementary', { name: 'An old post' });
  const note = page.getByText('More than a year old');
  await page.clock.setFixedTime(new Date('2024-07-20T12:00:00'));
  await page.goto('/blog/2023/07/20/ProjectNewsletter');
  await expect(post).toBeVisible();
  await page.clock.setFixedTime(new Date('2024-07-19T12:00:00'));
  await page.reload();
  await hydrated(page);
  await expect(post).toHaveCount(0);
  await page.goto('/resources/videos/2020/project-paperwork');
  await expect(note).toBeVisible();
});
