import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import type { Edge } from './schema';
import { summaryOf, toChecklist, toPlanTable, type Plan, type PlannedIncident } from './plan';

const incident = (id: string) => ({
  id,
  name: `The ${id} [case]`,
  url: `https://example.org/${id}`,
  controls: [],
});
const [A, B, C] = [incident('a'), incident('b'), incident('c')];

const help = (of: PlannedIncident, how: Edge['how']) => ({
  incident: of,
  how,
  at: 'producer' as const,
  reason: `It *helps* against ${of.id}.`,
});

const PLAN: Plan = {
  url: 'https://example.org/controls?incident=a',
  incidents: [A, B, C],
  steps: [
    {
      control: {
        id: 'CNSC-1',
        title: 'Sign',
        objective: 'Sign releases.',
        permalink: '/sign',
        guides: [],
        url: 'https://example.org/sign',
      },
      helps: [help(A, 'prevent'), help(B, 'limit')],
    },
  ],
  uncovered: [C],
};

describe('a plan', () => {
  it('is a sentence with what it does and leaves out', () => {
    expect(summaryOf(PLAN)).toBe(
      '1 control for 3 incidents: 1 prevented, 1 limited, 1 without a control.',
    );
  });

  it('is a checklist, in which no text is markup', () => {
    const text = toChecklist(PLAN);
    expect(text).toContain('- [ ] **[CNSC-1](https://example.org/sign) Sign**: Sign releases.\n');
    expect(text).toContain(
      '  - limits [The b \\[case\\]](https://example.org/b) at the producer: It \\*helps\\* against b.\n',
    );
    expect(text).toContain('No control helps against [The c \\[case\\]](https://example.org/c).');
  });

  it('is a table with a row for each control and incident, and for incidents without one', () => {
    const rows = parse<Record<string, string>>(toPlanTable(PLAN), { columns: true });
    expect(
      rows.map(({ step, control, incidentUrl, effect }) => [step, control, incidentUrl, effect]),
    ).toEqual([
      ['1', 'CNSC-1', 'https://example.org/a', 'prevent'],
      ['1', 'CNSC-1', 'https://example.org/b', 'limit'],
      ['', '', 'https://example.org/c', ''],
    ]);
  });
});
