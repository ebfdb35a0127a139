import { wordsOf, type Word } from './text';

/** A piece of plain text, without any markup. */
export interface Segment {
  text: string;
  isMarked: boolean;
}

const ELLIPSIS = '…';

/**
 * Splits a text at the words of the query.
 *
 * @param tokens words as the engine returns them
 * @returns segments that make up the text
 */
export function markWords(text: string, tokens: ReadonlySet<string>): Segment[] {
  const segments: Segment[] = [];
  const add = (part: string, isMarked: boolean) => {
    if (part !== '') {
      segments.push({ text: part, isMarked });
    }
  };
  let end = 0;
  for (const word of wordsOf(text)) {
    if (tokens.has(word.term)) {
      add(text.slice(end, word.start), false);
      add(text.slice(word.start, word.end), true);
      end = word.end;
    }
  }
  add(text.slice(end), false);
  return segments;
}

/** Number of different words of the query among these words. */
function distinct(words: readonly Word[], tokens: ReadonlySet<string>): number {
  return new Set(words.map(({ term }) => term).filter((term) => tokens.has(term))).size;
}

/**
 * The part of a text with the most words of the query, cut between words.
 *
 * @param maxLength maximum length in characters, ellipses included
 */
export function excerpt(text: string, tokens: ReadonlySet<string>, maxLength: number): string {
  if (text.length <= maxLength) {
    return text;
  }
  const room = maxLength - 2 * ELLIPSIS.length;
  const words = wordsOf(text);
  /** The words that fit, starting from one. */
  const from = (first: number): Word[] => {
    const start = words[first]?.start ?? 0;
    const behind = words.findIndex(({ end }, place) => place >= first && end - start > room);
    return words.slice(first, behind === -1 ? undefined : behind);
  };
  let best = from(0);
  let most = distinct(best, tokens);
  words.forEach(({ term }, place) => {
    if (tokens.has(term)) {
      // Starts a little earlier, so that the word has some context.
      const window = from(Math.max(0, place - 2));
      const count = distinct(window, tokens);
      if (count > most) {
        best = window;
        most = count;
      }
    }
  });
  const start = best[0]?.start ?? 0;
  const end = best.at(-1)?.end ?? room;
  return [
    start > 0 ? ELLIPSIS : '',
    text.slice(start, Math.min(end, start + room)),
    end < text.length ? ELLIPSIS : '',
  ].join('');
}
