import { describe, expect, it } from 'vitest';
import { addDays, daysBetween, formatDays, formatPartialDate, isIsoDay, localDay } from './dates';

describe('isIsoDay', () => {
  it.each(['2025-11-09', '2024-02-29'])('accepts %s', (day) => {
    expect(isIsoDay(day)).toBe(true);
  });
  it.each(['2025-02-29', '2026-13-01', '2026-1-1', '20260101', 'tomorrow', ''])(
    'refuses %j',
    (day) => {
      expect(isIsoDay(day)).toBe(false);
    },
  );
});

describe('formatDays', () => {
  it.each([
    ['2027-03-15', '2027-03-18', 'March 15 to 18, 2027'],
    ['2025-09-30', '2025-10-06', 'September 30 to October 6, 2025'],
    ['2025-12-31', '2026-01-01', 'December 31, 2025 to January 1, 2026'],
    ['2025-11-09', '2025-11-09', 'November 9, 2025'],
  ])('names month and year once from %s to %s, where they are the same', (start, end, words) => {
    expect(formatDays(start, end)).toBe(words);
  });
});

describe('formatPartialDate', () => {
  it.each([
    ['2024', '2024'],
    ['2024-03', 'March 2024'],
    ['2024-03-28', 'March 28, 2024'],
  ])('writes %s as %s', (date, words) => {
    expect(formatPartialDate(date)).toBe(words);
  });
});

describe('daysBetween', () => {
  it('counts across a leap day and is negative backwards', () => {
    expect(daysBetween('2024-02-28', '2024-03-01')).toBe(2);
    expect(daysBetween('2024-03-01', '2024-02-28')).toBe(-2);
  });
});

describe('addDays', () => {
  it('counts across months, and backwards', () => {
    expect(addDays('2027-03-15', -28)).toBe('2027-02-15');
    expect(addDays('2024-02-28', 2)).toBe('2024-03-01');
  });
});

describe('localDay', () => {
  it('takes the day of the local clock', () => {
    expect(localDay(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
  });
});
