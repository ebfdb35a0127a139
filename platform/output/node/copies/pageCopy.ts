import { fromMarkdown } from 'mdast-util-from-markdown';
import { stringify } from 'yaml';
import { copyOf } from '../../common/copyRoute';
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

/** Programs that fetch for language models cut what is longer; in characters. */
const PART_LENGTH = 45_000;

/** A text in parts: cut before a heading where it can be, else between blocks, else between lines. */
export function partsOf(body: string): string[] {
  if (body.length <= PART_LENGTH) {
    return [body];
  }
  const blocks = fromMarkdown(body).children;
  const startOf = ({ position }: (typeof blocks)[number]) => position?.start.offset ?? 0;
  const headings = blocks.filter(({ type }) => type === 'heading').map(startOf);
  const starts = blocks.map(startOf);
  const parts: string[] = [];
  let from = 0;
  while (from < body.length) {
    const most = from + PART_LENGTH;
    const fits = (start: number) => start > from && start <= most;
    const next =
      most >= body.length
        ? body.length
        : (headings.findLast(fits) ??
          starts.findLast(fits) ??
          [body.lastIndexOf('\n', most - 1) + 1].find(fits) ??
          most);
    parts.push(body.slice(from, next));
    from = next;
  }
  return parts;
}

/**
 * The copy as files: front matter, then the text. One that is long names files with its parts.
 *
 * @param allPages address of `llms.txt`
 * @returns texts by path
 */
export function toFiles(
  { route, title, description, canonical, lastUpdated, body }: PageCopy,
  allPages: string,
): Record<string, string> {
  const toText = (facts: object, text: string) =>
    // In quotes is what readers of the older version take for a date, a number or a yes.
    `---\n${stringify(facts, { lineWidth: 0, version: '1.1' })}---\n\n${text}`;
  const facts = { title, description, canonical, lastUpdated, allPages };
  const partAt = (copy: string, index: number) => copy.replace(/md$/, `${index + 1}.md`);
  const parts = partsOf(body);
  const [file, address] = [copyOf(route).slice(1), copyOf(canonical)];
  return parts.length === 1
    ? { [file]: toText(facts, body) }
    : {
        [file]: toText({ ...facts, parts: parts.map((_, index) => partAt(address, index)) }, body),
        ...Object.fromEntries(
          parts.map((text, index) => [
            partAt(file, index),
            toText({ ...facts, part: `${index + 1} of ${parts.length}` }, text),
          ]),
        ),
      };
}
