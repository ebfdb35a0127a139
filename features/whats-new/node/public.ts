// What other features may use of the news in the build.
import * as z from 'zod';
import { isoDay, text } from '#platform/base/common/fields';
import {
  defineCollection,
  readRecords,
  records,
  toRows,
} from '#platform/collections/node/collection';

/** What changed for readers. */
const changeSchema = z.strictObject({
  date: isoDay,
  page: z
    .string()
    .regex(/^\//, {
      error: 'is not a route → Write the address of the page without the host: /events/kubecon.',
    })
    .describe('Exact route of the page that changed, without base path.'),
  change: text
    .max(200, {
      error: 'is longer than 200 characters → Say it in one or two sentences.',
    })
    .describe('What is new for readers.'),
});
export type Change = z.infer<typeof changeSchema>;

/** Pages without a file of their own that a change may name. */
const MADE_PAGES: ReadonlySet<string> = new Set(['/', '/blog', '/tags']);

/** What changed for readers, as editors wrote it. */
export const changes = defineCollection<Change>({
  name: 'changes',
  source: records('data/changes.yaml'),
  schema: changeSchema,
  // Changes name existing pages and are not in the future.
  rules(entries, { routes, today }) {
    const lost = entries.filter(({ data: { page } }) => !routes.has(page) && !MADE_PAGES.has(page));
    const ahead = entries.filter(({ data: { date } }) => date > today);
    return [
      ...lost.map(({ file, field, data: { page } }) => ({
        file,
        field: `${field}.page`,
        reason: `${page} isn't a page`,
        remedy: 'Correct the route; it ends in a slash if the page is an index file.',
      })),
      ...ahead.map(({ file, field, data: { date } }) => ({
        file,
        field: `${field}.date`,
        reason: `${date} is in the future`,
        remedy: 'Write the day of the change.',
      })),
    ];
  },
});

/** The changes of a site; none if their file has a problem. */
export const loadChanges = (siteDir: string): Change[] =>
  toRows(changes, readRecords(siteDir, changes).entries);
