import type { IsoDay } from '../../../platform/base/common/dates';
import type { Problem } from '../../../platform/base/common/problems';
import { readDataFile } from '../../../platform/content/node/dataFile';
import { changesFileSchema, type Change } from '../common/schema';

/** Pages without a file of their own that a change may name. */
const MADE_PAGES: ReadonlySet<string> = new Set(['/', '/blog', '/tags']);

export const CHANGES_FILE = 'data/changes.yaml';

/** The change log (empty if the file cannot be used) and its problems. */
export function loadChanges(siteDir: string): { changes: Change[]; problems: Problem[] } {
  const { value = [], problems } = readDataFile(siteDir, CHANGES_FILE, changesFileSchema);
  return { changes: value, problems };
}

/** Changes name existing pages and are not in the future. */
export function checkChanges(
  changes: readonly Change[],
  routes: ReadonlySet<string>,
  today: IsoDay,
): Problem[] {
  return changes.flatMap(({ page, date }, index): Problem[] => [
    ...(routes.has(page) || MADE_PAGES.has(page)
      ? []
      : [
          {
            file: CHANGES_FILE,
            field: `[${index}].page`,
            reason: `${page} isn’t a page`,
            remedy: 'Correct the route; it ends in a slash if the page is an index file.',
          },
        ]),
    ...(date <= today
      ? []
      : [
          {
            file: CHANGES_FILE,
            field: `[${index}].date`,
            reason: `${date} is in the future`,
            remedy: 'Write the day of the change.',
          },
        ]),
  ]);
}
