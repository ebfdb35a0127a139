/** A text without case and accents, to compare it with what readers type: `Māori` → `maori`. */
export function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

/** The words of a query as readers type it, in the form of {@link fold}. */
export function foldedWords(query: string): string[] {
  return fold(query).split(/\s+/).filter(Boolean);
}
