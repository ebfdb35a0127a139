import { repeatsIn } from '../../../platform/base/common/repeats';
import type { Problem } from '../../../platform/base/common/problems';
import {
  parseDataFile,
  readDataFile,
  type DataFile,
} from '../../../platform/content/node/dataFile';
import { lexiconFileSchema, type LexiconFile, type LexiconTerm } from '../common/schema';

export const LEXICON_FILE = 'data/lexicon.yaml';

/** `Role-based access control (RBAC)` → `role-based-access-control`. */
export function slugOf(term: string): string {
  return term
    .replace(/\(.*\)/, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Every name by which a term can be looked up, in lower case. */
export function namesOf({ term, aka = [] }: Pick<LexiconTerm, 'term' | 'aka'>): string[] {
  const short = /\(([^)]+)\)/.exec(term)?.[1];
  const long = term.replace(/\s*\(.*\)/, '');
  return [term, long, ...(short ? [short] : []), ...aka].map((name) => name.toLowerCase());
}

/** Rules across terms: each name and anchor is used once, and `seeAlso` names existing terms. */
export function checkTerms(terms: readonly LexiconTerm[], file: string): Problem[] {
  const entries = terms.map((entry, index) => ({ ...entry, field: `terms[${index}]` }));
  const known = new Set(terms.map(({ term }) => term));
  return [
    ...repeatsIn(entries, namesOf).map(({ item, key, first }) => ({
      file,
      field: item.field,
      reason: `the name "${key}" of "${item.term}" belongs to "${first.term}" already`,
      remedy: 'Remove the name from one of the two.',
    })),
    ...repeatsIn(entries, ({ slug }) => [slug]).map(({ item, first }) => ({
      file,
      field: `${item.field}.term`,
      reason: `"${item.term}" has the same anchor as "${first.term}": ${item.slug}`,
      remedy: 'Reword one of the two terms.',
    })),
    ...entries.flatMap(({ field, seeAlso = [] }) =>
      seeAlso.flatMap((target, place) =>
        known.has(target)
          ? []
          : [
              {
                file,
                field: `${field}.seeAlso[${place}]`,
                reason: `"${target}" is not a term of this file`,
                remedy: 'Spell it as the term is spelled, with its parentheses.',
              },
            ],
      ),
    ),
  ];
}

/** The terms of a site, A to Z (none if the file cannot be used), and all problems found. */
interface LoadedLexicon {
  terms: LexiconTerm[];
  problems: Problem[];
}

function toLexicon({ value, problems }: DataFile<LexiconFile>): LoadedLexicon {
  const terms = (value?.terms ?? []).map((entry) => ({
    ...entry,
    slug: entry.slug ?? slugOf(entry.term),
  }));
  return {
    terms: [...terms].sort((a, b) => a.slug.localeCompare(b.slug)),
    problems: [...problems, ...checkTerms(terms, LEXICON_FILE)],
  };
}

/** Checks the text of a lexicon file. */
export function parseLexicon(yaml: string): LoadedLexicon {
  return toLexicon(parseDataFile(yaml, LEXICON_FILE, lexiconFileSchema));
}

/** Reads and checks the lexicon of a site; a site without the file has an empty one. */
export function loadLexicon(siteDir: string): LoadedLexicon {
  return toLexicon(readDataFile(siteDir, LEXICON_FILE, lexiconFileSchema));
}
