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
