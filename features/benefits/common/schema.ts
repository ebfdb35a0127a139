import * as z from 'zod';
import {
  isoDay,
  markdownLine,
  oneOf,
  routeOrUrl,
  slug,
  text,
} from '../../../platform/base/common/fields';

/** The tables in which benefits are shown, with their captions. */
export const GROUPS = {
  personal: 'Personal benefits of maintainers',
  tools: 'Tools and accounts for projects',
  credits: 'Cloud credits for projects',
} as const;
export type Group = keyof typeof GROUPS;

/** An offer of the foundation or of a sponsor. */
export const benefitSchema = z.strictObject({
  id: slug,
  group: oneOf(Object.keys(GROUPS) as Group[], 'group'),
  name: text,
  /** Page about it: https, or a route of this site. */
  url: routeOrUrl,
  /** What it is good for. */
  what: markdownLine,
  /** Who may have it. */
  who: markdownLine,
  /** How to claim it. */
  how: markdownLine,
  /** Whether the start page for maintainers names it. */
  highlight: z.literal(true).optional(),
  /** Day of the newest text that names the offer. */
  validated: isoDay,
  /** Last day of the offer, if it ends. */
  until: isoDay.optional(),
});
export type Benefit = z.infer<typeof benefitSchema>;
