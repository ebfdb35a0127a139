import { shownText } from '../../platform/content/common/searchable';
import type { Feature } from '../../platform/feature';
import {
  contacts as collection,
  CONTACTS_FILE,
  contactText,
  loadContacts,
  remarkContacts,
} from './node/contacts';

/** Mail addresses that several pages name: one data file, which pages name by `<Contact id="…" />`. */
export const contacts: Feature = {
  name: 'contacts',
  collections: [collection],
  resolved: ['Contact'],
  dataFiles: [CONTACTS_FILE],
  remark: (siteDir) => ({ before: [[remarkContacts, { load: () => loadContacts(siteDir) }]] }),
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
