import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { expect, it } from 'vitest';
import { contacts as feature } from '..';
import { testFolder } from '../../../platform/base/node/testPlugin';
import { validate } from '../../../platform/base/common/validate';
import { contactsFileSchema, type Contact } from '../common/schema';
import {
  agingContacts,
  checkAddresses,
  checkContactIds,
  CONTACTS_FILE,
  loadContacts,
  remarkContacts,
  textsBesidePages,
} from './contacts';

const contact = (over: Partial<Contact> = {}): Contact => ({
  id: 'help',
  name: 'Staff',
  address: 'help@example.org',
  purpose: 'Anything',
  validated: '2026-09-01',
  ...over,
});
const URGENT = contact({ id: 'urgent', subject: '[URGENT]', former: ['old@example.org'] });
const BOTH = [contact(), URGENT];

it('has no problem in the file of this site', () => {
  expect(loadContacts('.').problems).toEqual([]);
  expect(loadContacts('.').contacts).not.toEqual([]);
});

it('sends reports that no project takes to the projects team, with the subject filled in', () => {
  const fallback = loadContacts('.').contacts.find(({ id }) => id === 'security-fallback');
  expect(fallback).toMatchObject({ address: 'projects@cncf.io', subject: '[SECURITY]' });
});

it.each([{ address: 'mailto:help@example.org' }, { address: 'help' }, { former: ['old'] }])(
  'refuses %j',
  (over) => {
    expect(validate(contactsFileSchema, [{ ...contact(), ...over }], 'x').problems).toHaveLength(1);
  },
);

it('refuses an id that two contacts have', () => {
  const siteDir = testFolder({ [CONTACTS_FILE]: JSON.stringify([contact(), contact()]) });
  expect(loadContacts(siteDir).problems).toMatchObject([{ field: 'help' }]);
});

it('puts a mail link in the place of the component, in a sentence, a table and a line of its own', () => {
  const source = 'Ask <Contact id="help" /> or <Contact id="urgent" />.\n\n<Contact id="help" />\n';
  const made = unified()
    .use(remarkParse)
    .use(remarkMdx)
    .use(remarkContacts, { load: () => BOTH })
    .use(remarkStringify, { resourceLink: true })
    .processSync(source);
  const help = '[help@example.org](mailto:help@example.org)';
  const urgent = '[help@example.org](mailto:help@example.org?subject=%5BURGENT%5D%20)';
  expect(String(made)).toBe(
    `Ask ${help} or ${urgent} (subject starting with \`[URGENT]\`).\n\n${help}\n`,
  );
});

const page = (body: string, kind: 'doc' | 'post' = 'doc') => ({
  ...{ kind, file: 'docs/a.md', frontMatter: {}, bodyOffset: 5 },
  body,
});

it('names the line of an unknown contact, and those there are', () => {
  expect(checkContactIds(page('Ask <Contact id="help" />, `<Contact />`.'), BOTH)).toEqual([]);
  expect(checkContactIds(page('A.\n\nAsk <Contact id="me" />.'), BOTH)).toMatchObject([
    { line: 8, reason: '"me" is not a contact in data/contacts.yaml' },
  ]);
});

it('refuses a former address in every text, and one that a guide types', () => {
  const found = (body: string, kind?: 'doc' | 'post') =>
    checkAddresses(page(body, kind), BOTH).map(({ line, remedy }) => [line, remedy]);
  expect(found('A.\nWrite to Old@example.org.')).toEqual([[7, 'Write <Contact id="urgent" />.']]);
  expect(found('(mailto:old@example.org)', 'post')).toEqual([[6, 'Write the new address.']]);
  expect(found('very-old@example.org old@example.org.uk old@example.orgs')).toEqual([]);
  expect(found('[x](mailto:Help@example.org)')).toEqual([[6, 'Write <Contact id="help" />.']]);
  expect(found('[x](mailto:help@example.org)', 'post')).toEqual([]);
});

it('reads data and templates, but neither its own file nor former versions', () => {
  const siteDir = testFolder({
    [CONTACTS_FILE]: '[]',
    'data/a.yaml': 'a',
    'templates/A.md': 'A',
    'templates/former/A.md/1.md': 'B',
  });
  expect(textsBesidePages(siteDir).map(({ file }) => file)).toEqual([
    'data/a.yaml',
    'templates/A.md',
  ]);
});

it('gives the search the address, and says what nobody has confirmed for a year', () => {
  const siteDir = testFolder({ [CONTACTS_FILE]: JSON.stringify([URGENT]) });
  expect(feature.search?.sections?.(siteDir).Contact?.({ id: 'urgent' }, {})).toMatchObject([
    { text: 'help@example.org (subject starting with [URGENT])' },
  ]);
  expect(agingContacts([URGENT], '2027-09-01')).toEqual([]);
  expect(agingContacts([URGENT], '2027-09-02')).toEqual([
    'Contact "urgent" was last confirmed on 2026-09-01.',
  ]);
});
