import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Edge } from './schema';
import { chooseControls, effectsOf, type Controlled } from './plan';

/** `CNSC-1 prevent` → the edge. */
const edge = (text: string): Edge => {
  const [id = '', how] = text.split(' ');
  return { id, how: how as Edge['how'], at: 'producer', reason: 'x' };
};
const incident = (id: string, ...controls: string[]): Controlled => ({
  id,
  controls: controls.map(edge),
});
const idsOf = (incidents: readonly Controlled[], most?: number) =>
  chooseControls(incidents, most).steps.map(({ id }) => id);

describe('chooseControls', () => {
  it('takes what helps against most first, and says what each step adds', () => {
    const { steps, uncovered } = chooseControls([
      incident('a', 'CNSC-1 limit', 'CNSC-9 prevent'),
      incident('b', 'CNSC-1 detect'),
      incident('c', 'CNSC-2 prevent', 'CNSC-1 detect'),
      incident('d', 'CNSC-2 detect'),
      incident('e'),
    ]);
    expect(steps.map(({ id, adds, helps }) => [id, adds.length, helps.length])).toEqual([
      ['CNSC-1', 3, 3],
      ['CNSC-2', 1, 2],
    ]);
    expect(steps[1]?.adds).toMatchObject([{ incident: { id: 'd' }, how: 'detect', reason: 'x' }]);
    expect(uncovered).toMatchObject([{ id: 'e' }]);
  });

  it('prefers to prevent, then to limit, and two incidents to one', () => {
    expect(idsOf([incident('a', 'CNSC-1 detect', 'CNSC-2 limit', 'CNSC-3 prevent')])).toEqual([
      'CNSC-3',
    ]);
    expect(idsOf([incident('a', 'CNSC-1 detect', 'CNSC-2 limit')])).toEqual(['CNSC-2']);
    expect(
      idsOf([
        incident('a', 'CNSC-1 detect', 'CNSC-3 prevent'),
        incident('b', 'CNSC-1 detect', 'CNSC-4 prevent'),
      ]),
    ).toEqual(['CNSC-1']);
  });

  it('gives a tie to more incidents, then to the smaller number', () => {
    const incidents = [
      incident('a', 'CNSC-10 prevent', 'CNSC-9 prevent', 'CNSC-2 prevent'),
      incident('b', 'CNSC-5 prevent', 'CNSC-10 prevent', 'CNSC-2 prevent'),
    ];
    expect(idsOf(incidents)).toEqual(['CNSC-2']);
    expect(idsOf([...incidents, incident('c', 'CNSC-10 detect')])).toEqual(['CNSC-10']);
    expect(idsOf(incidents, 0)).toEqual([]);
  });

  it('leaves no incident out that a control helps against, and adds each once', () => {
    const effect = fc.constantFrom('prevent', 'detect', 'limit');
    fc.assert(
      fc.property(
        fc.array(fc.dictionary(fc.integer({ min: 1, max: 9 }).map(String), effect), {
          maxLength: 20,
        }),
        (all) => {
          const incidents = all.map((edges, index) =>
            incident(
              String(index),
              ...Object.entries(edges).map(([id, how]) => `CNSC-${id} ${how}`),
            ),
          );
          const { steps, uncovered } = chooseControls(incidents);
          const added = steps.flatMap(({ adds }) => adds.map((help) => help.incident));
          expect(new Set([...added, ...uncovered])).toEqual(new Set(incidents));
          expect(added.length + uncovered.length).toBe(incidents.length);
          expect(steps.filter(({ adds }) => adds.length === 0)).toEqual([]);
        },
      ),
    );
  });
});

it('says the best that a choice does about each incident', () => {
  const { steps } = chooseControls([
    incident('a', 'CNSC-1 detect', 'CNSC-2 prevent'),
    incident('b', 'CNSC-1 limit'),
    incident('c', 'CNSC-1 detect'),
    incident('d', 'CNSC-2 prevent'),
  ]);
  const effects = [...effectsOf(steps)].map(([{ id }, how]) => [id, how] as const);
  expect(Object.fromEntries(effects)).toEqual({
    a: 'prevent',
    b: 'limit',
    c: 'detect',
    d: 'prevent',
  });
});
