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

const must = { level: 'required', source: 'x' } as const;
const may = { level: 'suggested', source: 'x' } as const;

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
    ['asked on the same level before', { incubation: must, graduation: must }, 'before'],
    ['asked only before', { sandbox: must }, 'before'],
    ['suggested before', { incubation: may, graduation: must }, 'new'],
    ['never asked', { graduation: must }, 'new'],
    ['asked in more detail', { incubation: must, graduation: { ...must, detail: 'x' } }, 'new'],
    ['asked in less detail', { sandbox: { ...must, detail: 'x' }, graduation: must }, 'before'],
    ['only begun', { sandbox: { ...must, phase: 'onboarding' }, graduation: must } as const, 'new'],
    ['only advised', { graduation: may }, 'suggested'],
  ])('what was %s', (_name, rules, kind) => {
    expect(askedOn({ rules }, onward)?.kind).toBe(kind);
  });

  it('demands nothing that applies to some projects only', () => {
    const asked = askedOn({ rules: { graduation: must }, isConditional: true }, onward);
    expect(asked?.kind).toBe('conditional');
    expect(asked && isDemanded(asked)).toBe(false);
  });

  it('leaves out what only a later level asks', () => {
    expect(
      askedOn({ rules: { graduation: must } }, { from: 'sandbox', to: 'incubation' }),
    ).toBeUndefined();
  });

  it('asks those who come straight to Incubation for what the Sandbox asks, too', () => {
    const asked = askedOn({ rules: { sandbox: must } }, { from: 'none', to: 'incubation' });
    expect(asked).toMatchObject({ kind: 'new', stage: 'sandbox' });
  });
});
