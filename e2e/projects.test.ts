import type { Page } from '@playwright/test';
import { loadProjects } from '#features/projects/node/collection';
import type { Level } from '#platform/base/common/levels';
import { presentOf } from '#features/projects/common/levels';
import { PROJECTS_ROUTE, routeOfProject } from '#features/projects/common/pages';
import { sidewaysScroll, violationsOf } from './axe';
import { expect, hydrated, test } from './test';

const PROJECTS = loadProjects('.');

/** The first project at a level of which this is known. */
function firstAt(level: Level, isWanted: (project: (typeof PROJECTS)[number]) => unknown) {
  const found = PROJECTS.find(
    (project) => presentOf(project.levels).level === level && isWanted(project),
  );
  if (!found) {
    throw new Error(`No project at the level ${level} is as this test needs it.`);
  }
  return found;
}

const level = (page: Page) =>
  page
    .getByRole('main')
    .getByText(/^(Sandbox|Incubating) since/)
    .first();

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 900 } });

  test('a Sandbox project that wants help is three taps away', async ({ page }) => {
    await page.goto(PROJECTS_ROUTE);
    await page.getByRole('button', { name: /^\d+ Sandbox/ }).click();
    await expect(page).toHaveURL(/level=sandbox/);
    const { name, clotributor } = firstAt('sandbox', (project) => project.clotributor);
    await page.getByRole('table').getByRole('link', { name, exact: true }).first().click();
    await expect(page).toHaveURL(routeOfProject(name));
    await expect(level(page)).toBeVisible();
    // The third tap leaves the site.
    await expect(page.getByRole('link', { name: /on CLOTributor/ })).toHaveAttribute(
      'href',
      new RegExp(`project=${clotributor ?? ''}$`),
    );
  });

  test('a vulnerability of a named project is two taps from its channel', async ({ page }) => {
    const { name, security } = firstAt('incubating', (project) => project.security?.form);
    await page.goto('/security/');
    await page.getByRole('searchbox', { name: 'Name of the project' }).fill(name);
    const row = page
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name, exact: true }) });
    await expect(page.getByRole('status').filter({ hasText: /^\d+ of/ })).toBeVisible();
    await expect(row.getByRole('link', { name, exact: true })).toHaveAttribute(
      'href',
      routeOfProject(name),
    );
    await expect(row.getByRole('link', { name: / form$/ })).toHaveAttribute(
      'href',
      security?.form ?? '',
    );
  });

  test('what the next level asks of a project is two taps away', async ({ page }) => {
    const { name } = firstAt('incubating', () => true);
    await page.goto(PROJECTS_ROUTE);
    await page.getByRole('searchbox', { name: /^Words in name/ }).fill(name);
    await page.getByRole('table').getByRole('link', { name, exact: true }).click();
    await page.getByRole('link', { name: `What Graduation asks of ${name}` }).click();
    await expect(page.getByRole('combobox', { name: 'Your project is' })).toHaveValue('incubation');
    await expect(page.getByRole('textbox', { name: 'Name of your project' })).toHaveValue(name);
  });
});

test('a project has the list of its area beside it, where it is in view, and the area is marked', async ({
  page,
}) => {
  const { name } = firstAt('incubating', () => true);
  await page.goto(routeOfProject(name));
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  await expect(sidebar.getByRole('link', { name, exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect(sidebar.getByRole('link', { name: 'All CNCF projects' })).toBeVisible();
  await expect(page.locator('.navbar__link--active')).toHaveText('Projects');
  const colorOf = (name: string) =>
    page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name, exact: true })
      .evaluate((link) => getComputedStyle(link).color);
  expect(await colorOf('Projects')).not.toBe(await colorOf('Maintainers'));
  await expect(page.getByRole('navigation', { name: 'Breadcrumbs' })).toContainText(
    new RegExp(`Projects.*All CNCF projects.*${name}`),
  );
});

test('the bar of levels narrows the list, and counts what other choices leave', async ({
  page,
}) => {
  await page.goto(`${PROJECTS_ROUTE}?language=Rust`);
  const level = page.getByRole('group', { name: 'Projects by level' });
  const sandbox = level.getByRole('button', { name: /Sandbox/ });
  const count = PROJECTS.filter(
    ({ languages, levels }) => languages?.includes('Rust') && presentOf(levels).level === 'sandbox',
  ).length;
  await expect(sandbox).toHaveText(`${count} Sandbox`);
  await sandbox.click();
  await expect(sandbox).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL(/language=Rust&level=sandbox/);
  await expect(page.getByRole('status').filter({ hasText: `${count} of` })).toBeVisible();
  await sandbox.click();
  await expect(page).not.toHaveURL(/level=/);
});

test('the pages fit and pass axe', async ({ page }) => {
  const { name } = firstAt('graduated', ({ audits, repos }) => audits && repos);
  for (const route of [PROJECTS_ROUTE, routeOfProject(name), '/security/']) {
    await page.goto(route);
    await hydrated(page);
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await sidewaysScroll(page), route).toBe(0);
      expect(await violationsOf(page, width === 390 ? 'layout' : 'all'), route).toEqual([]);
    }
  }
});

test('a page links the first project that it names, and the project lists the page', async ({
  page,
}) => {
  const FAQ = '/contributors/faq';
  await page.goto(FAQ);
  const mention = page.getByRole('main').locator(`a[href^="${PROJECTS_ROUTE}/"]`).first();
  const route = (await mention.getAttribute('href')) ?? '';
  await mention.click();
  await expect(page).toHaveURL(route);
  const named = page.getByRole('main').locator(`a[href="${FAQ}"]`);
  await expect(named).toHaveCount(1);
});

test('charts of the history of levels fit, and fold their numbers below', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(PROJECTS_ROUTE);
  for (const name of [/^Months in Sandbox/, /^Projects that joined/]) {
    const figure = page.getByRole('figure').filter({ has: page.getByRole('img', { name }) });
    await expect(figure.getByRole('table')).toBeHidden();
    await figure.getByText('The numbers as a table').click();
    await expect(figure.getByRole('table')).toBeVisible();
    await expect(figure.getByRole('img', { name })).toBeVisible();
  }
  expect(await sidewaysScroll(page)).toBe(0);
});

test('the search finds a project by a short name', async ({ page }) => {
  const { name } = PROJECTS.find((project) => / \(\w+\)$/.test(project.name)) ?? { name: '' };
  await page.goto(`/search?q=${/\((\w+)\)/.exec(name)?.[1] ?? ''}`);
  await expect(page.getByRole('main').getByRole('link', { name }).first()).toHaveAttribute(
    'href',
    routeOfProject(name),
  );
});

test('a project that was renamed is found under its old address', async ({ page }) => {
  const { name, formerly = [] } = PROJECTS.find((project) => project.formerly) ?? { name: '' };
  await page.goto(routeOfProject(formerly[0] ?? ''));
  await expect(page).toHaveURL(routeOfProject(name));
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('all projects and their pages are there', async ({ page }) => {
    await page.goto(PROJECTS_ROUTE);
    await expect(page.getByRole('table').first().getByRole('row')).not.toHaveCount(0);
    const { name } = PROJECTS.at(-1) ?? { name: '' };
    await page.getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  });
});
