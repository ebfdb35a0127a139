import type { ItemPage } from '../common/itemPage';
import type { ContentContribution } from './contribution';

/** What the site needs to know about a page if it is about an item of a feature. */
export function itemPageOf(
  contributions: readonly Pick<ContentContribution, 'itemPage'>[],
  frontMatter: Readonly<Record<string, unknown>>,
): ItemPage | undefined {
  return contributions.map(({ itemPage }) => itemPage?.(frontMatter)).find(Boolean);
}
