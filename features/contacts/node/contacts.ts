import * as z from 'zod';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { daysBetween } from '#platform/base/common/dates';
import { escapeMarkdown } from '#platform/base/common/text';
import type { Problem } from '#platform/base/common/problems';
import {
  defineCollection,
  readRecords,
  records,
  toRows,
} from '#platform/collections/node/collection';
import type { ContentFile } from '#platform/content/common/contentFile';
import type { CheckedSite } from '#platform/content/node/contribution';
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

/** A text with its place, and its kind if it is a page. */
type Text = Pick<ContentFile, 'file' | 'body' | 'bodyOffset'> & { kind?: ContentFile['kind'] };

export const CONTACTS_FILE = 'data/contacts.yaml';

/** The contact as plain text. */
export const contactText = ({ address, subject }: Contact): string =>
  subject === undefined ? address : `${address} (subject starting with ${subject})`;

/** The contact as Markdown: a mail link, which fills in the subject, and a note on that. */
export function toMarkdown({ address, subject }: Contact): string {
  const link = `[${escapeMarkdown(address)}](mailto:${address}`;
  return subject === undefined
    ? `${link})`
    : `${link}?subject=${encodeURIComponent(`${subject} `)}) (subject starting with \`${subject}\`)`;
}

/** Each `<Contact id="…" />` names a contact. */
function checkUses(contacts: readonly Contact[], { files, outlineOf }: CheckedSite): Problem[] {
  return files.flatMap((file) =>
    outlineOf(file)
      .components.filter(({ name }) => name === 'Contact')
      .flatMap(({ attributes: { id = '' }, line }) =>
        contacts.some((contact) => contact.id === id)
          ? []
          : [
              {
                file: file.file,
                line,
                field: '<Contact> id',
                reason: `"${id}" is not a contact in ${CONTACTS_FILE}`,
                remedy: `Use one of ${contacts.map((contact) => contact.id).join(', ')}, or add it there.`,
              },
            ],
      ),
  );
}

/** Whether a line names an address, and not a longer one that ends like it. */
const names = (line: string, address: string): boolean =>
  line
    .toLowerCase()
    .split(/[^\w.@+-]/)
    .some((word) => word.replace(/\.$/, '') === address.toLowerCase());

/**
 * Lines that name a former address, or that type the address of a contact into a page. Posts may
 * do the latter: they tell what held on their day.
 *
 * @param kind of the page; none of another file, which has no components
 */
function checkAddresses(
  { file, body, bodyOffset, kind }: Text,
  contacts: readonly Contact[],
): Problem[] {
  const isGuide = kind === 'doc' || kind === 'page';
  return body.split('\n').flatMap((line, index): Problem[] => {
    const isNamed = (address: string) => names(line, address);
    const replaced = contacts.find(({ former = [] }) => former.some(isNamed));
    const typed = contacts.find(
      ({ address }) => isGuide && line.toLowerCase().includes(`mailto:${address.toLowerCase()}`),
    );
    const contact = replaced ?? typed;
    return contact === undefined
      ? []
      : [
          {
            file,
            line: index + 1 + bodyOffset,
            field: 'address',
            reason: replaced
              ? `${replaced.former?.find(isNamed) ?? ''} was replaced by ${contactText(replaced)}`
              : `types the address ${contact.address}, which ${CONTACTS_FILE} has`,
            remedy: isGuide ? `Write <Contact id="${contact.id}" />.` : 'Write the new address.',
          },
        ];
  });
}

/** Data and templates, which reach readers too. */
const textsBesidePages = (siteDir: string): Text[] =>
  ['data', 'templates'].flatMap((folder) => {
    const full = path.join(siteDir, folder);
    const entries = existsSync(full) ? readdirSync(full, { withFileTypes: true }) : [];
    return entries
      .filter((entry) => entry.isFile() && `${folder}/${entry.name}` !== CONTACTS_FILE)
      .map(({ name }) => ({
        file: `${folder}/${name}`,
        body: readFileSync(path.join(full, name), 'utf8'),
        bodyOffset: 0,
      }));
  });

/** How long a contact counts as known, in days. */
const GOOD_FOR_DAYS = 365;

/** Mail addresses that several pages name. */
export const contacts = defineCollection<Contact>({
  name: 'contacts',
  source: records(CONTACTS_FILE),
  schema: contactSchema,
  published: {
    title: 'Contacts',
    description: 'Mail addresses of the foundation, with what to write to each about.',
    id: ({ id }) => id,
    titleOf: ({ name }) => name,
    routeOf: () => '/resources/support/',
  },
  unique: [{ field: 'id', what: 'id', of: ({ id }) => [id] }],
  rules: (entries, site) => {
    const known = entries.map(({ data }) => data);
    const texts = [...site.files, ...textsBesidePages(site.siteDir)];
    return [...checkUses(known, site), ...texts.flatMap((text) => checkAddresses(text, known))];
  },
  aging: (entries, today) =>
    entries
      .filter(({ data: { validated } }) => daysBetween(validated, today) > GOOD_FOR_DAYS)
      .map(({ data }) => `Contact "${data.id}" was last confirmed on ${data.validated}.`),
});

/** The contacts of a site; none if their file has a problem. */
export const loadContacts = (siteDir: string): Contact[] =>
  toRows(contacts, readRecords(siteDir, contacts).entries);
