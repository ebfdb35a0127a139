import { expect, it } from 'vitest';
import { compareNames, compareTexts } from './order';

it('puts days in the order of the calendar', () => {
  expect(['2025-03-01', '2024-12-31', '2025-02-28'].sort(compareTexts)).toEqual([
    '2024-12-31',
    '2025-02-28',
    '2025-03-01',
  ]);
  expect(compareTexts('2025', '2025')).toBe(0);
});

it('puts names in the order of the alphabet, whether they are written in capitals or not', () => {
  expect(['npm', 'Maven', 'PyPI', 'eslint', 'GitHub'].sort(compareNames)).toEqual([
    'eslint',
    'GitHub',
    'Maven',
    'npm',
    'PyPI',
  ]);
});
