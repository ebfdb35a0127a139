import { describe, expect, it } from 'vitest';
import { validate } from '../../../platform/base/common/validate';
import { benefitsFileSchema, type Benefit } from '../common/schema';
import {
  agingBenefits,
  checkBenefitGroups,
  checkBenefitPages,
  loadBenefits,
  remarkBenefits,
  toMarkdown,
} from './benefits';

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
    expect(loadBenefits('.').problems).toEqual([]);
    expect(loadBenefits('.').benefits).not.toEqual([]);
  });

  it.each([
    { how: '<b>Ask</b>' },
    { how: '[Ask](javascript:alert(1))' },
    { how: '[Ask](page.md)' },
    { url: 'http://example.org' },
    { group: 'other' },
  ])('refuses %j', (over) => {
    const list = [{ ...benefit(), ...over }];
    expect(validate(benefitsFileSchema, list, 'x').problems).toHaveLength(1);
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

it('names what leads to no page of the site', () => {
  const problemsOf = (url: string) => checkBenefitPages([benefit({ url })], new Set(['/a']));
  expect(problemsOf('https://example.com')).toEqual([]);
  expect(problemsOf('/a#b')).toEqual([]);
  expect(problemsOf('/b')).toMatchObject([{ field: 'tool.url' }]);
});

it('names the line of a table that does not exist, and the tables that do', () => {
  const page = (group: string) => ({
    ...{ kind: 'doc' as const, file: 'docs/a.md', frontMatter: {}, bodyOffset: 5 },
    body: `Text.\n\n<Benefits ${group}/>\n`,
  });
  expect(checkBenefitGroups([page(''), page('group="tools" ')])).toEqual([]);
  expect(checkBenefitGroups([page('group="nope" ')])).toMatchObject([
    {
      line: 8,
      reason: '"nope" is not a group of benefits',
      remedy: expect.stringContaining('personal, tools, credits') as string,
    },
  ]);
});

it('puts the table in the place of the component', () => {
  const attributes = [{ type: 'mdxJsxAttribute', name: 'group', value: 'personal' }];
  const node = { type: 'mdxJsxFlowElement', name: 'Benefits', attributes };
  const tree = { type: 'root', children: [node] };
  remarkBenefits({ load: () => loadBenefits('.').benefits, today: '2026-11-22' })(tree);
  expect(tree.children.map(({ type }) => type)).toEqual(['paragraph', 'table']);
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
