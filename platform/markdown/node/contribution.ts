import type { Pluggable } from 'unified';

/** What a feature adds to Markdown. */
export interface MarkdownContribution {
  /**
   * Components that any page can use by name, with the module that exports each, as a path below
   * the site's folder. A page loads the ones it uses.
   */
  components?: Readonly<Record<string, string>>;
  /** Components that any page can use, which a remark plugin of the feature puts others in the place of. */
  replacedByRemark?: readonly string[];
  /**
   * Files and folders that the remark plugins read, as paths below the site's folder; pages are
   * compiled again when they change. Read them with `cachedByMtime`.
   */
  dataFiles?: readonly string[];
  /** remark plugins for the docs, before headings get their anchors, or after. */
  remark?: (siteDir: string) => { before?: Pluggable[]; after?: Pluggable[] };
}

/** The file that a plugin of remark or rehype transforms, as far as those of this site use it. */
export interface TransformedFile {
  /** From the root of the file system. */
  path: string;
  /** Docusaurus puts the front matter in. */
  data: Readonly<Record<string, unknown>>;
}

/** Names of the components that pages may use. */
export const componentNames = (contributions: readonly MarkdownContribution[]): string[] =>
  contributions.flatMap(({ components = {}, replacedByRemark = [] }) => [
    ...Object.keys(components),
    ...replacedByRemark,
  ]);
