import { describe, expect, it } from 'vitest';
import { facetValues, NO_FILTER, parseFilter, prepareFilter, serializeFilter } from './filter';
import type { ControlsFiles } from './generated';

const row = (id: string, group: string, nist: string[], incidents = 0, assurance?: 'high') => ({
  ...{ id, title: `Title of ${id}`, objective: 'Keys are rotated.', group, nist, incidents },
  ...(assurance && { assurance }),
});

const DATA: ControlsFiles['explorer.json'] = {
  rows: [
    row('CNSC-1', 'access', ['SI-7', 'SI-4', 'SC-12'], 2),
    row('CNSC-2', 'access', []),
    row('CNSC-3', 'deploy', ['SI-7(9)'], 1, 'high'),
  ],
  groups: [
    { slug: 'access', title: 'Access Control', phases: ['runtime'] },
    { slug: 'deploy', title: 'Deploy', phases: ['deploy', 'runtime'] },
  ],
  families: [{ id: 'SI', title: 'Integrity' }],
};
const apply = prepareFilter(DATA);
const found = (search: string) => [...apply(parseFilter(search)).found];

describe('the filter of controls', () => {
  it('finds by words, numbers of ours and of NIST', () => {
    expect(found('?q=KEYS+rotated')).toHaveLength(3);
    expect(found('?q=cnsc-2')).toEqual(['CNSC-2']);
    expect(found('?q=si-7')).toEqual(['CNSC-1', 'CNSC-3']);
    expect(found('?q=nothing')).toEqual([]);
  });

  it('takes values of one facet as alternatives, and all facets together', () => {
    expect(found('?group=access&group=deploy')).toHaveLength(3);
    expect(found('?group=access&nist=SI')).toEqual(['CNSC-1']);
    expect(found('?phase=deploy')).toEqual(['CNSC-3']);
    expect(found('?assurance=high')).toEqual(['CNSC-3']);
    expect(found('?assurance=none&incidents=some')).toEqual(['CNSC-1']);
    expect(found('?nist=none')).toEqual(['CNSC-2']);
    expect(found('?incidents=none')).toEqual(['CNSC-2']);
    expect(found('?group=unknown')).toEqual([]);
  });

  it('counts what each further choice would leave', () => {
    const { counts } = apply(parseFilter('?group=access'));
    expect(counts.group).toEqual({ access: 2, deploy: 1 });
    expect(counts.nist).toEqual({ SI: 1, SC: 1, none: 1 });
    expect(counts.incidents).toEqual({ some: 1, none: 1 });
  });

  it('writes every choice in one way, and reads it back', () => {
    const address = '?q=key&group=access&group=deploy&nist=SI&incidents=some';
    const shuffled = '?incidents=some&nist=SI&group=deploy&q=key&group=access&other=1';
    expect(serializeFilter(parseFilter(shuffled))).toBe(address);
    expect(serializeFilter(NO_FILTER)).toBe('');
    expect(parseFilter('')).toEqual(NO_FILTER);
  });

  it('names each value that rows have', () => {
    const values = facetValues(DATA);
    const { counts } = apply(NO_FILTER);
    expect(Object.keys(values.group)).toEqual(Object.keys(counts.group));
    expect(values.nist).toMatchObject({ SI: 'SI Integrity', none: 'Not mapped' });
  });
});
