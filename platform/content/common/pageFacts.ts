import type { IsoDay } from '#platform/base/common/dates';

/** A part of a page that can be found: a heading with the text up to the next one. */
export interface Section {
  /** Empty for the text above the first heading. */
  title: string;
  /** Id of the heading; empty for the text above the first. */
  anchor: string;
  text: string;
  /** Code to copy in this section, including templates. */
  code: string;
}

/** Text, or code, that belongs to the section in which its component is. */
export const shownText = (text: string, code = ''): Section => ({
  title: '',
  anchor: '',
  text,
  code,
});

/** A page without a Markdown file. */
export interface MadePage {
  /** Route without base path. */
  url: string;
  title: string;
  description: string;
  /** Other names by which readers search for it. */
  keywords: readonly string[];
  /** Whether the search leaves it out, because it only leads to other pages. */
  isUnlisted?: boolean;
}

/**
 * The text that a Markdown component shows although it is not in the page. Text without an anchor
 * belongs to the section that contains the component.
 *
 * @param attributes of the component
 * @param frontMatter of the page
 */
export type ShownSections = (
  attributes: Readonly<Record<string, string>>,
  frontMatter: Readonly<Record<string, unknown>>,
) => Section[];

/** Something new on the site. */
export interface NewsItem {
  date: IsoDay;
  kind: 'Page' | 'Post' | 'Incident' | 'Event' | 'Project';
  title: string;
  /** Path with base path. */
  to: string;
  /** What changed for the reader, or what it is; plain text. */
  text: string;
}

/**
 * What the rest of the site needs to know about a page about a single item of a collection, such as
 * an incident or a recording. Such pages list related pages themselves, and their links say little
 * about the pages they lead to.
 */
export interface ItemPage {
  /** The page has structured data of its own, instead of those of an article. */
  describesItself?: boolean;
  /** The day of what it shows: readers are told once that is more than a year ago. */
  date?: IsoDay;
}
