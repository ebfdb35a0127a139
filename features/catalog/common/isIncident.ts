import { compareNames, compareTexts } from '#platform/base/common/order';
import type { Incident } from './schema';

/**
 * Whether a page is about an incident of the catalog. The content checks make sure that every page
 * in a year folder of the catalog has the field, and no other page does.
 */
export function isIncident(frontMatter: object): frontMatter is { incident: Incident } {
  return 'incident' in frontMatter && frontMatter.incident !== undefined;
}

/** The year folder in which an incident is filed: `…/catalog/2024/xz` → `2024`. */
export function yearFolderOf(path: string): string {
  return path.split('/').at(-2) ?? '';
}

/** The date that files and sorts an incident: the one that its `dateKind` names. */
export function dateOf({ dates, dateKind }: Pick<Incident, 'dates' | 'dateKind'>): string {
  return (dates[dateKind] ?? dates.disclosed).date;
}

/** The order of incidents; a date that is known only to the year counts as the beginning of that year. */
export const latestFirst = <T extends { date: string; name: string }>(a: T, b: T): number =>
  compareTexts(b.date, a.date) || compareNames(a.name, b.name);
