import { formatDay } from '../../../plugins/shared/dates';
import { SITE } from '../../data/site';

/** A section of a page, as it is cited. */
export interface Section {
  page: string;
  heading: string;
  /** Absolute address with anchor. */
  url: string;
  /** Day of the page's last update, `YYYY-MM-DD`, where it is known. */
  updated?: string;
}

/** One line that names a section, its publisher, its age, its address and its licence. */
export function citationOf({ page, heading, url, updated }: Section): string {
  const age = updated === undefined ? '' : `, last updated on ${formatDay(updated)}`;
  return `“${heading}”, in: “${page}”, ${SITE.title}, ${SITE.copyrightHolder}${age}. ${url} (${SITE.licence.label})`;
}
