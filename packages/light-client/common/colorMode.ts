/** What a reader has chosen: a color mode, or `null` for the system's. */
export type ColorModeChoice = 'light' | 'dark' | null;

/**
 * The choice that follows: from the system's to the color that it doesn't show, to the one that it
 * does, and back to the system's. So the first click always changes what the reader sees.
 *
 * @param isSystemDark whether the system is dark
 */
export function nextColorMode(choice: ColorModeChoice, isSystemDark: boolean): ColorModeChoice {
  const [shown, other] = isSystemDark ? (['dark', 'light'] as const) : (['light', 'dark'] as const);
  if (choice === null) {
    return other;
  }
  return choice === other ? shown : null;
}
