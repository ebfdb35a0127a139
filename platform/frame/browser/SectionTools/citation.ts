import { formatDay } from '#platform/base/common/dates';
import { SITE } from '#platform/base/common/site';

/** A section of a page, for citations. */
export interface CitedSection {
  page: string;
  heading: string;
  /** Absolute address with anchor. */
  url: string;
  /** Day of the page's last update, `YYYY-MM-DD`, if known. */
  updated?: string;
}

/** A citation in one line: section, publisher, last update, address and license. */
export function citationOf({ page, heading, url, updated }: CitedSection): string {
  const age = updated === undefined ? '' : `, last updated on ${formatDay(updated)}`;
  return `“${heading}”, in: “${page}”, ${SITE.title}, ${SITE.copyrightHolder}${age}. ${url} (${SITE.license.label})`;
}
