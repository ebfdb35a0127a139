import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  anchorOf,
  checklistFile,
  CONTROLS_FILES,
  CONTROLS_ROUTE,
  MAPPING_ROUTE,
} from '#features/controls/common/vocabulary';
import type { ControlRecord, ControlsDocument } from '#features/controls/common/schema';
import { SITES } from './sites';
import { expect, hydrated, test } from './test';

const built = (route: string): unknown =>
  JSON.parse(readFileSync(path.join(SITES.root.dir, route), 'utf8'));
const { controls, groups } = built(CONTROLS_ROUTE + CONTROLS_FILES.json) as ControlsDocument;
const routeOf = ({ url }: Pick<ControlRecord, 'url'>) => url.slice(new URL(url).origin.length);

/** The control with the most incidents, and one of these. */
const [top] = [...controls].sort((a, b) => b.incidents.length - a.incidents.length);
const [incident] = top?.incidents ?? [];
if (!top || !incident) {
  throw new Error('No control has incidents.');
}

test.describe('the explorer of controls', () => {
  test('filters by group, NIST family and words, and the address holds it', async ({ page }) => {
    await page.goto(`${CONTROLS_ROUTE}?group=access`);
    await hydrated(page);
    const status = page.getByRole('status').filter({ hasText: 'controls' });
    const ofGroup = controls.filter(({ group }) => group === 'access');
    await expect(status).toHaveText(`${ofGroup.length} of ${controls.length} controls`);
    await page.getByText('NIST family', { exact: true }).first().click();
    await page.getByRole('checkbox', { name: /^SC / }).check();
    const ofBoth = ofGroup.filter(({ nist }) => nist.some(({ id }) => id.startsWith('SC-')));
    await expect(status).toHaveText(`${ofBoth.length} of ${controls.length} controls`);
    await expect(page).toHaveURL(/\?group=access&nist=SC$/);
    await page.goBack();
    await expect(status).toHaveText(`${ofGroup.length} of ${controls.length} controls`);
    await page.getByRole('button', { name: 'Clear all' }).click();
    await page.getByRole('searchbox').fill(top.id);
    await expect(page.getByRole('link', { name: top.title }).first()).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`\\?q=${top.id}$`));
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('shows every control, each with a link to its place', async ({ page, request }) => {
      await page.goto(CONTROLS_ROUTE);
      const table = page.getByRole('table', { name: 'Controls, by group' });
      const links = table.getByRole('rowheader').getByRole('link');
      await expect(links).toHaveCount(controls.length);
      expect(await links.evaluateAll((all) => all.map((one) => one.getAttribute('href')))).toEqual(
        controls.map(routeOf),
      );
      await expect(table.getByRole('columnheader', { name: 'Incidents' })).toBeVisible();
      for (const { id } of groups) {
        const html = await (await request.get(CONTROLS_ROUTE + id)).text();
        for (const control of controls.filter(({ group }) => group === id)) {
          expect(html).toMatch(new RegExp(` id="?${anchorOf(control.id)}[" >]`));
        }
      }
    });
  });
});

test.describe('the graph', () => {
  test('leads from an incident to its controls and back', async ({ page }) => {
    await page.goto(routeOf(incident));
    await hydrated(page);
    await page.getByRole('main').getByRole('link', { name: top.title, exact: true }).click();
    await expect(page.getByRole('heading', { name: `${top.id}: ${top.title}` })).toBeInViewport();
    const group = page
      .getByRole('group')
      .filter({ hasText: incident.reason })
      .filter({ hasText: `${top.incidents.length} incidents` })
      .last();
    await group.locator('summary').click();
    await expect(group.getByRole('link', { name: incident.name, exact: true })).toBeVisible();
  });

  test('names ten controls to start with, the first with the most incidents', async ({ page }) => {
    await page.goto(`${CONTROLS_ROUTE}coverage`);
    const steps = page.getByRole('main').locator('ol').first().getByRole('listitem');
    await expect(steps).toHaveCount(10);
    await expect(steps.first()).toContainText(top.title);
    await expect(steps.first()).toContainText(`${top.incidents.length} incidents`);
  });

  test('leads from a NIST control to ours and back', async ({ page }) => {
    const [target] = top.nist;
    await page.goto(routeOf(top));
    await hydrated(page);
    await page
      .getByRole('main')
      .getByRole('link', { name: target?.id ?? '', exact: true })
      .first()
      .click();
    await expect(page).toHaveURL(MAPPING_ROUTE + `#${anchorOf(target?.id ?? '')}`);
    const ours = page.locator(`#${anchorOf(target?.id ?? '')}`).getByRole('link', { name: top.id });
    await expect(ours.first()).toHaveAttribute('href', routeOf(top));
  });
});

test('every format is served and linked', async ({ page, request }) => {
  await page.goto(CONTROLS_ROUTE);
  const linked = await page
    .getByRole('main')
    .getByRole('link')
    .evaluateAll((all) => all.map((one) => one.getAttribute('href')));
  const files = [...Object.values(CONTROLS_FILES), ...groups.map(({ id }) => checklistFile(id))];
  for (const file of files) {
    expect(linked).toContain(CONTROLS_ROUTE + file);
    expect((await request.get(CONTROLS_ROUTE + file)).status(), file).toBe(200);
  }
});
