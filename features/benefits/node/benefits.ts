import {
  daysBetween,
  formatPartialDate,
  hasEnded,
  type IsoDay,
} from '../../../platform/base/common/dates';
import { escapeMarkdown } from '../../../platform/base/common/markup';
import type { Problem } from '../../../platform/base/common/problems';
import {
  defineCollection,
  records,
  type Entry,
} from '../../../platform/collections/node/collection';
import { readRecords, toRows } from '../../../platform/collections/node/read';
import { checkComponentValues } from '../../../platform/content/node/componentValues';
import type { CheckedSite } from '../../../platform/content/node/contribution';
import { benefitSchema, GROUPS, type Benefit, type Group } from '../common/schema';

export const BENEFITS_FILE = 'data/benefits.yaml';

/** The page of each benefit is there. */
function checkAddresses(
  entries: readonly Entry<Benefit>[],
  { routes }: Pick<CheckedSite, 'routes'>,
): Problem[] {
  return entries
    .filter(({ data: { url } }) => url.startsWith('/') && !routes.has(url.replace(/[?#].*/, '')))
    .map(({ file, field, data: { url } }) => ({
      file,
      field: `${field}.url`,
      reason: `leads to ${url}, which is not a page`,
      remedy: 'Write the route of a page; it ends in a slash if the page is an index file.',
    }));
}

/** Each `<Benefits group="…" />` names one of the tables. */
const checkUses = (site: CheckedSite): Problem[] =>
  checkComponentValues(
    site,
    'Benefits',
    'group',
    Object.keys(GROUPS),
    ', or leave the attribute out for the list of the start page',
  );

/** What maintainers and projects can have, who may, and how to claim it. */
export const benefits = defineCollection<Benefit>({
  name: 'benefits',
  source: records(BENEFITS_FILE),
  schema: benefitSchema,
  published: {
    title: 'Benefits',
    description: 'What maintainers and projects can have, who may, and how to claim it.',
    id: ({ id }) => id,
    titleOf: ({ name }) => name,
    routeOf: () => '/maintainers/resources',
  },
  unique: [{ field: 'id', what: 'id', of: ({ id }) => [id] }],
  rules: (entries, site) => [...checkAddresses(entries, site), ...checkUses(site)],
  aging: (entries, today, withinDays) =>
    agingBenefits(
      entries.map(({ data }) => data),
      today,
      withinDays,
    ),
});

/** The benefits of a site; none if their file has a problem. */
export const loadBenefits = (siteDir: string): Benefit[] =>
  toRows(benefits, readRecords(siteDir, benefits).entries);

const cells = (...texts: string[]) =>
  `| ${texts.map((text) => text.replace(/(?<!\\)\|/g, '\\|')).join(' | ')} |`;

/**
 * The Markdown of `<Benefits group="…" />`, a table, or of `<Benefits />`, a list of those that the
 * start page names. What has ended is left out.
 */
export function toMarkdown(
  benefits: readonly Benefit[],
  group: string | undefined,
  today: IsoDay,
): string {
  const open = benefits.filter(({ until }) => until === undefined || !hasEnded(until, today));
  if (group === undefined) {
    return open
      .filter(({ highlight }) => highlight)
      .map(({ name, url, what }) => `- **[${escapeMarkdown(name)}](${url})**: ${what}`)
      .join('\n');
  }
  return [
    `Table: ${GROUPS[group as Group]}`,
    '',
    cells('Benefit', 'Who may have it', 'How to claim it', 'As of'),
    cells('---', '---', '---', '---'),
    ...open
      .filter((benefit) => benefit.group === group)
      .map(({ name, url, what, who, how, validated }) =>
        cells(
          `[${escapeMarkdown(name)}](${url}): ${what}`,
          who,
          how,
          formatPartialDate(validated.slice(0, 7)),
        ),
      ),
  ].join('\n');
}

/** How long a benefit counts as known, in days. */
const GOOD_FOR_DAYS = 365;

/** Benefits that end soon, have ended, or were last confirmed more than a year ago. */
export function agingBenefits(
  benefits: readonly Benefit[],
  today: IsoDay,
  withinDays: number,
): string[] {
  return benefits.flatMap(({ name, validated, until }) => {
    if (until !== undefined && daysBetween(today, until) <= withinDays) {
      return [`Benefit "${name}" ${hasEnded(until, today) ? 'ended' : 'ends'} on ${until}.`];
    }
    return daysBetween(validated, today) > GOOD_FOR_DAYS
      ? [`Benefit "${name}" was last confirmed on ${validated}.`]
      : [];
  });
}
