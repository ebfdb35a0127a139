import { expect, it } from 'vitest';
import { durationOf } from './levels';

it('says a duration in years and months, rounded as a whole', () => {
  expect(durationOf(27.2)).toBe('2 years and 3 months');
  expect(durationOf(0.4)).toBe('less than a month');
  expect(durationOf(11.6)).toBe('1 year');
  expect(durationOf(23.9)).toBe('2 years');
});
