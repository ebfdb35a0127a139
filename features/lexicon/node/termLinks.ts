import type { Problem } from '../../../platform/base/common/problems';
import { namesOf } from './load';
import type { LexiconTerm } from '../common/schema';

/** `<Term>least privilege</Term>` or `<Term name="Least privilege">as little as needed</Term>`. */
const TERM_LINK = /<Term(?:\s+name="([^"]*)")?\s*>([^<]*)<\/Term>/g;

/** Finds a term by any of its names, in upper or lower case, also with a plural `s`. */
export function findTerm(name: string, terms: readonly LexiconTerm[]): LexiconTerm | undefined {
  const wanted = name.trim().toLowerCase();
  const has = (candidate: string) => terms.find((term) => namesOf(term).includes(candidate));
  return has(wanted) ?? (wanted.endsWith('s') ? has(wanted.slice(0, -1)) : undefined);
}

/**
 * Finds links to terms that are not in the lexicon.
 *
 * @param bodyOffset number of lines of the file before `body`
 */
export function checkTermLinks(
  { file, body, bodyOffset }: { file: string; body: string; bodyOffset: number },
  terms: readonly LexiconTerm[],
): Problem[] {
  return [...body.matchAll(TERM_LINK)].flatMap((match): Problem[] => {
    const name = match[1] ?? match[2] ?? '';
    if (findTerm(name, terms)) {
      return [];
    }
    return [
      {
        file,
        line: body.slice(0, match.index).split('\n').length + bodyOffset,
        field: 'Term',
        reason: `"${name}" is not a term in the lexicon`,
        remedy: 'Use a term or another name of data/lexicon.yaml, if need be as <Term name="…">.',
      },
    ];
  });
}
