import path from 'node:path';
import { shownText } from '../../platform/content/common/searchable';
import { freshly } from '../../platform/content/node/dataFile';
import type { Feature } from '../../platform/feature';
import {
  agingContacts,
  checkAddresses,
  checkContactIds,
  CONTACTS_FILE,
  contactText,
  loadContacts,
  remarkContacts,
  textsBesidePages,
} from './node/contacts';

/** Mail addresses that several pages name: one data file, which pages name by `<Contact id="…" />`. */
export const contacts: Feature = {
  name: 'contacts',
  check: ({ siteDir, files }) => {
    const { contacts: known, problems } = loadContacts(siteDir);
    // Without all contacts, every page that names one would be reported for a mistake in the data.
    return problems.length > 0
      ? problems
      : [
          ...files.flatMap((file) => checkContactIds(file, known)),
          ...[...files, ...textsBesidePages(siteDir)].flatMap((text) =>
            checkAddresses(text, known),
          ),
        ];
  },
  resolved: ['Contact'],
  dataFiles: [CONTACTS_FILE],
  remark: (siteDir) => {
    const load = freshly(path.join(siteDir, CONTACTS_FILE), () => loadContacts(siteDir).contacts);
    return { before: [[remarkContacts, { load }]] };
  },
  aging: ({ siteDir, today }) => agingContacts(loadContacts(siteDir).contacts, today),
  search: {
    source: (siteDir) => loadContacts(siteDir).contacts,
    sections: (siteDir) => ({
      Contact: ({ id }) =>
        loadContacts(siteDir)
          .contacts.filter((contact) => contact.id === id)
          .map((contact) => shownText(contactText(contact))),
    }),
  },
};
