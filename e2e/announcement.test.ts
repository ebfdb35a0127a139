import { announcementFor } from '#features/events/common/describe';
import { loadEvents } from '#features/events/node/collections';
import { buildDay } from '#platform/base/node/reproducible';
import { expect, hydrated, started, test } from './test';

const data = loadEvents('.');
const announcement = announcementFor(data.events, buildDay());

const BAR = '.theme-announcement-bar';

// Without an event ahead there is no bar to try: then only its absence is tested.
if (!announcement) {
  test('no bar is shown when no KubeCon lies ahead', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    await expect(page.locator(BAR)).toHaveCount(0);
  });
} else {
  const { id, lastDay } = announcement;
  const nextDay = new Date(Date.parse(lastDay) + 36 * 3_600_000);

  test('the bar names the next event and leads to its registration @spec:announcement @spec:bar-open', async ({
    page,
  }) => {
    // As the record of the event has it, not as the bar's own code.
    const event = data.events.find((one) => `event-${one.id}` === id);
    const bar = page.locator(BAR);
    await page.goto('/');
    await expect(bar).toContainText(event?.name ?? 'an event');
    await expect(bar).toContainText(event?.city ?? 'a city');
    for (const day of [event?.start, event?.end]) {
      const [year, month, date] = (day ?? '').split('-').map(Number);
      const name = new Date(Date.UTC(year ?? 0, (month ?? 0) - 1)).toLocaleString('en-US', {
        month: 'long',
        timeZone: 'UTC',
      });
      await expect(bar).toContainText(new RegExp(`${name}.*\\b${date}\\b.*${year}`));
    }
    await expect(bar.getByRole('link')).toHaveAttribute(
      'href',
      event?.registerUrl ?? event?.url ?? 'an address',
    );
  });

  for (const isStarted of [false, true]) {
    test(`a closed bar stays closed: started ${isStarted} @spec:announcement-dismissed @spec:bar-open @spec:bar-kept`, async ({
      page,
    }) => {
      if (!isStarted) {
        await page.route('**/assets/js/*.js', () => undefined);
      }
      await page.goto('/');
      if (isStarted) {
        await started(page);
      }
      await page.locator(BAR).getByRole('button', { name: 'Close' }).press('Enter');
      await expect(page.locator(BAR)).toBeHidden();
      // The keyboard goes on from what follows.
      await expect(page.locator('.navbar__brand:visible').first()).toBeFocused();
      await page.unroute('**/assets/js/*.js');
      await page.reload();
      await expect(page.locator(BAR)).toBeHidden();
      await started(page);
      await expect(page.locator(BAR)).toHaveCount(0);
    });
  }

  test('a bar closed for an earlier event comes back for the next one, at once @spec:bar-kept @spec:bar-identifier', async ({
    page,
  }) => {
    await page.goto('/');
    await page.evaluate(() => {
      localStorage.setItem('docusaurus.announcement.dismiss', 'true');
      localStorage.setItem('docusaurus.announcement.id', 'event-kubecon-of-last-year');
    });
    await page.reload();
    await expect(page.locator(BAR)).toBeVisible();
    const title = page.getByRole('heading', { level: 1 });
    const before = await title.boundingBox();
    await started(page);
    await expect(page.locator(BAR)).toBeVisible();
    expect(await title.boundingBox()).toEqual(before);
    expect(await page.evaluate(() => localStorage.getItem('docusaurus.announcement.id'))).toBe(id);
  });

  test('the bar shows through the last day of its event, and hides itself then', async ({
    page,
  }) => {
    await page.clock.setFixedTime(new Date(`${lastDay}T12:00:00`));
    await page.goto('/');
    await hydrated(page);
    await expect(page.locator(BAR)).toBeVisible();
    await page.clock.setFixedTime(nextDay);
    await page.reload();
    await hydrated(page);
    await expect(page.locator(BAR)).toBeHidden();
  });
}
