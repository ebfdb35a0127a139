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
