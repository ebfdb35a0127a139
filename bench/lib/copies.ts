// More content of the kind there is: valid copies of pages, as a larger site would have them.
import path from 'node:path';
import { parseDocument } from 'yaml';
import { DESCRIPTION_LENGTH } from '../../platform/content/common/schemas';
import { TEMPLATES_DIR } from '../../features/templates/common/address';

/** A file by its path relative to the site's folder, with forward slashes. */
export interface TextFile {
  file: string;
  text: string;
}

/**
 * Where a copy of a file lies; the file's own place if the site has it once, however large it is.
 * Copies are numbered from 2.
 */
export type PlaceOf = (file: string, copy: number) => string;

/** Pages that lie beside others of their kind, by year or date. */
const ENTRY = /^(?:docs\/.*\/(?:catalog|videos)\/\d{4}\/|blog\/)[^/]+\.md$/;
export const INCIDENT = /\/catalog\/\d{4}\/[^/]+\.md$/;
const PAGE = /^docs\/(?:.*\/)?[^/_][^/]*\.md$/;

/** What lists all entries of a kind: such a page is one, with more entries. */
const WHOLE_LIST = /<(?:CodeBook|EventList|Incident\w+|Lexicon|VideoIndex)\b/;

/** `a/b.md` → `a/b-2.md` */
export const beside: PlaceOf = (file, copy) => file.replace(/(\.\w+)$/, `-${copy}$1`);

/**
 * The plan of a site that has more of everything: entries beside entries, and all other pages in
 * a folder for each copy, `docs/copy-2/`, with the templates that they present.
 *
 * @param files of the site as it is
 */
export function placesOf(files: readonly TextFile[]): PlaceOf {
  const once = new Set(files.filter(({ text }) => WHOLE_LIST.test(text)).map(({ file }) => file));
  return (file, copy) => {
    if (ENTRY.test(file)) {
      return beside(file, copy);
    }
    if (file.startsWith(`${TEMPLATES_DIR}/`)) {
      // Of a former version, the folder is named after the file.
      return file.replace(/^templates\/(?:former\/)?[^/.]+/, (start) => `${start}-${copy}`);
    }
    return PAGE.test(file) && !once.has(file) ? file.replace(/^docs/, `docs/copy-${copy}`) : file;
  };
}

/** Letters that a copy's own words end in. */
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/**
 * Ten times the text has about three times the words (Heaps' law), so every third of the longer
 * words in a copy's paragraphs is one of its own: the word backwards.
 */
function withOwnWords(body: string, copy: number): string {
  const end = LETTERS.charAt(copy % LETTERS.length);
  return body.replace(/^[A-Z].*$/gm, (paragraph) =>
    paragraph
      // What is code, a link or an element stays as it is.
      .split(/(`[^`]*`|!?\[[^\]]*\]\([^)]*\)|<(?:\w+)[^>]*>.*?<\/\w+>|<[^>]*>|\{.*?\}|https?:\S+)/)
      .map((part, index) =>
        index % 2 === 1
          ? part
          : part.replace(/\b[a-z]{6,}\b/g, (word) =>
              (word.charCodeAt(1) + word.charCodeAt(3)) % 3 === 0
                ? Array.from(word).reverse().join('') + end
                : word,
            ),
      )
      .join(''),
  );
}

/** Relative links to pages, and the names of shown templates, as they are from the copy's place. */
function withMovedTargets(body: string, file: string, copy: number, placeOf: PlaceOf): string {
  const from = path.posix.dirname(placeOf(file, copy));
  return body
    .replace(/(\]\(|\]: )([^)\s#:/][^)\s#:]*\.md)\b/g, (_, start: string, target: string) => {
      const moved = placeOf(path.posix.join(path.posix.dirname(file), target), copy);
      const link = path.posix.relative(from, moved);
      return start + (link.startsWith('.') ? link : `./${link}`);
    })
    .replace(/<Template file="([^"]+)"/g, (_, name: string) => {
      return `<Template file="${templateOf(name, copy, placeOf)}"`;
    });
}

const templateOf = (name: string, copy: number, placeOf: PlaceOf): string =>
  path.posix.basename(placeOf(`${TEMPLATES_DIR}/${name}`, copy));

/**
 * A copy of a page that is a page of its own: what has to be unique is, its links lead to the
 * pages of the same copy, and some of its words no other copy has.
 *
 * @param page Markdown with front matter
 * @param copy its number, from 2
 */
export function copyOf({ file, text }: TextFile, copy: number, placeOf: PlaceOf): TextFile {
  const [, front = '', body = ''] = /^---\n(.*?)^---\n(.*)$/ms.exec(text) ?? [];
  const facts = parseDocument(front);
  const change = (place: readonly (string | number)[], to: (value: string) => string) => {
    if (facts.hasIn(place)) {
      facts.setIn(place, to(String(facts.getIn(place))));
    }
  };
  const each = (place: readonly string[], to: (index: number) => void) => {
    const list = facts.getIn(place) as { items: readonly unknown[] } | undefined;
    list?.items.forEach((_, index) => {
      to(index);
    });
  };
  change(['title'], (title) => `${title} ${copy}`);
  change(['slug'], (slug) => `${slug}-${copy}`);
  change(['description'], (description) =>
    `${copy}: ${description}`.slice(0, DESCRIPTION_LENGTH.max),
  );
  change(['video', 'youtube'], (id) => id.slice(0, -2) + String(copy).padStart(2, '0'));
  each(['incident', 'guides'], (index) => {
    change(['incident', 'guides', index], (guide) =>
      path.posix.relative('docs', placeOf(`docs/${guide}`, copy)),
    );
  });
  each(['templates'], (index) => {
    change(['templates', index, 'file'], (name) => templateOf(name, copy, placeOf));
  });
  const moved = withMovedTargets(body, file, copy, placeOf);
  return {
    file: placeOf(file, copy),
    text: `---\n${facts.toString()}---\n${withOwnWords(moved, copy)}`,
  };
}

/** A record of `data/events.yaml`, of which the fields that name it or another count here. */
interface DatedRecord extends Record<string, unknown> {
  id: string;
  name: string;
  event?: string;
}

/** Events or deadlines with so many copies of each; a copied deadline is one of a copied event. */
export function multiplyRecords(records: readonly DatedRecord[], factor: number): DatedRecord[] {
  return records.flatMap((record) => [
    record,
    ...copyNumbers(factor).map((copy) => ({
      ...record,
      id: `${record.id}-${copy}`,
      name: `${record.name} ${copy}`,
      ...(record.event !== undefined && { event: `${record.event}-${copy}` }),
    })),
  ]);
}

/** @returns the numbers of the copies that make content so many times as large: 2 for twice */
export const copyNumbers = (factor: number): number[] =>
  Array.from({ length: factor - 1 }, (_, index) => index + 2);
