// Ships to browsers: pure functions, nothing from Node.

/**
 * Compares texts by their code units, for days and other texts of plain letters and digits. In
 * browsers in place of `localeCompare`, whose rules of languages take tens of milliseconds to load
 * on a telephone.
 *
 * @returns negative if `a` comes first, positive if `b` does, 0 if they are the same
 */
export function compareTexts(a: string, b: string): number {
  return a === b ? 0 : a < b ? -1 : 1;
}

/** Compares names as {@link compareTexts}, whether they are written in capitals or not. */
export function compareNames(a: string, b: string): number {
  return compareTexts(a.toLowerCase(), b.toLowerCase());
}
