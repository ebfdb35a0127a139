import { describe, expect, it } from 'vitest';
import { fileRuleOn, ruleOn, ruleText, textOf } from './rules';
import type { Criterion, StarterFile } from './schema';

const criterion = (over: Partial<Criterion> = {}): Criterion => ({
  id: 'one',
  area: 'security',
  text: 'One',
  stages: { incubation: 'required' },
  evidence: 'A file',
  guide: '/guide',
  ...over,
});

describe('ruleOn', () => {
  it('reads the short form, with the source by the name of the stage', () => {
    expect(ruleOn(criterion(), 'incubation', '2026-11-23')).toEqual({
      level: 'required',
      source: 'incubation',
    });
    expect(ruleOn(criterion(), 'graduation', '2026-11-23')).toBeUndefined();
  });

  const dated = (rule: object) =>
    criterion({ stages: { incubation: { level: 'required', ...rule } } });

  it.each([
    ['2026-03-31', 'suggested', false],
    ['2026-04-01', 'required', true],
    ['2027-04-01', 'required', true],
    ['2027-04-02', 'required', false],
  ])(
    'knows on %s that a rule begins on a day, what was before, and how long it is news',
    (day, level, isNews) => {
      const rule = ruleOn(dated({ since: '2026-04-01', before: 'suggested' }), 'incubation', day);
      expect(rule?.level).toBe(level);
      expect(rule?.news !== undefined).toBe(isNews);
    },
  );

  it('has nothing before a rule without an earlier level begins', () => {
    expect(ruleOn(dated({ since: '2027-01-01' }), 'incubation', '2026-12-31')).toBeUndefined();
  });

  it('takes what holds during onboarding from the source of that name', () => {
    const onboarding = criterion({
      stages: { sandbox: { level: 'required', phase: 'onboarding' } },
    });
    const rule = ruleOn(onboarding, 'sandbox', '2026-11-23');
    expect(rule?.source).toBe('onboarding');
    expect(ruleText(rule)).toBe('Required during onboarding');
  });
});

it('says a rule in words', () => {
  expect(ruleText(undefined)).toBe('Not listed');
  expect(ruleText({ level: 'suggested' })).toBe('Suggested');
  expect(
    ruleText({ level: 'required', detail: 'with several roles', news: { since: '2026-08-05' } }),
  ).toBe('Now required: with several roles');
  expect(textOf({ text: 'Rules', when: 'If it has subprojects' })).toBe(
    'Rules (if it has subprojects)',
  );
});

describe('fileRuleOn', () => {
  const criteria = [
    criterion({ files: ['A.md'], stages: { sandbox: { level: 'required', phase: 'onboarding' } } }),
    criterion({ files: ['A.md', 'B.md'], stages: { incubation: 'suggested' } }),
    criterion({ files: ['B.md'], stages: { incubation: 'required' } }),
  ];
  const on = (starter: Partial<StarterFile>, stage: 'sandbox' | 'incubation' | 'graduation') =>
    fileRuleOn({ file: 'B.md', page: '/b', ...starter }, criteria, stage, '2026-11-23');

  it('is the strictest rule of the criteria that name the file', () => {
    expect(on({}, 'sandbox')).toBeUndefined();
    expect(on({}, 'incubation')).toEqual({ level: 'required' });
  });

  it('stays at later stages, where onboarding is over', () => {
    expect(on({ file: 'A.md' }, 'sandbox')).toEqual({ level: 'required', phase: 'onboarding' });
    expect(on({ file: 'A.md' }, 'graduation')).toEqual({ level: 'required' });
  });

  it('does not call a file required that only helps', () => {
    expect(on({ most: 'suggested' }, 'graduation')).toEqual({ level: 'suggested' });
  });
});
