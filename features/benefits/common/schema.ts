import * as z from 'zod';
import {
  isoDay,
  markdownLine,
  oneOf,
  routeOrUrl,
  slug,
  text,
} from '../../../platform/base/common/fields';
import { LEVELS } from '../../../platform/base/common/levels';

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
  needs: some(NEEDS, 'need'),
  roles: some(ROLES, 'role'),
  /** Levels of the projects that may have it; all if left out. */
  levels: some(PROJECT_LEVELS, 'level').optional(),
  name: text,
  /** Page about it: https, or a route of this site. */
  url: routeOrUrl,
  /** What it is good for. */
  what: markdownLine,
  /** Who may have it. */
  who: markdownLine,
  /** How long one has it, where that is known. */
  period: text.optional(),
  /** Where to request it; the Service Desk if left out. */
  request: z
    .union([routeOrUrl, z.email()], {
      error: 'is no address → Write a route, an https address, or a mail address.',
    })
    .optional(),
  /** What to know or say in the request. */
  how: markdownLine.optional(),
  /** Whether the start page for maintainers names it. */
  highlight: z.literal(true).optional(),
  /** Day of the newest text that names the offer. */
  validated: isoDay,
  /** Last day of the offer, if it ends. */
  until: isoDay.optional(),
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
