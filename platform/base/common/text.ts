/** `1 incident`, `1,200 incidents`. */
export const counted = (count: number, noun: string): string =>
  `${count.toLocaleString('en-US')} ${noun}${count === 1 ? '' : 's'}`;

/**
 * Compares texts by their code units, for days and other texts of plain letters and digits. In
 * browsers it replaces `localeCompare`, whose language rules take tens of milliseconds to load on a
 * phone.
 *
 * @returns negative if `a` comes first, positive if `b` does, 0 if they are equal
 */
export function compareTexts(a: string, b: string): number {
  return a === b ? 0 : a < b ? -1 : 1;
}

/** Compares names like {@link compareTexts}, but regardless of case. */
export function compareNames(a: string, b: string): number {
  return compareTexts(a.toLowerCase(), b.toLowerCase());
}

/** A text without case and accents, to compare it with what readers type: `Māori` → `maori`. */
export function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

/** The words of a query as readers type it, in the form of {@link fold}. */
export function foldedWords(query: string): string[] {
  return fold(query).split(/\s+/).filter(Boolean);
}

/** A name as part of an address, without what is in parentheses: `Lamp (LMP)` → `lamp`. */
export const slugOf = (name: string): string =>
  name
    .replace(/\(.*\)/, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** The forms of a name: `Open Policy Agent (OPA)`, `Open Policy Agent`, `OPA`. */
export function formsOf(name: string): string[] {
  const short = /\(([^)]+)\)/.exec(name)?.[1];
  return [name, name.replace(/\s*\(.*\)/, ''), ...(short ? [short] : [])];
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Data as JSON for a `<script>` element, which no text in it can end. */
export function jsonForScript(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

/** Escapes a text for HTML and XML, in elements and in quoted attributes. */
export function escapeMarkup(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? character);
}

/**
 * Escapes a text for one line of Markdown, in which it then stands as it is. The library for Markdown
 * (remark) is too large for pages, and its output has no place inside a line.
 */
export function escapeMarkdown(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/[\\`*_[\]<|~]|&(?=[#\w])/g, '\\$&')
    .replace(/^( *)([-+=#>])/, '$1\\$2')
    .replace(/^( *\d+)([.)])/, '$1\\$2')
    .replace(/(?<!\\)#+$/, '\\$&');
}

/** Escapes a text for a regular expression; `RegExp.escape`, which Node.js 20 lacks. */
export const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Characters that move a cursor, color a text, hide, or turn its direction; a new line isn't one. */
const CONTROLS = /(?!\n)[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/gu;

/** A text in which control characters are written as JSON writes them, so that a terminal shows them. */
export const escapeControls = (text: string): string =>
  text.replace(CONTROLS, (character) =>
    Array.from(
      { length: character.length },
      (_, index) => `\\u${character.charCodeAt(index).toString(16).padStart(4, '0')}`,
    ).join(''),
  );
