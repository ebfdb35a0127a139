import * as z from 'zod';
import { isoDay, markdownLine, oneOf, routeOrUrl, slug, text } from '#platform/base/common/fields';
import { LEVELS } from '#platform/base/common/levels';

/** What a benefit is needed for. */
export const NEEDS = {
  ci: 'CI and builds',
  credits: 'Cloud credits',
  tools: 'Tools and accounts',
  security: 'Security and audits',
  docs: 'Documentation',
  marketing: 'Marketing',
  events: 'Events and travel',
  training: 'Training and mentoring',
  legal: 'Legal and licenses',
  design: 'Design and domains',
  advice: 'Advice and contact',
} as const;

/** Who can claim a benefit. */
export const ROLES = {
  maintainer: 'A maintainer',
  project: 'A project',
  group: 'A TAG or SIG',
  anyone: 'Everyone',
} as const;

/** The levels of projects that can have benefits. */
export const PROJECT_LEVELS = {
  sandbox: LEVELS.sandbox,
  incubating: LEVELS.incubating,
  graduated: LEVELS.graduated,
} as const;

const some = <const Values extends Readonly<Record<string, string>>>(
  values: Values,
  what: string,
) =>
  z
    .array(oneOf(Object.keys(values) as (keyof Values & string)[], what))
    .min(1, { error: `is empty → Name at least one ${what}.` });

/** Where most requests go. */
export const SERVICE_DESK = 'https://servicedesk.cncf.io';

/** An offer of the foundation or of a sponsor. */
export const benefitSchema = z.strictObject({
  id: slug,
  needs: some(NEEDS, 'need').describe('What it is needed for.'),
  roles: some(ROLES, 'role').describe('Who can claim it.'),
  levels: some(PROJECT_LEVELS, 'level')
    .optional()
    .describe('Levels of the projects that may have it; all if left out.'),
  name: text,
  url: routeOrUrl.describe('Page about it: https, or a route of this site.'),
  what: markdownLine.describe('What it is good for.'),
  who: markdownLine.describe('Who may have it.'),
  period: text.optional().describe('How long one has it, where that is known.'),
  request: z
    .union([routeOrUrl, z.email()], {
      error: 'is no address → Write a route, an https address, or a mail address.',
    })
    .optional()
    .describe('Where to request it; the Service Desk if left out.'),
  how: markdownLine.optional().describe('What to know or say in the request.'),
  highlight: z
    .literal(true)
    .optional()
    .describe('Whether the start page for maintainers names it.'),
  validated: isoDay.describe('Day of the newest text that names the offer.'),
  until: isoDay.optional().describe('Last day of the offer, if it ends.'),
});
export type Benefit = z.infer<typeof benefitSchema>;

/** The address at which a benefit is requested, and what its button says. */
export function requestOf({ request = SERVICE_DESK }: Pick<Benefit, 'request'>): {
  to: string;
  label: string;
} {
  return request.includes('@') && !request.includes('/')
    ? { to: `mailto:${request}`, label: 'Write an email' }
    : { to: request, label: request === SERVICE_DESK ? 'Open a ticket' : 'Open the request' };
}
