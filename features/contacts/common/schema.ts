import * as z from 'zod';
import { isoDay, slug, text } from '#platform/base/common/fields';

const mailAddress = z.email({
  error: (issue) =>
    `${JSON.stringify(issue.input)} is not a mail address → Write the address alone, such as "info@example.org".`,
});

/** A mail address for one purpose. */
export const contactSchema = z.strictObject({
  id: slug,
  name: text.describe('Who reads the mail.'),
  address: mailAddress,
  subject: text.optional().describe('How the subject has to start.'),
  purpose: text.describe('What to write about, for authors who look for the right contact.'),
  validated: isoDay.describe('Day of the newest text that names the address for this purpose.'),
  former: z
    .array(mailAddress)
    .optional()
    .describe('Addresses that it replaced, and that nothing may name anymore.'),
});
export type Contact = z.infer<typeof contactSchema>;
