import type { Sample } from './samples';

/** Limits of a first visit in kB (1000 bytes, compressed with gzip); `requests` is a count. */
export interface Budget {
  total: number;
  script: number;
  style: number;
  font: number;
  requests: number;
}

const all = { style: 24.2, font: 20, requests: 20 };
const page = { ...all, total: 212, script: 152.8 };

const text = { total: 60, script: 5, requests: 8 };

/**
 * By kind of page: what readers' first visits may weigh once a page has started, with the
 * framework's own router and head manager. Scripts of the docs hold the sidebars of all areas, which
 * are in the HTML, too; styles are as the bundler's minifier writes them.
 */
export const BUDGETS = {
  // With drawings, and lines of dates, of which that of the next meeting has 2 kB.
  home: { ...all, total: 182.8, script: 130 },
  'document page': page,
  'section landing': page,
  // With the sheet of the explorer; the frame of the search dialog is in that of all pages.
  'catalog index': { ...all, total: 278, script: 193, style: 26.4, requests: 23 },
  // All controls are in its HTML.
  'controls index': { ...all, total: 240, script: 170, style: 24.5 },
  // With the code of incidents.
  incident: { ...page, total: 226, script: 165 },
  'blog post': page,
  'video page': page,
  // The index is loaded when a reader turns to the field.
  search: { ...all, total: 176.4, script: 127 },
} satisfies Partial<Record<Sample, Budget>>;

/** What a visit may weigh before any use of the page, where data are saved. */
export const BEFORE_USE: Record<keyof typeof BUDGETS, Partial<Budget>> = {
  home: { ...text, total: 65 },
  'document page': text,
  'section landing': text,
  'catalog index': { ...text, total: 95, requests: 12 },
  'controls index': { ...text, total: 95, requests: 12 },
  incident: text,
  'blog post': text,
  'video page': text,
  search: text,
};

/** The kinds of pages that have a budget. */
export const WEIGHED = Object.keys(BUDGETS) as (keyof typeof BUDGETS)[];
