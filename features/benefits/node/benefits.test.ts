import { describe, expect, it } from 'vitest';
import { validate } from '../../../platform/base/common/validate';
import { testFolder } from '../../../platform/base/node/testPlugin';
import { checkCollection } from '../../../platform/collections/node/check';
import { outlineOf } from '../../../platform/content/node/outline';
import { benefitSchema, type Benefit } from '../common/schema';
import { agingBenefits, benefits, BENEFITS_FILE, loadBenefits, toMarkdown } from './benefits';

const benefit = (over: Partial<Benefit> = {}): Benefit => ({
  id: 'tool',
  group: 'tools',
  name: 'Tool',
  url: 'https://example.org/',
  what: 'Does this | that.',
  who: 'Everyone',
  how: '[Ask](/ask)',
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
    { group: 'other' },
  ])('refuses %j', (over) => {
    expect(validate(benefitSchema, { ...benefit(), ...over }, 'x').problems).toHaveLength(1);
  });
});

describe('toMarkdown', () => {
  it('makes a table of a group, without what has ended', () => {
    const list = [benefit(), benefit({ name: 'Old', until: '2026-10-31' })];
    expect(toMarkdown(list, 'tools', '2026-11-01').split('\n').slice(4)).toEqual([
      '| [Tool](https://example.org/): Does this \\| that. | Everyone | [Ask](/ask) | July 2026 |',
    ]);
    expect(toMarkdown(list, 'tools', '2026-10-31')).toContain('Old');
  });

  it('makes a list of those for the start page', () => {
    const list = [benefit(), benefit({ name: 'New', highlight: true })];
    expect(toMarkdown(list, undefined, '2026-11-01')).toBe(
      '- **[New](https://example.org/)**: Does this | that.',
    );
  });
});

const problemsOf = (over: Partial<Benefit>, body = '') =>
  checkCollection(benefits, {
    siteDir: testFolder({ [BENEFITS_FILE]: JSON.stringify([benefit(over)]) }),
    files: [{ kind: 'doc', file: 'docs/a.md', frontMatter: {}, body, bodyOffset: 5 }],
    outlineOf,
    routes: new Set(['/a']),
    today: '2026-11-25',
  });

it('names what leads to no page of the site', () => {
  expect(problemsOf({ url: 'https://example.com' })).toEqual([]);
  expect(problemsOf({ url: '/a#b' })).toEqual([]);
  expect(problemsOf({ url: '/b' })).toMatchObject([{ field: '[0].url' }]);
});

it('names the line of a table that does not exist, and the tables that do', () => {
  const used = (group: string) => problemsOf({}, `Text.\n\n<Benefits ${group}/>\n`);
  expect(used('')).toEqual([]);
  expect(used('group="tools" ')).toEqual([]);
  expect(used('group="nope" ')).toMatchObject([
    {
      line: 8,
      reason: '"nope" is not known',
      remedy: expect.stringContaining('personal, tools, credits') as string,
    },
  ]);
});

describe('agingBenefits', () => {
  it('names what ends soon, what has ended, and what nobody has confirmed for a year', () => {
    const list = [
      benefit({ name: 'A', until: '2026-12-20' }),
      benefit({ name: 'B', until: '2026-12-22' }),
      benefit({ name: 'C', until: '2026-11-01' }),
      benefit({ name: 'D', validated: '2025-11-20' }),
    ];
    expect(agingBenefits(list, '2026-11-21', 30)).toEqual([
      'Benefit "A" ends on 2026-12-20.',
      'Benefit "C" ended on 2026-11-01.',
      'Benefit "D" was last confirmed on 2025-11-20.',
    ]);
  });
});
