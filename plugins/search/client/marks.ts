// Ships to browsers: pure functions, nothing from Node.
import { wordsOf, type Word } from '../shared/text';

/** A piece of text, plain: whoever shows it has to escape nothing. */
export interface Segment {
  text: string;
  isMarked: boolean;
}

const ELLIPSIS = '…';

/**
 * Parts a text where words of the query stand in it.
 *
 * @param tokens words as the engine gives them
 * @returns segments that are the text again when joined
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

/** Whether any of the words stands in a text. */
export function hasWord(text: string, tokens: ReadonlySet<string>): boolean {
  return wordsOf(text).some(({ term }) => tokens.has(term));
}

/** Different words of the query among the words from one place to another. */
function distinct(words: readonly Word[], tokens: ReadonlySet<string>): number {
  return new Set(words.map(({ term }) => term).filter((term) => tokens.has(term))).size;
}

/**
 * The part of a text in which most words of the query stand, cut between words.
 *
 * @param maxLength longest result in characters, ellipses included
 */
export function excerpt(text: string, tokens: ReadonlySet<string>, maxLength: number): string {
  if (text.length <= maxLength) {
    return text;
  }
  const room = maxLength - 2 * ELLIPSIS.length;
  const words = wordsOf(text);
  /** Words from a place on that fit. */
  const from = (first: number): Word[] => {
    const start = words[first]?.start ?? 0;
    const behind = words.findIndex(({ end }, place) => place >= first && end - start > room);
    return words.slice(first, behind === -1 ? undefined : behind);
  };
  let best = from(0);
  let most = distinct(best, tokens);
  words.forEach(({ term }, place) => {
    if (tokens.has(term)) {
      // A little of what comes before, so that the word does not stand bare.
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
