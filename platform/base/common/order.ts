/**
 * Compares texts by their code units, for days and other texts of plain letters and digits. In
 * browsers it replaces `localeCompare`, whose language rules take tens of milliseconds to load on a
 * phone.
 *
 * @returns negative if `a` comes first, positive if `b` does, 0 if they are equal
 */
export function compareTexts(a: string, b: string): number {
  return a === b ? 0 : a < b ? -1 : 1;
}

/** Compares names like {@link compareTexts}, but regardless of case. */
export function compareNames(a: string, b: string): number {
  return compareTexts(a.toLowerCase(), b.toLowerCase());
}
