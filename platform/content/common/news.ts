import type { IsoDay } from '#platform/base/common/dates';

/** Something new on the site. */
export interface NewsItem {
  date: IsoDay;
  kind: 'Page' | 'Post' | 'Incident' | 'Event' | 'Project';
  title: string;
  /** Path with base path. */
  to: string;
  /** What changed for the reader, or what it is; plain text. */
  text: string;
}
