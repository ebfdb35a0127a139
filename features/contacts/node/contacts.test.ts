import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import { type PluggableList, unified } from 'unified';
import { expect, it } from 'vitest';
import { testFolder } from '#platform/base/node/testPlugin';
import { validate } from '#platform/base/common/validate';
import { checkCollection } from '#platform/collections/node/contribution';
import { testPage, testSite } from '#platform/content/node/testSite';
import { contacts as feature } from '..';
import { CONTACTS_FILE, type Contact, contactSchema, contacts, loadContacts } from './contacts';

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

it('sends reports that no project takes to the projects team, with the subject filled in', () => {
  const fallback = loadContacts('.').find(({ id }) => id === 'security-fallback');
  expect(fallback).toMatchObject({ address: 'projects@cncf.io', subject: '[SECURITY]' });
});

it.each([{ address: 'mailto:help@example.org' }, { address: 'help' }, { former: ['old'] }])(
  'refuses %j',
  (over) => {
    expect(validate(contactSchema, { ...contact(), ...over }, 'x').problems).toHaveLength(1);
  },
);

it('puts a mail link in the place of the component, in a sentence and on a line of its own', () => {
  const source = 'Ask <Contact id="help" /> or <Contact id="urgent" />.\n\n<Contact id="help" />\n';
  const siteDir = testFolder({ [CONTACTS_FILE]: JSON.stringify(BOTH) });
  const made = unified()
    .use(remarkParse)
    .use(remarkMdx)
    .use({ plugins: feature.remark?.(siteDir).before as PluggableList })
    .use(remarkStringify, { resourceLink: true })
    .processSync(source);
  const help = '[help@example.org](mailto:help@example.org)';
  const urgent = '[help@example.org](mailto:help@example.org?subject=%5BURGENT%5D%20)';
  expect(String(made)).toBe(
    `Ask ${help} or ${urgent} (subject starting with \`[URGENT]\`).\n\n${help}\n`,
  );
});

/** The lines of problems in a site with a page, or with another file. */
const problemsOf = (
  body: string,
  kind: 'doc' | 'post' = 'doc',
  others: Readonly<Record<string, string>> = {},
) =>
  checkCollection(
    contacts,
    testSite({
      siteDir: testFolder({ [CONTACTS_FILE]: JSON.stringify(BOTH), ...others }),
      files: [testPage(body, { kind })],
    }),
  ).map(({ line }) => line);

// What is said of an unknown contact and of addresses is in site/mistakes.yaml.
it('finds a former address in every text, and one that a guide types', () => {
  expect(problemsOf('Ask <Contact id="help" />, `<Contact />`.')).toEqual([]);
  expect(problemsOf('A.\nWrite to Old@example.org.')).toEqual([6]);
  expect(problemsOf('(mailto:old@example.org)', 'post')).toEqual([5]);
  expect(problemsOf('very-old@example.org old@example.org.uk old@example.orgs')).toEqual([]);
  expect(problemsOf('[x](mailto:Help@example.org)')).toEqual([5]);
  expect(problemsOf('[x](mailto:help@example.org)', 'post')).toEqual([]);
});

it('finds a former address in data and templates, but not in former versions', () => {
  const others = { 'data/a.yaml': 'a', 'templates/A.md': 'A\nold@example.org' };
  expect(problemsOf('', 'doc', others)).toEqual([2]);
  const former = { 'templates/former/A.md/1.md': 'old@example.org' };
  expect(problemsOf('', 'doc', former)).toEqual([]);
});

it('gives the search the address, and says what nobody has confirmed for a year', () => {
  const siteDir = testFolder({ [CONTACTS_FILE]: JSON.stringify([URGENT]) });
  expect(feature.search?.sections?.(siteDir).Contact?.({ id: 'urgent' }, {})).toMatchObject([
    { text: 'help@example.org (subject starting with [URGENT])' },
  ]);
  const aging = (day: string) =>
    contacts.aging?.([{ data: URGENT, file: CONTACTS_FILE, field: '[0]' }], day, 30);
  expect(aging('2027-09-01')).toEqual([]);
  expect(aging('2027-09-02')).toEqual(['Contact "urgent" was last confirmed on 2026-09-01.']);
});
