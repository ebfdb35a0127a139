import { expect, hydrated, test } from './test';

test('begins at 8 %, then grows by 2 % at most every 800 ms, in steps of 200 ms @spec:progress-minimum @spec:progress-speed @spec:progress-trickle', async ({
  page,
}) => {
  // The longest steps there are.
  await page.addInitScript(() => {
    Math.random = () => 1;
  });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.clock.install({ time: new Date('2026-11-21T12:00:00') });
  await page.goto('/maintainers/');
  await hydrated(page);
  await page.clock.pauseAt(new Date('2026-11-21T13:00:00'));
  const bar = page.locator('#nprogress .bar');
  const left = async () =>
    /translate3d\((-[\d.]+)%/.exec((await bar.getAttribute('style')) ?? '')?.[1];

  // The next page never comes.
  const asked = page.waitForRequest('**/assets/js/*.js');
  await page.route('**/assets/js/*.js', () => undefined);
  await page.getByRole('navigation', { name: 'Main', exact: true }).getByText('Events').click();
  await asked;
  await page.clock.runFor(200);
  await expect.poll(left).toBe('-92');
  await expect(bar).toHaveCSS('transition-duration', '0.2s');
  await page.clock.runFor(799);
  expect(await left()).toBe('-92');
  await page.clock.runFor(1);
  await expect.poll(left).toBe('-90');
  await page.clock.runFor(800);
  await expect.poll(left).toBe('-88');
});
