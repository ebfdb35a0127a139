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
