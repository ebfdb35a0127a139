import type { IsoDay } from '#platform/base/common/dates';

/**
 * What the rest of the site needs to know about a page about a single item of a collection, such as
 * an incident or a recording. Such pages list related pages themselves, and their links say little
 * about the pages they lead to.
 */
export interface ItemPage {
  /** The page has structured data of its own, instead of those of an article. */
  describesItself?: boolean;
  /** The day of what it shows: readers are told once that is more than a year ago. */
  date?: IsoDay;
}
