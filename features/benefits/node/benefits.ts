import { daysBetween, formatPartialDate, hasEnded, type IsoDay } from '#platform/base/common/dates';
import { escapeMarkdown, compareNames } from '#platform/base/common/text';
import type { Problem } from '#platform/base/common/problems';
import {
  defineCollection,
  type Entry,
  readRecords,
  records,
} from '#platform/collections/node/collection';
import { checkComponentValues } from '#platform/content/node/componentChecks';
import type { CheckedSite } from '#platform/content/node/contribution';
import { toPieces } from '#platform/markdown/node/nodes';
import { benefitSchema, type Benefit, type BenefitRow } from '../common/schema';
import { NEEDS, requestOf, ROLES } from '../common/vocabulary';

export const BENEFITS_FILE = 'data/benefits.yaml';

/** The page on which readers search all benefits. */
const FINDER = '/resources/benefits';

/** The pages about benefits, and those that take requests, are there. */
function checkAddresses(
  entries: readonly Entry<Benefit>[],
  { routes }: Pick<CheckedSite, 'routes'>,
): Problem[] {
  return entries.flatMap(({ file, field, data }) =>
    (['url', 'request'] as const)
      .filter((name) => data[name]?.startsWith('/') && !routes.has(data[name].replace(/#.*/, '')))
      .map((name) => ({
        file,
        field: `${field}.${name}`,
        reason: `leads to ${data[name]}, which is not a page`,
        remedy: 'Write the route of a page; it ends in a slash if the page is an index file.',
      })),
  );
}

/** The benefits that `<Benefits need="…" />` or `<Benefits role="…" />` shows. */
const PARTS = { need: NEEDS, role: ROLES } as const;
type Part = keyof typeof PARTS;

/** Each part that a page shows is one that there is. */
const checkUses = (site: CheckedSite): Problem[] =>
  (Object.keys(PARTS) as Part[]).flatMap((part) =>
    checkComponentValues(
      site,
      'Benefits',
      part,
      Object.keys(PARTS[part]),
      ', or leave the attribute out for the list of the start page',
    ),
  );

/** What maintainers and projects can have, who may, and how to claim it. */
export const benefits = defineCollection<Benefit, BenefitRow>({
  name: 'benefits',
  source: records(BENEFITS_FILE),
  schema: benefitSchema,
  published: {
    title: 'Benefits',
    description: 'What maintainers and projects can have, who may, and how to claim it.',
    id: ({ id }) => id,
    titleOf: ({ name }) => name,
    routeOf: () => FINDER,
  },
  unique: [{ field: 'id', what: 'id', of: ({ id }) => [id] }],
  toRow: ({ data: { what, who, how, ...data } }) => ({
    ...data,
    what: toPieces(what),
    who: toPieces(who),
    ...(how !== undefined && { how: toPieces(how) }),
  }),
  compare: (a, b) => compareNames(a.name, b.name),
  rules: (entries, site) => [...checkAddresses(entries, site), ...checkUses(site)],
  aging: agingBenefits,
});

/** The benefits of a site; none if their file has a problem. */
export const loadBenefits = (siteDir: string): Benefit[] =>
  readRecords(siteDir, benefits).entries.map(({ data }) => data);

const cells = (...texts: string[]) =>
  `| ${texts.map((text) => text.replace(/(?<!\\)\|/g, '\\|')).join(' | ')} |`;

/**
 * The Markdown of `<Benefits need="…" />` and `<Benefits role="…" />`, a table and a link to all
 * others, or of `<Benefits />`, a list of those that the start page names. What has ended is left out.
 */
export function toMarkdown(
  benefits: readonly Benefit[],
  { need, role }: Readonly<Partial<Record<Part, string>>>,
  today: IsoDay,
): string {
  const open = benefits.filter(({ until }) => until === undefined || !hasEnded(until, today));
  if (need === undefined && role === undefined) {
    return open
      .filter(({ highlight }) => highlight)
      .map(({ name, url, what }) => `- **[${escapeMarkdown(name)}](${url})**: ${what}`)
      .join('\n');
  }
  const isHere = ({ needs, roles }: Benefit) =>
    need === undefined ? roles.some((one) => one === role) : needs.some((one) => one === need);
  const of =
    need === undefined ? ROLES[role as keyof typeof ROLES] : NEEDS[need as keyof typeof NEEDS];
  return [
    `Table: Benefits: ${of}`,
    '',
    cells('Benefit', 'Who may have it', 'How long', 'How to claim it', 'As of'),
    cells('---', '---', '---', '---', '---'),
    ...open.filter(isHere).map((benefit) => {
      const { name, url, what, who, period = 'No end named', how = '', validated } = benefit;
      const { to, label } = requestOf(benefit);
      return cells(
        `[${escapeMarkdown(name)}](${url}): ${what}`,
        who,
        period,
        `[${label}](${to}). ${how}`.trim(),
        formatPartialDate(validated.slice(0, 7)),
      );
    }),
    '',
    `All others are in the [finder of benefits](${FINDER}).`,
  ].join('\n');
}

/** How long a benefit counts as known, in days. */
const GOOD_FOR_DAYS = 365;

/** Benefits that end soon, have ended, or were last confirmed more than a year ago. */
function agingBenefits(
  entries: readonly Entry<Benefit>[],
  today: IsoDay,
  withinDays: number,
): string[] {
  return entries.flatMap(({ data: { name, validated, until } }) => {
    if (until !== undefined && daysBetween(today, until) <= withinDays) {
      return [`Benefit "${name}" ${hasEnded(until, today) ? 'ended' : 'ends'} on ${until}.`];
    }
    return daysBetween(validated, today) > GOOD_FOR_DAYS
      ? [`Benefit "${name}" was last confirmed on ${validated}.`]
      : [];
  });
}
