import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { CATALOG_ROUTE, PLAN_ROUTE } from '#features/catalog/common/route';
import { expect, test } from './test';

// Readers on their way from the home page to what they came for, by taps and clicks where it stands.

/** A reader, who uses what can be seen. Each tap is counted. */
interface Reader {
  page: Page;
  main: Locator;
  /** Taps or clicks the first of what is found, once it stands still and nothing covers it. */
  press: (found: Locator) => Promise<void>;
  /** Like `press`, where that leads to another site. */
  reach: (found: Locator, href: RegExp) => Promise<void>;
  /** Follows a link of the page to another one. */
  follow: (address: string) => Promise<void>;
  /** Narrows a list to values of facets; on a phone in the sheet of filters. */
  narrow: (...choices: (readonly [facet: string, value: string | RegExp])[]) => Promise<void>;
}

const TEMPLATE = '/resources/templates/governance-maintainer';
const LAST_VISIT = '2026-11-20';

interface Journey {
  /** The most that it may take. */
  taps: { desktop: number; phone: number };
  go: (reader: Reader) => Promise<void>;
}

/** By what a reader comes for. */
const JOURNEYS: Readonly<Record<string, Journey>> = {
  'a student finds an issue': {
    taps: { desktop: 2, phone: 2 },
    go: async ({ page, main, follow, reach }) => {
      await follow('/projects/all');
      await expect(page.getByRole('status').filter({ hasText: /^\d+ of/ })).toBeVisible();
      await reach(
        main
          .getByRole('table')
          .getByRole('link', { name: /good first issues of/ })
          .first(),
        /^https:\/\/github\.com\/.*\/contribute$/,
      );
    },
  },
  'a maintainer gets the criteria for Incubation, with their files': {
    taps: { desktop: 2, phone: 2 },
    go: async ({ page, main, follow, press }) => {
      await follow('/projects/readiness');
      await expect(main.getByLabel('It goes to')).toHaveValue('incubation');
      await press(
        main.locator(`li:not([data-other]):has(a[href^="/resources/templates/"]) summary`),
      );
      await expect(page.locator('details[open] a[href^="/resources/templates/"]')).toBeVisible();
    },
  },
  'a researcher saves npm account takeovers with the days they went unnoticed, and cites them': {
    taps: { desktop: 7, phone: 9 },
    go: async ({ page, main, press, follow, narrow }) => {
      await follow(CATALOG_ROUTE);
      await narrow(['Vector', 'Account takeover'], ['Ecosystem', 'npm']);
      await page.waitForURL(/vector=account-takeover.*ecosystem=npm/);
      const download = page.waitForEvent('download');
      await press(main.getByRole('button', { name: 'Save as CSV' }));
      const [head, ...rows] = readFileSync(await (await download).path(), 'utf8').split('\n');
      expect(head).toContain('dwellDaysLeast');
      expect(rows.join()).toContain('npm');
      await press(main.getByRole('link', { name: 'Cite' }));
      await expect(main.getByRole('heading', { name: /citation/i })).toBeInViewport();
    },
  },
  'a project finds out how to get a booth at the next KubeCon': {
    taps: { desktop: 1, phone: 1 },
    go: async ({ main, follow }) => {
      await follow('/events/project-pavilion');
      await expect(main.getByRole('region', { name: 'Open deadlines' })).toBeVisible();
      await expect(
        main.getByText('Fill in the form of your edition before it closes'),
      ).toBeVisible();
    },
  },
  'a maintainer fills in GOVERNANCE.md': {
    taps: { desktop: 6, phone: 6 },
    go: async ({ page, main, press, follow, reach }) => {
      await follow('/resources/templates/');
      await follow(TEMPLATE);
      await press(main.getByRole('textbox', { name: 'Name of your project' }));
      await page.keyboard.type('Example');
      await press(main.getByLabel('Create it in your GitHub repository'));
      await page.keyboard.type('example/project');
      await reach(
        main.getByRole('link', { name: 'Create GOVERNANCE.md in example/project' }),
        /github\.com\/example\/project\/new\/main\?filename=GOVERNANCE\.md/,
      );
    },
  },
  'a security team gets the controls for three incidents that it names': {
    taps: { desktop: 7, phone: 7 },
    go: async ({ page, main, press, follow }) => {
      await follow(PLAN_ROUTE);
      for (const name of ['xz', 'tj-actions', 'shai-hulud']) {
        await press(main.getByRole('combobox', { name: 'Incident', exact: true }));
        await page.keyboard.type(name);
        await press(main.getByRole('button', { name: 'Add', exact: true }));
        await page.waitForURL(`**?*incident=${name}`);
      }
      await expect(main.getByRole('heading', { level: 3 }).first()).toBeVisible();
    },
  },
  'a project asks for CI credits': {
    taps: { desktop: 4, phone: 6 },
    go: async ({ main, follow, narrow, reach }) => {
      await follow('/resources/benefits');
      await narrow(['Need', /credits/i]);
      await reach(main.getByRole('link', { name: /^Open a ticket/ }), /servicedesk\.cncf\.io/);
    },
  },
  'a returning reader sees what changed since last week': {
    taps: { desktop: 3, phone: 5 },
    go: async ({ page, main, follow, narrow }) => {
      await page.evaluate((day) => localStorage.setItem('visits', day), LAST_VISIT);
      await follow('/whats-new');
      await narrow(['Since your last visit', /^After /]);
      await page.waitForURL(/visit=new/);
      await expect(main.locator('time').first()).toBeInViewport();
      const days = await main
        .locator('time')
        .evaluateAll((found) => found.map((time) => time.getAttribute('datetime') ?? ''));
      expect(days.filter((day) => day <= LAST_VISIT)).toEqual([]);
    },
  },
};

for (const [device, use] of [
  ['desktop', { viewport: { width: 1440, height: 900 } }],
  ['phone', { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }],
] as const) {
  test.describe(`on a ${device}`, () => {
    test.use(use);

    for (const [name, { taps: most, go }] of Object.entries(JOURNEYS)) {
      test(`${name}, in at most ${most[device]} taps`, async ({ page }) => {
        let taps = 0;
        const main = page.getByRole('main');
        const press = async (found: Locator, isTrial = false) => {
          taps += 1;
          const thing = found.filter({ visible: true }).first();
          await thing[device === 'phone' ? 'tap' : 'click']({ trial: isTrial });
        };
        await page.goto('/');
        await go({
          page,
          main,
          press,
          reach: async (found, href) => {
            await press(found, true);
            await expect(found.filter({ visible: true }).first()).toHaveAttribute('href', href);
          },
          follow: async (address) => {
            const title = main.getByRole('heading', { level: 1 });
            const before = (await title.textContent()) ?? '';
            await press(main.locator(`a[href="${address}"]`));
            await page.waitForURL(`**${address}`);
            await expect(title).not.toHaveText(before);
          },
          narrow: async (...choices) => {
            const isPhone = device === 'phone';
            if (isPhone) await press(main.getByRole('button', { name: 'Filters' }));
            for (const [facet, value] of choices) {
              const group = main.locator('details', {
                has: page.locator('summary', { hasText: facet }),
              });
              const wanted = group.locator('label', { hasText: value });
              // The first facet is open, and shows the most frequent values.
              if ((await group.getAttribute('open')) === null) {
                await press(group.locator('summary'));
              }
              if (!(await wanted.isVisible())) {
                await press(group.getByRole('button', { name: /^\d+ more$/ }));
              }
              await press(wanted);
            }
            if (isPhone) await press(main.getByRole('button', { name: /^Show \d/ }));
          },
        });
        expect(taps).toBeLessThanOrEqual(most[device]);
      });
    }
  });
}
