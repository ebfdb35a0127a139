import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** WCAG 2.2 A and AA, and what axe counts as best practice. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Rules whose outcome depends on the colors alone. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * What axe finds on a page as it is now, one line for each element.
 *
 * @param scope all rules, only those that the theme can change, or only the others
 */
export async function violationsOf(
  page: Page,
  scope: 'all' | 'colors' | 'layout' = 'all',
): Promise<string[]> {
  // A change of theme fades; colors half way through are nobody's. Waiting would not do: what
  // lies in a closed <details> never gets to the end of its fade.
  await page.evaluate(async () => {
    // After a change of the window's width, React draws in the next frame.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    document.getAnimations().forEach((animation) => animation.finish());
  });
  // The other mode hands what passes from page to page, which takes twice the time; it only serves
  // pages with frames.
  const builder = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await (
    scope === 'colors'
      ? builder.withRules(COLOR_RULES)
      : builder.withTags(TAGS).disableRules(scope === 'layout' ? COLOR_RULES : [])
  ).analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id}: ${help} (${target.join(' ')})`),
  );
}

/** How many pixels the page is wider than its window. */
export async function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(
    // Below 0 where the place of a hidden scrollbar is kept free, as behind an open menu.
    () => Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth),
  );
}
