import * as z from 'zod';
import { isoDay, oneOf, slug, text } from '../../../platform/base/common/fields';

/** The tables in which benefits are shown, with their captions. */
export const GROUPS = {
  personal: 'Personal benefits of maintainers',
  tools: 'Tools and accounts for projects',
  credits: 'Cloud credits for projects',
} as const;
export type Group = keyof typeof GROUPS;

/** One line of Markdown, in which links lead to a route of this site, a mail address or https. */
const line = text.refine((value) => !/[\n<>{}]|\]\((?!https:\/\/|mailto:|\/)/.test(value), {
  error:
    'is not one line of text with links → Write one line without HTML; links start with https://, mailto:, or the slash of a route.',
});

const benefitSchema = z.strictObject({
  id: slug,
  group: oneOf(Object.keys(GROUPS) as Group[], 'group'),
  name: text,
  /** Page about it: https, or a route of this site. */
  url: z.string().regex(/^(?:https:\/\/|\/)\S+$/, {
    error: 'is not an address → Write the full https address, or a route that starts with a slash.',
  }),
  /** What it is good for. */
  what: line,
  /** Who may have it. */
  who: line,
  /** How to claim it. */
  how: line,
  /** Whether the start page for maintainers names it. */
  highlight: z.literal(true).optional(),
  /** Day of the newest text that names the offer. */
  validated: isoDay,
  /** Last day of the offer, if it ends. */
  until: isoDay.optional(),
});
export type Benefit = z.infer<typeof benefitSchema>;

/** `data/benefits.yaml`. */
export const benefitsFileSchema = z.array(benefitSchema);
