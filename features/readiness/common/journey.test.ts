import { describe, expect, it } from 'vitest';
import {
  askedOn,
  isDemanded,
  NAME_LENGTH,
  nextJourney,
  parseJourney,
  serializeJourney,
  stagesAfter,
} from './journey';

const rule = (level: 'required' | 'suggested', more: object = {}) => ({
  level,
  source: 'x',
  ...more,
});

describe('the address', () => {
  it.each([
    ['', 'sandbox', 'incubation'],
    ['?to=graduation', 'incubation', 'graduation'],
    ['?to=sandbox', 'none', 'sandbox'],
    ['?from=sandbox&to=graduation', 'sandbox', 'graduation'],
    ['?from=incubation&to=sandbox', 'incubation', 'graduation'],
    ['?from=incubation', 'incubation', 'graduation'],
    ['?from=toString&to=constructor', 'sandbox', 'incubation'],
  ])('%s leads from %s to %s', (search, from, to) => {
    expect(parseJourney(search)).toEqual({ from, to });
    expect(parseJourney(serializeJourney({ from, to } as never))).toEqual({ from, to });
  });

  it.each(['Envoy', 'Open Policy Agent (OPA)', 'a&to=sandbox#b', 'Ü +%20'])(
    'carries the name %j',
    (project) => {
      const journey = { from: 'sandbox', to: 'incubation', project } as const;
      expect(parseJourney(serializeJourney(journey))).toEqual(journey);
    },
  );

  it('cuts a name that is too long', () => {
    const { project } = parseJourney(`?project=${'a'.repeat(NAME_LENGTH + 1)}`);
    expect(project).toHaveLength(NAME_LENGTH);
  });

  it.each([
    ['sandbox', { from: 'sandbox', to: 'incubation', project: 'Envoy' }],
    ['incubating', { from: 'incubation', to: 'graduation', project: 'Envoy' }],
    ['graduated', undefined],
    ['archived', undefined],
  ] as const)('of a project that is %s leads to %j', (level, journey) => {
    expect(nextJourney('Envoy', level)).toEqual(journey);
  });

  it('has no way back', () => {
    expect(stagesAfter('none')).toEqual(['sandbox', 'incubation', 'graduation']);
    expect(stagesAfter('incubation')).toEqual(['graduation']);
  });
});

describe('askedOn', () => {
  const onward = { from: 'incubation', to: 'graduation' } as const;
  it.each([
    [
      'asked on the same level before',
      { incubation: rule('required'), graduation: rule('required') },
      'before',
    ],
    ['asked only before', { sandbox: rule('required') }, 'before'],
    ['suggested before', { incubation: rule('suggested'), graduation: rule('required') }, 'new'],
    ['never asked', { graduation: rule('required') }, 'new'],
    [
      'asked in more detail',
      { incubation: rule('required'), graduation: rule('required', { detail: 'in public' }) },
      'new',
    ],
    [
      'asked in less detail',
      { sandbox: rule('required', { detail: 'names' }), graduation: rule('required') },
      'before',
    ],
    [
      'only begun before',
      { sandbox: rule('required', { phase: 'onboarding' }), graduation: rule('required') },
      'new',
    ],
    ['only advised', { graduation: rule('suggested') }, 'suggested'],
  ])('what was %s', (_name, rules, kind) => {
    expect(askedOn({ rules }, onward)?.kind).toBe(kind);
  });

  it('demands nothing that applies to some projects only', () => {
    const rules = { graduation: rule('required') };
    const asked = askedOn({ rules, isConditional: true }, onward);
    expect(asked?.kind).toBe('conditional');
    expect(asked && isDemanded(asked)).toBe(false);
  });

  it('leaves out what only a later level asks', () => {
    const rules = { graduation: rule('required') };
    expect(askedOn({ rules }, { from: 'sandbox', to: 'incubation' })).toBeUndefined();
  });

  it('asks those who come straight to Incubation for what the Sandbox asks, too', () => {
    const rules = { sandbox: rule('required') };
    expect(askedOn({ rules }, { from: 'none', to: 'incubation' })).toMatchObject({
      kind: 'new',
      stage: 'sandbox',
    });
  });
});
