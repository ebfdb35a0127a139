import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import type { IsoDay } from '../shared/dates';
import type { Problem } from '../shared/problems';
import { validate } from '../shared/validate';
import { changesFileSchema, type Change } from './schema';

/** Pages without a file of their own that a change may name. */
const MADE_PAGES: ReadonlySet<string> = new Set(['/', '/blog', '/tags']);

export const CHANGES_FILE = 'data/changes.yaml';

/** The change log, empty if it could not be used, and its problems. */
export function loadChanges(siteDir: string): { changes: Change[]; problems: Problem[] } {
  const file = path.join(siteDir, CHANGES_FILE);
  if (!existsSync(file)) {
    return { changes: [], problems: [] };
  }
  const { value, problems } = validate(
    changesFileSchema,
    parse(readFileSync(file, 'utf8')),
    CHANGES_FILE,
  );
  return { changes: value ?? [], problems };
}

/** Entries name existing pages and do not lie in the future. */
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
            reason: `${page} is no page`,
            remedy: 'Correct the route, with the slash of its form.',
          },
        ]),
    ...(date <= today
      ? []
      : [
          {
            file: CHANGES_FILE,
            field: `[${index}].date`,
            reason: `${date} lies in the future`,
            remedy: 'Write the day of the change.',
          },
        ]),
  ]);
}
