import { describe, expect, it } from 'vitest';
import { fragmentOf } from './fragment';

describe('fragmentOf', () => {
  it.each([
    ['Who decides', '#who-decides'],
    ['What’s new in 2.0?', '#whats-new-in-20'],
    ['C++ & Go – pairs', '#c--go--pairs'],
    ['A naïve snake_case', '#a-naïve-snake_case'],
  ])('of %s is that of GitHub', (title, hash) => {
    expect(fragmentOf(title)).toBe(hash);
  });
});
