import { shownText } from '#platform/content/common/pageFacts';
import type { Feature } from '#platform/feature';
import { replacing } from '#platform/markdown/node/nodes';
import {
  contacts as collection,
  CONTACTS_FILE,
  contactText,
  loadContacts,
  toMarkdown,
} from './node/contacts';

/** Mail addresses that several pages name: one data file, which pages name by `<Contact id="…" />`. */
export const contacts: Feature = {
  name: 'contacts',
  collections: [collection],
  replacedByRemark: ['Contact'],
  dataFiles: [CONTACTS_FILE],
  remark: (siteDir) => ({
    before: [
      replacing((name, { id }) => {
        // The content check has already reported an unknown one.
        const contact = name === 'Contact' && loadContacts(siteDir).find((one) => one.id === id);
        return contact ? toMarkdown(contact) : undefined;
      }),
    ],
  }),
  search: {
    source: loadContacts,
    sections: (siteDir) => ({
      Contact: ({ id }) =>
        loadContacts(siteDir)
          .filter((contact) => contact.id === id)
          .map((contact) => shownText(contactText(contact))),
    }),
  },
};
