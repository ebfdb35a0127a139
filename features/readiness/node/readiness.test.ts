import { describe, expect, it } from 'vitest';
import { outlineOf } from '#platform/content/node/outline';
import { testPage } from '#platform/content/node/testSite';
import { validate } from '#platform/base/common/validate';
import { loadTemplates } from '#features/templates/node/public';
import { criterionSchema, type CriteriaFile, type Criterion, type Rule } from '../common/schema';
import { toPieces } from '#platform/markdown/node/nodes';
import {
  agingSources,
  checkOutline,
  checkReferences,
  checkUses,
  checkWhole,
  loadCriteria,
} from './collection';
import { toChecklist, toFilesByLevel } from './plugin';
import { toMarkdown } from './tables';

const TODAY = '2026-11-23';
const criterion = (over: Partial<Criterion> = {}): Criterion => ({
  id: 'one',
  area: 'security',
  text: 'One',
  stages: { incubation: 'required' },
  evidence: 'a file',
  guide: '/guide',
  ...over,
});
const source = { title: 'Form', url: 'https://example.org/', day: '2026-06-29' };
const data = (over: Partial<CriteriaFile> = {}): CriteriaFile => ({
  sources: { sandbox: source, incubation: source, graduation: source },
  sandboxForm: [],
  criteria: [criterion()],
  files: [],
  ...over,
});

describe('the criteria of the site', () => {
  it('are in order, and the outlines of the TOC state them and no other', () => {
    const criteria = loadCriteria('.');
    expect(checkWhole(criteria)).toEqual([]);
    expect(criteria.criteria).not.toEqual([]);
    for (const stage of ['incubation', 'graduation'] as const) {
      const text = loadTemplates('.').get(`dd-pr-${stage}.md`) ?? '';
      expect(checkOutline(criteria, stage, text)).toEqual([]);
    }
  });
});

describe('the schema', () => {
  it.each([
    { stages: { incubation: { level: 'required', before: 'suggested' } } },
    { stages: { incubation: { level: 'required', since: 'August' } } },
    { evidence: '[a file](file.md)' },
    { guide: 'guide' },
  ])('refuses %j', (over) => {
    expect(validate(criterionSchema, { ...criterion(), ...over }, 'x').problems).toHaveLength(1);
  });
});

describe('checkWhole', () => {
  const reasons = (over: Partial<CriteriaFile>) =>
    checkWhole(data(over)).map(({ field, reason }) => `${field} ${reason}`);

  it('accepts what fits together', () => {
    expect(reasons({})).toEqual([]);
  });

  it('reports what does not, all at once', () => {
    expect(
      reasons({
        criteria: [
          criterion({ files: ['A.md'] }),
          criterion({ stages: { sandbox: { level: 'required', source: 'hearsay' } } }),
        ],
        sandboxForm: [{ title: 'Details', criteria: ['two'] }],
        files: [{ file: 'B.md', page: '/b' }],
      }),
    ).toEqual([
      'one.files names A.md, which is not listed under files',
      'one.stages.sandbox has the unknown source "hearsay"',
      'one has no place in the Sandbox form',
      'sandboxForm names two twice, or without a rule for Sandbox',
      'files has B.md, which no criterion names',
    ]);
  });
});

it('names sources with which nobody has compared the criteria for a year', () => {
  expect(agingSources(data(), '2027-06-29')).toEqual([]);
  expect(agingSources(data({ sources: { form: source } }), '2027-06-30')).toEqual([
    'Criteria were last compared with "Form" on 2026-06-29.',
  ]);
});

describe('checkReferences', () => {
  const named = data({
    criteria: [criterion({ files: ['MISSING.md'], guide: '/guide#part' })],
    files: [{ file: 'MISSING.md', page: '/guide' }],
  });

  it('reports guides and template files that are not there', () => {
    const problems = checkReferences(named, '.', [testPage()], new Set(['/other']));
    expect(problems.map(({ reason }) => reason)).toEqual([
      '/guide#part is no page',
      'there is no templates/MISSING.md',
      '/guide does not present it',
    ]);
  });
});

describe('checkOutline', () => {
  const criteria = data({
    criteria: [
      criterion({ id: 'a', outline: 'reports', text: 'Reports' }),
      criterion({
        id: 'b',
        outline: 'badge',
        stages: { incubation: { level: 'required', before: 'suggested', since: '2026-08-05' } },
      }),
    ],
  });
  const OUTLINE = `# X

## Security

<!-- - [ ] in a comment -->

### Suggested

- [ ] A badge.

### Required

- [ ] Handles reports.

  - [ ] a part of it
`;

  it('accepts each criterion in its area, on its level or the one before a change', () => {
    expect(checkOutline(criteria, 'incubation', OUTLINE)).toEqual([]);
  });

  it('reports one that the data lacks or has elsewhere, and one that it does not state', () => {
    const changed = OUTLINE.replace('Handles reports', 'Has a motto');
    expect(
      checkOutline(criteria, 'incubation', changed).map(({ line, field }) => [line, field]),
    ).toEqual([
      [13, 'Has a motto.'],
      [1, 'a'],
    ]);
    const moved = OUTLINE.replace('## Security', '## Ecosystem');
    expect(checkOutline(criteria, 'incubation', moved)).toHaveLength(2);
  });
});

it('reports what <Criteria /> cannot show', () => {
  const uses = (body: string) =>
    checkUses({ files: [testPage(body)], outlineOf, today: TODAY }, data());
  expect(uses('See:\n\n<Criteria form="levels" ids="one two" />\n')).toMatchObject([
    { line: 7, reason: 'finds no criterion for "two"' },
  ]);
  expect(uses('<Criteria area="security" />')).toEqual([]);
});

describe('tables and lists', () => {
  const CHANGED: Rule = { level: 'required', before: 'suggested', since: '2026-08-05' };
  const criteria = data({
    criteria: [
      criterion({ id: 'a', text: 'Advice', stages: { incubation: 'suggested' } }),
      criterion({
        id: 'b',
        text: 'Audit',
        looksFor: 'All | of it',
        fails: 'None',
        triage: true,
        stages: {
          sandbox: 'required',
          graduation: { level: 'required', since: '2026-08-05', detail: 'by others' },
        },
      }),
      criterion({
        id: 'c',
        text: 'Both',
        area: 'ecosystem',
        files: ['A.md'],
        stages: {
          sandbox: { level: 'required', phase: 'onboarding', detail: 'at least begun' },
          incubation: CHANGED,
          graduation: CHANGED,
        },
      }),
    ],
  });
  const rows = (attributes: object) =>
    toMarkdown(criteria, attributes, TODAY)
      .split('\n')
      .filter((line) => /^(?:\||-)/.test(line) && !line.includes('---'));

  it.each([
    [
      { area: 'security' },
      [
        '| Audit | Not listed | Now required: by others |',
        '| Advice | Suggested | As for Incubation |',
      ],
    ],
    [{ form: 'requirements' }, ['| Audit | All \\| of it | None |']],
    [{ form: 'list', stage: 'sandbox', level: 'required' }, ['- **Audit.** All | of it']],
    [{ form: 'triage' }, ['- **Security:** A file.']],
    [{ form: 'added' }, ['| Audit | Not listed | Now required: by others |']],
    [
      { form: 'levels', file: 'A.md', ids: 'a' },
      [
        '- **Advice:** suggested for Incubation',
        '- **Both:** required during onboarding to the Sandbox (at least begun); now required for Incubation and Graduation (suggested before)',
      ],
    ],
    [
      { form: 'changes', stage: 'graduation' },
      ['- **Audit:** new, now required: by others', '- **Both:** suggested before, now required'],
    ],
  ])('%j', (attributes, expected) => {
    const drawn = rows(attributes);
    expect(drawn.slice(drawn[0]?.startsWith('|') ? 1 : 0)).toEqual(expected);
  });

  it('refuses a form, a file, areas, stages, levels, and criteria that do not exist', () => {
    expect(() => rows({ form: 'poem' })).toThrow('Use compare, requirements');
    expect(() => rows({ form: 'levels', file: 'A.md', ids: 'a z' })).toThrow('"z"');
    expect(() => rows({ form: 'levels' })).toThrow('Write a file');
    expect(() => rows({ area: 'safety' })).toThrow('the unknown area "safety" → Use legal');
    expect(() => rows({ form: 'list', stage: 'sandbox', level: 'must' })).toThrow('"must" → Use');
    expect(() => rows({ form: 'changes', stage: 'graduated' })).toThrow('"graduated" → Use');
  });
});

it('gives the checklist pieces of text instead of Markdown', () => {
  expect(toPieces('Run `x`, see [it](/it).')).toEqual([
    { text: 'Run ' },
    { text: 'x', isCode: true },
    { text: ', see ' },
    { text: 'it', href: '/it' },
    { text: '.' },
  ]);
  const { items } = toChecklist(
    data({ criteria: [criterion({ files: ['A.md'] })], files: [{ file: 'A.md', page: '/a' }] }),
    (route) => `Title of ${route}`,
    TODAY,
  );
  expect(items).toMatchObject([
    {
      rules: { incubation: { level: 'required' } },
      guide: { text: 'Title of /guide', href: '/guide' },
      templates: [{ text: 'A.md', href: '/a' }],
    },
  ]);
});

it('says from which stage on a file is asked for, and where projects keep it', () => {
  const data = loadCriteria('.');
  const files = toFilesByLevel(data, '2026-11-25');
  expect(Object.keys(files)).toEqual(data.files.map(({ file }) => file));
  const { path, page: route, badges } = files['SECURITY.md'] ?? {};
  expect([path, route]).toEqual(['SECURITY.md', '/resources/templates/security']);
  expect(badges?.join()).toMatch(/^(Suggested from Sandbox,)?Required from (Sandbox|Incubation)$/);
});
