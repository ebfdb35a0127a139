import type { ElementHandle, Page } from '@playwright/test';
import { SAMPLES } from './samples';
import { expect, hydrated, test } from './test';

const CONTROLS = 'button, summary, select, input:not([type="hidden"]), textarea, [role="button"]';

test.use({
  viewport: { width: 1440, height: 900 },
  permissions: ['clipboard-read', 'clipboard-write'],
  // The player of a recording.
  expectedErrors: [/request to another host: https:\/\/www\.youtube-nocookie\.com\//],
});

/** Counts everything by which a page can react, from now on. */
async function watchReactions(page: Page): Promise<void> {
  page.on('download', () => {
    // A page that the reader has left meanwhile counts no more.
    page
      .evaluate(() => {
        (window as unknown as { reactions: number }).reactions += 1;
      })
      .catch(() => undefined);
  });
  await page.evaluate(() => {
    const count = () => {
      (window as unknown as { reactions: number }).reactions += 1;
    };
    Object.assign(window, { reactions: 0 });
    new MutationObserver(count).observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    });
  });
}

const reactions = (page: Page) =>
  page.evaluate(() => (window as unknown as { reactions: number }).reactions);

/** Where the middle of a control is on the screen, and whether a click there reaches it. */
const middleOf = (control: ElementHandle<Element>) =>
  control.evaluate((element) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { x, y, width, height } = element.getBoundingClientRect();
    const middle = { x: x + width / 2, y: y + height / 2 };
    const hit = document.elementFromPoint(middle.x, middle.y);
    const target = element.closest('label') ?? element;
    return { ...middle, isHit: hit !== null && (target.contains(hit) || hit.contains(target)) };
  });

/** Links in a part of the page of which the mouse hits something else. */
const coveredLinks = (page: Page, part: string) =>
  page.evaluate((selector) => {
    const links = [...document.querySelectorAll(`${selector} a[href]:not([tabindex="-1"])`)];
    return links.flatMap((link) => {
      link.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      if (link.getBoundingClientRect().top < 70) {
        link.scrollIntoView({ block: 'center', behavior: 'instant' });
      }
      // The first line of a link that is broken.
      const [box] = link.getClientRects();
      if (!box || !link.checkVisibility({ visibilityProperty: true }) || box.x >= innerWidth) {
        return [];
      }
      const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
      return hit && (link.contains(hit) || hit.contains(link))
        ? []
        : [link.outerHTML.slice(0, 160)];
    });
  }, part);

/** Whether a control is there and can be used; another one may have put it away. */
const isUsable = async (control: ElementHandle<Element>) =>
  (await control.isVisible()) &&
  (await control.evaluate((element) => element.isConnected && !element.matches(':disabled')));

for (const [kind, route] of Object.entries(SAMPLES)) {
  test(`${kind}: the mouse reaches every link, and every control reacts to a click`, async ({
    page,
  }) => {
    await page.route('https://www.youtube-nocookie.com/**', (request) =>
      request.fulfill({ contentType: 'text/html', body: '<title>Player</title>' }),
    );
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(route);
    await hydrated(page);
    // The frame is the same on all pages.
    const part = kind === 'home' ? 'body' : 'main';
    await watchReactions(page);
    const missed: string[] = [];
    for (const control of await page.$$(
      CONTROLS.split(', ')
        .map((selector) => `${part} ${selector}`)
        .join(', '),
    )) {
      if (!(await isUsable(control))) {
        continue;
      }
      const name = await control.evaluate((element) => element.outerHTML.slice(0, 160));
      // The top bar comes back a moment after the page has scrolled.
      await expect
        .poll(async () => (await middleOf(control)).isHit, { timeout: 1500 })
        .toBe(true)
        .catch(() => missed.push(`covered: ${name}`));
      const { x, y } = await middleOf(control);
      const before = await reactions(page);
      await page.mouse.click(x, y);
      await expect
        .poll(
          async () =>
            (await reactions(page)) > before ||
            (await control.evaluate(
              (element) =>
                element === document.activeElement && element.matches('input, select, textarea'),
            )),
          { timeout: 1500 },
        )
        .toBe(true)
        .catch(() => missed.push(`dead: ${name}`));
      await page.keyboard.press('Escape');
    }
    expect(missed).toEqual([]);
    await page.goto(route);
    await hydrated(page);
    expect(await coveredLinks(page, part)).toEqual([]);
  });
}
