/**
 * Attributes by which pages and the script inside each of them (`../browser/start`) understand each
 * other. Style sheets name them, too.
 */
export const MARKS = {
  /** On a control: id of the dialog that it opens. Where scripts don't run, a link leads on. */
  opens: 'data-opens',
  /** On an input: address that Enter leads to, with what was typed as its `q`, unless the page answers. */
  leads: 'data-leads',
  /** On `html`: scripts couldn't be loaded. A line says so (`theme/Root`). */
  failed: 'data-failed',
  /** On `html`: a link of the page, which hasn't started, leads to another document. */
  leaving: 'data-leaving',
  /** On `html`: the reader scrolls down, and the top bar is out of the way. */
  scrolledDown: 'data-scrolled-down',
  /** On an element whose text is the year in which it is read. */
  year: 'data-year-of-reader',
  /** On `html`, by the framework: `true` once React has taken the page over. */
  started: 'data-has-hydrated',
} as const;

/** Event of the window: what the page needs first couldn't be loaded. */
export const FAILED = 'start-failed';

/** Class around the button of the color mode. */
export const COLOR_MODE = 'color-mode';

/**
 * @param id of a dialog
 * @returns attributes of a control that opens the dialog, as its click does at any time
 */
export const opens = (id: string): Record<string, string> => ({ [MARKS.opens]: id });
