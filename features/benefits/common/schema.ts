import * as z from 'zod';
import { isoDay, markdownLine, oneOf, routeOrUrl, slug, text } from '#platform/base/common/fields';
import type { Piece } from '#platform/markdown/common/pieces';
import { NEEDS, PROJECT_LEVELS, ROLES } from './vocabulary';

const some = <const Values extends Readonly<Record<string, string>>>(
  values: Values,
  what: string,
) =>
  z
    .array(oneOf(Object.keys(values) as (keyof Values & string)[], what))
    .min(1, { error: `is empty → Name at least one ${what}.` });

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

/** A benefit as the finder shows it, with the pieces of its lines of text. */
export interface BenefitRow extends Omit<Benefit, 'what' | 'who' | 'how'> {
  what: Piece[];
  who: Piece[];
  how?: Piece[];
}
