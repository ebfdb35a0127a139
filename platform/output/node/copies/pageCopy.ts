import { stringify } from 'yaml';
import type { PageHead } from './content';

/** A page and its text in Markdown. */
export interface PageCopy extends PageHead {
  /** Without base path. */
  route: string;
  /** Whether an author wrote the page; the others are lists that the framework makes. */
  isWritten: boolean;
  /** Day of the last update, `YYYY-MM-DD`, where it is known. */
  lastUpdated?: string;
  /** Markdown without front matter. */
  body: string;
}

/** The copy as a file: front matter, then the text. */
export function toFile({ title, description, canonical, lastUpdated, body }: PageCopy): string {
  const facts = { title, description, canonical, lastUpdated };
  // In quotes is what readers of the older version take for a date, a number or a yes.
  const frontMatter = stringify(facts, { lineWidth: 0, version: '1.1' });
  return `---\n${frontMatter}---\n\n${body}`;
}
