import { describe, expect, it } from 'vitest';
import { validate } from '#platform/base/common/validate';
import { testFolder } from '#platform/base/node/testPlugin';
import { checkCollection } from '#platform/collections/node/contribution';
import { testPage, testSite } from '#platform/content/node/testSite';
import { benefitSchema, type Benefit } from '../common/schema';
import { requestOf, SERVICE_DESK } from '../common/vocabulary';
import { benefits, BENEFITS_FILE, loadBenefits, toMarkdown } from './benefits';

const benefit = (over: Partial<Benefit> = {}): Benefit => ({
  id: 'tool',
  needs: ['tools'],
  roles: ['project'],
  name: 'Tool',
  url: 'https://example.org/',
  what: 'Does this | that.',
  who: 'Everyone',
  request: '/ask',
  how: 'Bring it.',
  validated: '2026-07-01',
  ...over,
});

describe('the file of benefits', () => {
  it('is in order', () => {
    expect(loadBenefits('.')).not.toEqual([]);
  });

  it.each([
    { how: '<b>Ask</b>' },
    { how: '[Ask](javascript:alert(1))' },
    { how: '[Ask](page.md)' },
    { url: 'http://example.org' },
    { request: 'desk' },
  ])('refuses %j', (over) => {
    expect(validate(benefitSchema, { ...benefit(), ...over }, 'x').problems).toHaveLength(1);
  });
});

describe('toMarkdown', () => {
  it('makes a table of a need or a role, without what has ended', () => {
    const list = [benefit(), benefit({ name: 'Old', until: '2026-10-31' })];
    expect(toMarkdown(list, { need: 'tools' }, '2026-11-01').split('\n').slice(4, 6)).toEqual([
      '| [Tool](https://example.org/): Does this \\| that. | Everyone | No end named | [Open the request](/ask). Bring it. | July 2026 |',
      '',
    ]);
    expect(toMarkdown(list, { role: 'project' }, '2026-10-31')).toContain('Old');
    expect(toMarkdown(list, { role: 'anyone' }, '2026-10-31')).not.toContain('Tool');
  });

  it('makes a list of those for the start page', () => {
    const list = [benefit(), benefit({ name: 'New', highlight: true })];
    expect(toMarkdown(list, {}, '2026-11-01')).toBe(
      '- **[New](https://example.org/)**: Does this | that.',
    );
  });
});

const problemsOf = (over: Partial<Benefit>, body = '') =>
  checkCollection(
    benefits,
    testSite({
      siteDir: testFolder({ [BENEFITS_FILE]: JSON.stringify([benefit(over)]) }),
      files: [testPage(body)],
      routes: new Set(['/a', '/ask']),
    }),
  );

it('names what leads to no page of the site', () => {
  expect(problemsOf({ url: 'https://example.com' })).toEqual([]);
  expect(problemsOf({ url: '/a#b' })).toEqual([]);
  expect(problemsOf({ url: '/b' })).toMatchObject([{ field: '[0].url' }]);
  expect(problemsOf({ request: '/b#c' })).toMatchObject([{ field: '[0].request' }]);
});

it('names the line of a table that does not exist, and the tables that do', () => {
  const used = (part: string) => problemsOf({}, `Text.\n\n<Benefits ${part}/>\n`);
  expect(used('')).toEqual([]);
  expect(used('need="tools" ')).toEqual([]);
  expect(used('role="nope" ')).toMatchObject([
    {
      line: 7,
      reason: '"nope" is not known',
      remedy: expect.stringContaining('maintainer, project, group, anyone') as string,
    },
  ]);
});

describe('the report of what ages', () => {
  it('names what ends soon, what has ended, and what nobody has confirmed for a year', () => {
    const list = [
      benefit({ name: 'A', until: '2026-12-20' }),
      benefit({ name: 'B', until: '2026-12-22' }),
      benefit({ name: 'C', until: '2026-11-01' }),
      benefit({ name: 'D', validated: '2025-11-20' }),
    ].map((data) => ({ data, file: BENEFITS_FILE, field: '' }));
    expect(benefits.aging?.(list, '2026-11-21', 30)).toEqual([
      'Benefit "A" ends on 2026-12-20.',
      'Benefit "C" ended on 2026-11-01.',
      'Benefit "D" was last confirmed on 2025-11-20.',
    ]);
  });
});

it('opens the request at the Service Desk, by mail, or where it is made', () => {
  expect(requestOf({})).toEqual({ to: SERVICE_DESK, label: 'Open a ticket' });
  expect(requestOf({ request: 'a@example.org' }).to).toBe('mailto:a@example.org');
  expect(requestOf({ request: 'https://example.org/@form' }).to).toBe('https://example.org/@form');
});
