/** The reader's day, as in `2027-03-15`. */
function readersDay(): string {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}

/** Elements with a day in this attribute, and that day. */
const daysIn = (attribute: string): [element: HTMLElement, day: string][] =>
  [...document.querySelectorAll<HTMLElement>(`[${attribute}]`)].map((element) => [
    element,
    element.getAttribute(attribute) ?? '',
  ]);

/**
 * Brings up to date what was drawn on the day of the build: hides what is over
 * (`data-hidden-after`), and counts days anew (`data-days-to`).
 *
 * @returns whether something only the page itself can draw anew (`data-starts-after`; at once
 *   without a day)
 */
export function followDays(): boolean {
  const today = readersDay();
  for (const [element, day] of daysIn('data-hidden-after')) {
    element.hidden = day < today;
  }
  for (const [element, day] of daysIn('data-days-to')) {
    element.textContent = `${(Date.parse(day) - Date.parse(today)) / 86_400_000}`;
  }
  return daysIn('data-starts-after').some(([, day]) => day < today);
}
