import { compareTexts } from '../../../platform/base/common/order';
import type { NewsItem } from '../../../platform/content/common/news';

/** The generated files of this feature. */
export interface WhatsNewFiles {
  'news.json': NewsItem[];
}

/** How many items are shown; older ones are in lists of their own. */
const SHOWN = 50;

/** All news in one list, latest first. */
export function toNews(items: readonly NewsItem[]): NewsItem[] {
  return [...items].sort((a, b) => compareTexts(b.date, a.date)).slice(0, SHOWN);
}
