import { readFileSync } from 'node:fs';
import { SITES } from './sites';
import { expect, hydrated, test } from './test';

test('a page says when it was last updated, and the sitemap says the same', async ({ page }) => {
  await page.goto('/events/kubecon');
  const day = await page.getByText('Last updated on').locator('time').getAttribute('datetime');
  expect(day).toMatch(/^\d{4}-\d\d-\d\d$/);
  const sitemap = readFileSync(`${SITES.root.dir}/sitemap.xml`, 'utf8');
  expect(sitemap).toContain(
    `<loc>https://contribute.cncf.io/events/kubecon</loc><lastmod>${day}</lastmod>`,
  );
  const copy = readFileSync(`${SITES.root.dir}/events/kubecon.md`, 'utf8');
  expect(copy).toContain(`lastUpdated: ${day}\n`);
});

test('a page with facts that change names their owner and their last check', async ({ page }) => {
  await page.goto('/projects/submit-project');
  await expect(page.getByText('Owner: TOC. Checked in August 2026.')).toBeVisible();
});

test('a page about the past says so, and so does a post or a recording once it is more than a year old', async ({
  page,
}) => {
  await page.goto('/projects/best-practices/security/supply-chain/supply-chain-best-practices');
  await expect(page.getByText('The paper behind this page is of May 2021')).toBeVisible();
  const note = page.getByText('A post of 20 July 2023: it tells what held then.');
  await page.clock.setFixedTime(new Date('2024-07-20T12:00:00'));
  await page.goto('/blog/2023/07/20/ProjectNewsletter');
  await expect(note).toBeVisible();
  await page.clock.setFixedTime(new Date('2024-07-19T12:00:00'));
  await page.reload();
  await hydrated(page);
  await expect(note).toHaveCount(0);
  await page.goto('/resources/videos/2020/project-paperwork');
  await expect(page.getByText('A recording of 4 December 2020: it tells what held')).toBeVisible();
});
