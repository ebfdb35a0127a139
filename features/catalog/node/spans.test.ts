import { describe, expect, it } from 'vitest';
import { dwellDays, exposureHours } from './spans';

describe('dwellDays', () => {
  const days = (compromised: string, detected: string) =>
    dwellDays({
      compromised: { date: compromised },
      detected: { date: detected },
      disclosed: { date: detected },
    });

  it.each([
    ['2024-02-24', '2024-03-28', 33, 33],
    ['2024-03-28', '2024-03-28', 0, 0],
    ['2024-02', '2024-03-01', 1, 29],
    ['2023', '2024', 1, 730],
    ['2024', '2024', 0, 365],
  ])('from %s to %s are %i to %i days', (compromised, detected, least, most) => {
    expect(days(compromised, detected)).toEqual({ least, most });
  });

  it('are unknown if a date is missing or the notice came first', () => {
    expect(dwellDays({ disclosed: { date: '2024' } })).toBeNull();
    expect(days('2021-12-01', '2021-11-24')).toBeNull();
  });
});

describe('exposureHours', () => {
  it.each([
    ['2024-12-03T15:20', '2024-12-03T20:25', 5.1, 5.1],
    ['2017-10-19', '2017-10-19', 0, 24],
    ['2024-12-04T20:51', '2024-12-07', 51.2, 75.2],
  ])('from %s to %s are %f to %f hours', (start, end, least, most) => {
    expect(exposureHours({ start, end })).toEqual({ least, most });
  });

  it('are those of the source where it states them, and unknown without an end', () => {
    expect(exposureHours({ start: '2021-04-20', end: '2021-04-22', hours: 28 })).toEqual({
      least: 28,
      most: 28,
    });
    expect(exposureHours({ start: '2026-04-29T09:55' })).toBeNull();
  });
});
