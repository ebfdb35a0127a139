import { expect, it } from 'vitest';
import { compareNames, compareTexts } from './order';

it('sorts days chronologically', () => {
  expect(['2025-03-01', '2024-12-31', '2025-02-28'].sort(compareTexts)).toEqual([
    '2024-12-31',
    '2025-02-28',
    '2025-03-01',
  ]);
  expect(compareTexts('2025', '2025')).toBe(0);
});

it('sorts names alphabetically, regardless of case', () => {
  expect(['npm', 'Maven', 'PyPI', 'eslint', 'GitHub'].sort(compareNames)).toEqual([
    'eslint',
    'GitHub',
    'Maven',
    'npm',
    'PyPI',
  ]);
});
