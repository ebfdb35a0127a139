import { describe, expect, it } from 'vitest';
import { nextColorMode } from './colorMode';

describe('nextColorMode', () => {
  it.each([
    [false, ['dark', 'light', null]],
    [true, ['light', 'dark', null]],
  ] as const)(
    'changes what is seen first and returns to the system (dark: %s)',
    (isDark, order) => {
      let choice: ReturnType<typeof nextColorMode> = null;
      for (const expected of order) {
        choice = nextColorMode(choice, isDark);
        expect(choice).toBe(expected);
      }
    },
  );
});
