import { describe, expect, it } from 'vitest';
import { hasTest, nearestTest, readTests } from './testTitles';

const FILE = readTests(`
  import { test as base } from '@playwright/test';
  const WAYS = { Escape: close, 'Ctrl+K': press };
  test.describe('dialog', () => {
    test.use({ viewport });
    for (const [name, close] of Object.entries(WAYS)) {
      test(\`closes by \${name}, at once\`, async () => {});
    }
    for (const [name] of [['on 2g']]) test(name, () => {});
    test.skip('is loaded twice', () => {});
  });
  describe.each([['light']])('theme %s', () => {
    it.each\`a | b\`('adds $a to 1.5 (all)', () => {});
    it.todo('is not written yet');
    it.fails('is wrong', () => {});
  });
  describe.skip('later', () => {
    it('is left out', () => {});
  });
  it('takes "quotes"', { timeout: 5 }, () => {
    test('is a name', 'not a title of its own');
  });
`);

describe('hasTest', () => {
  it.each([
    [['takes "quotes"']],
    [['dialog', 'closes by Escape, at once']],
    [['dialog', 'closes by Ctrl+K, at once']],
    [['dialog', 'closes by ${name}, at once']],
    [['dialog', 'on 2g']],
    [['theme light', 'adds 5 to 1.5 (all)']],
    [['theme %s', 'adds $a to 1.5 (all)']],
  ])('finds %j', (path) => {
    expect(hasTest(FILE, path)).toBe(true);
  });

  it.each([
    ['a test that is not in its group', ['closes by Escape, at once']],
    ['a group', ['dialog']],
    ['what the file does not fill in', ['dialog', 'closes by Cmd+K, at once']],
    ['a part of a title', ['takes']],
    ['a test that is skipped', ['dialog', 'is loaded twice']],
    ['a group that is skipped', ['later', 'is left out']],
    ['a test that is not written yet', ['theme light', 'is not written yet']],
    ['a test that has to fail', ['theme light', 'is wrong']],
    ['settings', ['dialog', 'viewport']],
  ])('does not find %s', (_, path) => {
    expect(hasTest(FILE, path)).toBe(false);
  });
});

it('nearestTest names the test with most of the words', () => {
  expect(nearestTest(FILE, ['dialog', 'closes by Cmd+K'])).toEqual([
    'dialog',
    'closes by ${name}, at once',
  ]);
});
