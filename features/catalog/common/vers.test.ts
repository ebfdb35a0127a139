import { describe, expect, it } from 'vitest';
import { parseVers } from './vers';

describe('parseVers', () => {
  it.each([
    ['vers:npm/1.2.3|1.2.4', { versions: ['1.2.3', '1.2.4'], intervals: [] }],
    ['vers:npm/*', { versions: [], intervals: [{ introduced: '0' }] }],
    ['vers:deb/<1.0.4', { versions: [], intervals: [{ introduced: '0', fixed: '1.0.4' }] }],
    ['vers:pypi/>=0.1.2-1', { versions: [], intervals: [{ introduced: '0.1.2-1' }] }],
    [
      'vers:npm/9.2.2|>=11.0.0|<12.0.0',
      { versions: ['9.2.2'], intervals: [{ introduced: '11.0.0', fixed: '12.0.0' }] },
    ],
    [
      'vers:generic/>=6.2.0|<=6.2.18|>=6.3.12|<=6.3.20',
      {
        versions: [],
        intervals: [
          { introduced: '6.2.0', lastAffected: '6.2.18' },
          { introduced: '6.3.12', lastAffected: '6.3.20' },
        ],
      },
    ],
  ])('reads %s', (range, expected) => {
    expect(parseVers(range)).toEqual(expected);
  });
});
