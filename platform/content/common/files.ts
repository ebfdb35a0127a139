/** The kind of a content file, which depends on its folder. */
export type Kind = 'doc' | 'post' | 'page';

/** A Markdown file of the site, read but not checked. */
export interface ContentFile {
  kind: Kind;
  /** Path relative to the site's folder, with forward slashes. */
  file: string;
  frontMatter: Record<string, unknown>;
  /** The text after the front matter. */
  body: string;
  /** Number of lines before `body`. */
  bodyOffset: number;
}
