import * as z from 'zod';
import { isoDay, slug, text } from '../../../platform/base/common/fields';

const mailAddress = z.email({
  error: (issue) =>
    `${JSON.stringify(issue.input)} is not a mail address → Write the address alone, such as "info@example.org".`,
});

/** A mail address for one purpose. */
export const contactSchema = z.strictObject({
  id: slug,
  /** Who reads the mail. */
  name: text,
  address: mailAddress,
  /** How the subject has to start. */
  subject: text.optional(),
  /** What to write about, for authors who look for the right contact. */
  purpose: text,
  /** Day of the newest text that names the address for this purpose. */
  validated: isoDay,
  /** Addresses that it replaced, and that nothing may name anymore. */
  former: z.array(mailAddress).optional(),
});
export type Contact = z.infer<typeof contactSchema>;
