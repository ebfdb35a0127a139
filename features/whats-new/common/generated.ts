import type { NewsItem } from '#platform/content/common/pageFacts';

/** What changed for readers on a page. */
export type AreaChange = Pick<NewsItem, 'date' | 'title' | 'to' | 'text'>;

/** The generated files of this feature, `@generated/site-whats-new/default/*`. */
export interface WhatsNewFiles {
  /** By area, without base path, latest first. */
  'areas.json': Record<string, AreaChange[]>;
}
