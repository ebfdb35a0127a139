import { namesOf } from '#features/lexicon/node/public';
import type { LexiconTerm } from '#features/lexicon/common/public';
import { escapeRegExp } from '#platform/base/common/markup';

/** A term in more than this share of texts explains none of them. */
const TOO_COMMON = 0.1;

/**
 * Finds the terms of the lexicon in texts, by any of their names as whole words, plural included.
 * A name inside a longer one that was found, such as "key" in "key rotation", does not count.
 *
 * @returns for each text its terms, in their order
 */
export function termsIn(texts: readonly string[], terms: readonly LexiconTerm[]): LexiconTerm[][] {
  const names = terms
    .flatMap((term) => namesOf(term).map((name) => ({ term, name })))
    .sort((a, b) => b.name.length - a.name.length)
    .map(({ term, name }) => ({
      term,
      pattern: new RegExp(`(?<![a-z0-9-])${escapeRegExp(name)}s?(?![a-z0-9-])`, 'g'),
    }));
  const found = texts.map((text) => {
    let rest = text.toLowerCase();
    return new Set(
      names.flatMap(({ term, pattern }) => {
        const before = rest;
        rest = rest.replace(pattern, ' ');
        return rest === before ? [] : [term];
      }),
    );
  });
  const common = new Set(
    terms.filter(
      (term) => found.filter((some) => some.has(term)).length > texts.length * TOO_COMMON,
    ),
  );
  return found.map((some) => terms.filter((term) => some.has(term) && !common.has(term)));
}
