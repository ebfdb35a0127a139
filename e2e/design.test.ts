import { expect, hydrated, test } from './test';

const DOC = '/maintainers/lifecycle/duties';

test.describe('typeface', () => {
  test('comes from this site, preloaded, and is the one that the text is set in', async ({
    page,
  }) => {
    const fonts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'font') {
        fonts.push(new URL(request.url()).pathname);
      }
    });
    await page.goto(DOC);
    await page.evaluate(() => document.fonts.ready);
    expect(fonts).toEqual([await page.locator('link[rel=preload][as=font]').getAttribute('href')]);
    expect(await page.evaluate(() => document.fonts.check('750 1rem Figtree'))).toBe(true);
  });

  for (const width of [360, 1440]) {
    test(`nothing shifts while a page of ${width} px loads`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      for (const route of ['/', DOC, '/blog']) {
        await page.goto(route);
        await hydrated(page);
        await page.evaluate(() => document.fonts.ready);
        const shift = await page.evaluate(
          () =>
            new Promise<number>((resolve) => {
              let sum = 0;
              const observer = new PerformanceObserver((list) => {
                for (const entry of list.getEntries()) {
                  sum += (entry as PerformanceEntry & { value: number }).value;
                }
              });
              observer.observe({ type: 'layout-shift', buffered: true });
              requestAnimationFrame(() => {
                requestAnimationFrame(() => {
                  resolve(sum);
                });
              });
            }),
        );
        expect(shift, route).toBe(0);
      }
    });
  }
});

test('lines of running text hold 60 to 75 characters where there is room', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const route of [
    DOC,
    '/contributors/getting-started',
    '/blog/2024/01/26/ProjectNewsletter',
  ]) {
    await page.goto(route);
    await page.evaluate(() => document.fonts.ready);
    const perLine = await page.locator('article .markdown > p').evaluateAll((paragraphs) =>
      paragraphs.flatMap((paragraph) => {
        const lines = Math.round(
          paragraph.clientHeight / Number.parseFloat(getComputedStyle(paragraph).lineHeight),
        );
        // The last line is rarely full: only longer paragraphs tell.
        const length = paragraph.textContent.length;
        return lines >= 4 ? [length / (lines - 0.5)] : [];
      }),
    );
    expect(perLine.length, route).toBeGreaterThan(0);
    const mean = perLine.reduce((sum, count) => sum + count, 0) / perLine.length;
    expect(mean, route).toBeGreaterThanOrEqual(60);
    expect(mean, route).toBeLessThanOrEqual(75);
  }
});
