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

function withoutExtension(file: string): string {
  return file.replace(/\.(mdx?|tsx?|jsx?)$/, '');
}

/** `a/index` → `a/`, `index` → ``, `a/b` → `a/b`: index files end in a slash. */
function withoutIndex(path: string): string {
  return path.replace(/(^|\/)index$/, '$1');
}

/**
 * The route of a file, without base path.
 *
 * | file | route |
 * | --- | --- |
 * | `docs/events/index.md` | `/events/` |
 * | `docs/events/kubecon.md` | `/events/kubecon` |
 * | `blog/2025-09-16-awards.md` | `/blog/2025/09/16/awards` |
 * | `pages/about/accessibility.md` | `/about/accessibility` |
 */
export function routeOf({
  kind,
  file,
  frontMatter,
}: Omit<ContentFile, 'body' | 'bodyOffset'>): string {
  const path = withoutExtension(file);
  switch (kind) {
    case 'doc':
      return `/${withoutIndex(path.replace(/^docs\//, ''))}`;
    case 'page':
      return `/${withoutIndex(path.replace(/^pages\//, ''))}`;
    case 'post':
      return typeof frontMatter.slug === 'string'
        ? `/blog/${frontMatter.slug}`
        : path.replace(/^blog\/(\d{4})-(\d{2})-(\d{2})-/, '/blog/$1/$2/$3/');
  }
}
