import ICAL from 'ical.js';
import type { APIRequestContext } from '@playwright/test';
import { SITES } from './sites';
import { structuredDataOf } from './structuredData';
import { expect, hydrated, test } from './test';

const upcoming = 'Upcoming events';
const past = 'Past events';
const EDITION = 'KubeCon + CloudNativeCon Europe 2027';

test.describe('events', () => {
  test('an event stands among the upcoming ones through its last day, then among the past ones, latest first', async ({
    page,
  }) => {
    await page.clock.setFixedTime(new Date('2027-03-18T20:00:00'));
    await page.goto('/events/kubecon');
    const ahead = page.getByRole('region', { name: upcoming });
    await expect(ahead.getByRole('link', { name: EDITION, exact: true })).toBeVisible();
    await expect(ahead).toContainText('March 15 to 18, 2027');
    await expect(ahead).toContainText('Barcelona, Spain');
    await expect(ahead.locator('time').first()).toHaveAttribute('datetime', '2027-03-15');

    await page.clock.setFixedTime(new Date('2027-03-19T08:00:00'));
    await page.reload();
    await hydrated(page);
    const region = page.getByRole('region', { name: past });
    await region.getByText(/^Show \d+ /).click();
    await expect(region.getByRole('listitem').first()).toContainText(EDITION);
    await expect(ahead).toContainText('No upcoming event has a date yet.');
  });

  test('deadlines can be narrowed by what they are for', async ({ page }) => {
    await page.goto('/events/?for=lightning-talks');
    // The list moves as the address narrows it.
    await hydrated(page);
    const closed = page.getByRole('region', { name: 'Closed deadlines' });
    await closed.getByText(/^Show \d+ /).click();
    await expect(closed.getByRole('listitem').first()).toContainText('Lightning Talk');
    await expect(closed).not.toContainText('Call for proposals, gRPConf');
    await page.getByRole('searchbox', { name: 'Words in name or note' }).fill('nothing like this');
    await expect(closed).toHaveCount(0);
  });

  test('the count is of what is in view: dates ahead and expected, and those that are folded as past', async ({
    page,
  }) => {
    await page.goto('/events/');
    await hydrated(page);
    const rows = async (...names: string[]) => {
      const counts = await Promise.all(
        names.map((name) =>
          page.getByRole('region', { name }).locator('> ul > li, > details > ul > li').count(),
        ),
      );
      return counts.reduce((sum, count) => sum + count, 0);
    };
    const ahead = await rows('Open deadlines', 'Not open yet', 'Upcoming changes');
    const expected = await rows('Expected, not announced');
    const past = await rows('Closed deadlines', 'Past changes');
    await expect(
      page.getByRole('status').filter({
        hasText: new RegExp(
          `^${ahead} dates? ahead,${expected > 0 ? ` ${expected} expected,` : ''} ${past} past$`,
        ),
      }),
    ).toBeVisible();
  });

  test('an event tells in words and for programs when it is, where, and what projects can do', async ({
    page,
  }) => {
    await page.clock.setFixedTime(new Date('2026-11-21T12:00:00'));
    await page.goto('/events/');
    const item = page.locator('#kubecon-eu-2027');
    const days = await item
      .locator('p time')
      .evaluateAll((found) => found.map((time) => time.getAttribute('datetime')));
    expect(days).toEqual(['2027-03-15', '2027-03-18']);
    await expect(item).toContainText('March 15 to 18, 2027');
    await expect(item).toContainText('Barcelona, Spain');
    await expect(item).toContainText('For projects: talks');
    await page
      .getByRole('region', { name: past })
      .getByText(/^Show \d+ /)
      .click();
    const last = page.locator('#kubecon-na-2026');
    await expect(last).toContainText('For projects: Project Lightning Talks, Maintainer Track');
    await expect(
      last.getByRole('link', { name: 'kiosk or table in the Project Pavilion' }),
    ).toHaveAttribute('href', '/events/project-pavilion');
    // Names of deadlines don't repeat that of their event.
    await expect(item).toContainText('October 11, 2026: Call for proposals, closed');
    await expect(item).toContainText('December 2, 2026: Project opportunities');
    await expect(item).not.toContainText('Call for proposals, KubeCon');
  });

  test('an event with an open deadline shows its deadlines unasked', async ({ page }) => {
    await page.clock.setFixedTime(new Date('2026-07-15T12:00:00'));
    await page.goto('/events/');
    const item = page.locator('#kubecon-na-2026');
    await expect(item.getByRole('link', { name: 'Project opportunities' }).first()).toBeVisible();
    await expect(item).toContainText('July 22, 2026: Project opportunities 7 days left');
    await expect(item).toContainText(/July 12, 2026: Project calls .*, closed/);
  });

  test('the next twelve months lead to the events in them', async ({ page }) => {
    await page.clock.setFixedTime(new Date('2026-11-26T12:00:00'));
    await page.goto('/events/');
    const year = page.getByRole('navigation', { name: 'The next twelve months' });
    const months = 'Nov Dec Jan Feb Mar Apr May Jun Jul Aug Sep Oct'.split(' ');
    await expect(year.getByRole('listitem')).toHaveText(
      months.map((name) => new RegExp(`^${name}`)),
    );
    await year.getByRole('link', { name: `March 15, 2027: ${EDITION}` }).click();
    await expect(page).toHaveURL(/#kubecon-eu-2027$/);
    await expect(page.locator('#kubecon-eu-2027')).toBeInViewport();
  });

  test('conferences of the foundation stand above others; what is not confirmed says why on demand', async ({
    page,
  }) => {
    await page.clock.setFixedTime(new Date('2026-11-25T12:00:00'));
    await page.goto('/events/');
    const ahead = page.getByRole('region', { name: upcoming });
    await expect(ahead.locator('li[id]').first()).toContainText(/KubeCon.*Confirmed.*in 110 days/s);
    const local = ahead.locator('#kcd-provence-2026');
    await expect(local.locator('summary')).toContainText('Announced');
    const why = local.getByText('Named in the Kubernetes release post');
    await expect(why).toBeHidden();
    await local.locator('summary').click();
    await expect(why).toBeVisible();
  });

  test('the page of an offer begins with its open deadline and the days left; closed ones are folded', async ({
    page,
  }) => {
    await page.clock.setFixedTime(new Date('2026-11-25T12:00:00'));
    await page.goto('/events/project-pavilion');
    await hydrated(page);
    const open = page.getByRole('region', { name: 'Open deadlines' });
    await expect(open.getByRole('listitem')).toContainText([
      /Project opportunities, Europe 2027.*December 2, 2026.*7 days left/,
    ]);
    await expect(open.getByRole('link').first()).toHaveAttribute('href', /project-opportunities/);
    await expect(page.getByRole('main').locator('h2').first()).toHaveText(/^Get a spot/);
    const closed = page.getByRole('region', { name: 'Closed deadlines' });
    await expect(closed.getByText('Project opportunities, North America 2026')).toBeHidden();
    await closed.getByText(/^Show \d+ /).click();
    await expect(closed.getByText('Project opportunities, North America 2026')).toBeVisible();

    await page.clock.setFixedTime(new Date('2026-12-03T12:00:00'));
    await page.reload();
    await expect(open).toContainText('No deadline is open right now.');
    await expect(closed).toContainText('Project opportunities, Europe 2027');
  });

  test('a change of rules is no deadline', async ({ page }) => {
    await page.goto('/events/');
    const changes = page.getByRole('region', { name: 'Past changes' });
    await expect(changes).toContainText('LFX Mentorship, change to the new stipend schedule');
    await expect(changes).toContainText('on July 1, 2026');
    const closed = page.getByRole('region', { name: 'Closed deadlines' });
    await expect(closed).not.toContainText('stipend schedule');
  });

  test('search engines read the days and the place of every dated event', async ({ page }) => {
    for (const route of ['/events/', '/events/kubecon', '/events/maintainer-summit']) {
      await page.goto(route);
      const events = (await structuredDataOf(page)).filter((thing) => thing['@type'] === 'Event');
      const shown = await page
        .locator('li[id]:has(p time)')
        .evaluateAll((items) => items.map(({ id }) => id));
      expect(shown.length).toBeGreaterThan(2);
      expect(events.map((event) => event['@id']).sort()).toEqual(
        shown.map((id) => `https://contribute.cncf.io${route}#${id}`).sort(),
      );
    }
  });
});

test.describe('calendars', () => {
  /** Entries that an iCalendar parser finds in a file of the site. */
  async function entriesOf(request: APIRequestContext, file: string) {
    const response = await request.get(file);
    expect([file, response.status()]).toEqual([file, 200]);
    expect(response.headers()['content-type']).toContain('text/calendar');
    return new ICAL.Component(ICAL.parse(await response.text()) as unknown[])
      .getAllSubcomponents('vevent')
      .map((component) => new ICAL.Event(component));
  }

  test('the calendar of all events is offered on the events page', async ({ page, request }) => {
    await page.goto('/events/');
    const link = page.getByRole('main').getByRole('link', { name: 'file', exact: true });
    await expect(link).toHaveAttribute('href', '/events/events.ics');
    const entries = await entriesOf(request, '/events/events.ics');
    const edition = entries.find(({ uid }) => uid === 'kubecon-eu-2027@contribute.cncf.io');
    expect(edition?.summary).toBe(EDITION);
    expect(edition?.startDate.toString()).toBe('2027-03-15');
    expect(edition?.endDate.toString()).toBe('2027-03-19');
    const titles = entries.map(({ summary }) => summary);
    expect(titles).toContain('Deadline: Call for proposals, KubeCon + CloudNativeCon Europe 2027');
    expect(titles).toContain('LFX Mentorship, change to the new stipend schedule');
  });

  test('the site under a base path has the same calendar', async ({ request }) => {
    const { url, baseUrl } = SITES.preview;
    expect(await entriesOf(request, `${url}${baseUrl}events/events.ics`)).not.toHaveLength(0);
  });

  test('an event ahead has a calendar of its own, and a past one none', async ({
    page,
    request,
  }) => {
    await page.clock.setFixedTime(new Date('2027-03-18T12:00:00'));
    await page.goto('/events/');
    const link = page.getByRole('link', { name: `Add ${EDITION} to calendar` });
    await expect(link).toHaveAttribute('href', '/events/calendar/kubecon-eu-2027.ics');
    const entries = await entriesOf(request, '/events/calendar/kubecon-eu-2027.ics');
    expect(entries.map(({ summary }) => summary)).toEqual([EDITION]);
    await page.clock.setFixedTime(new Date('2027-03-19T12:00:00'));
    await page.reload();
    await expect(page.getByRole('region', { name: past })).toContainText(EDITION);
    await expect(link).toHaveCount(0);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the lists are in the page, with the calendars of the events ahead', async ({ page }) => {
    await page.goto('/events/');
    await expect(page.getByRole('region', { name: past })).toContainText('Amsterdam');
    const ahead = page.getByRole('region', { name: upcoming });
    const events = await ahead.locator('li[id]').count();
    await expect(ahead.locator('a[href$=".ics"]')).toHaveCount(events);
    await expect(page.getByRole('link', { name: 'Subscribe in your calendar' })).toBeVisible();
  });

  for (const route of ['/', '/events/']) {
    test(`${route} names days, and counts none, which would be those of the build`, async ({
      page,
    }) => {
      await page.goto(route);
      const count = page.getByText(/\bin \d+ days|days? (?:left|to go)/);
      expect(await count.count()).toBeGreaterThan(0);
      await expect(count.filter({ visible: true })).toHaveCount(0);
    });
  }

  test('folded deadlines open', async ({ page }) => {
    await page.goto('/events/');
    await page
      .getByRole('region', { name: 'Past events' })
      .getByText(/^Show \d+ /)
      .click();
    const item = page.locator('#kubecon-eu-2026');
    await item.getByText(/^\d+ dates, all past$/).click();
    await expect(item.getByText('December 14, 2025')).toBeVisible();
  });
});

test.describe('public meetings', () => {
  test.use({ timezoneId: 'Asia/Tokyo' });

  test('are shown in the time zone of the reader, with a calendar for all and for a group', async ({
    page,
    request,
  }) => {
    await page.clock.setFixedTime(new Date('2026-11-28T12:00:00Z'));
    await page.goto('/community/meetings?group=toc');
    await hydrated(page);
    const row = page.getByRole('row', { name: /TOC public meeting/ });
    await expect(row.locator('time')).toHaveAttribute('datetime', '2026-12-01T16:00:00.000Z');
    await expect(row.locator('time')).toContainText(/Wed, December 2 at 1:00\sAM/);
    await expect(page.getByRole('row', { name: /Kubernetes/ })).toHaveCount(0);
    const subscribe = page.getByRole('link', { name: /^Subscribe to all/ });
    await expect(subscribe).toHaveAttribute('href', /^webcal:.*\/community\/meetings\/all\.ics$/);
    const calendar = await request.get('/community/meetings/toc.ics');
    expect(calendar.headers()['content-type']).toContain('text/calendar');
    expect(await calendar.text()).toContain('BEGIN:VTIMEZONE');
  });

  test('without dates lead to the calendar of their group', async ({ page }) => {
    await page.goto('/community/tags/infrastructure/');
    await expect(page.getByRole('link', { name: 'See calendar' }).first()).toHaveAttribute(
      'href',
      /tag-infrastructure/,
    );
  });
});
