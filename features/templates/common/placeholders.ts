/**
 * What someone who uses a template replaces:
 *
 * | In the file | Meaning |
 * | --- | --- |
 * | `[TODO: name]` | a text |
 * | `TODO:name` | the address of a link, in its round brackets |
 * | `$NAME` | a text, in the templates of the TOC |
 * | `(yes / no)` | a choice of which one stays |
 */
const PLACEHOLDER = /\[TODO: [^\]]+\]|\bTODO:[a-z0-9-]+|\$[A-Z][A-Z0-9]*|\([^()\n]+ \/ [^()\n]+\)/g;

/** A piece of a text: a placeholder, or the text between two of them. */
interface Piece {
  text: string;
  isPlaceholder: boolean;
}

/** The placeholders of a text in order, each once. */
export function findPlaceholders(text: string): string[] {
  return [...new Set(text.match(PLACEHOLDER))];
}

/** Splits a text at its placeholders. Together, the pieces are the text. */
export function splitAtPlaceholders(text: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const match of text.matchAll(PLACEHOLDER)) {
    pieces.push({ text: text.slice(end, match.index), isPlaceholder: false });
    pieces.push({ text: match[0], isPlaceholder: true });
    end = match.index + match[0].length;
  }
  pieces.push({ text: text.slice(end), isPlaceholder: false });
  return pieces.filter((piece) => piece.text !== '');
}

/** What readers have filled in, by placeholder. */
export type Filled = Readonly<Record<string, string>>;

/** What readers have filled in, from its JSON; nothing if the text is anything else. */
export function parseFilled(text: string): Filled {
  try {
    const entries = Object.entries(JSON.parse(text) as Record<string, unknown>);
    return Object.fromEntries(
      entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    );
  } catch {
    return {};
  }
}

/** A text with what has been filled in; the other placeholders stay. */
export const fillIn = (text: string, filled: Filled): string =>
  splitAtPlaceholders(text)
    .map((piece) => {
      const own = piece.isPlaceholder ? filled[piece.text] : undefined;
      return own === undefined || own === '' ? piece.text : own;
    })
    .join('');
