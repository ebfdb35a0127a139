import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import type { Problem } from '../shared/problems';
import { validate } from '../shared/validate';
import { lexiconFileSchema, type LexiconTerm } from './schema';

export const LEXICON_FILE = 'data/lexicon.yaml';

/** `Role-based access control (RBAC)` → `role-based-access-control`. */
export function slugOf(term: string): string {
  return term
    .replace(/\(.*\)/, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Every name under which a term can be looked up, in lower case. */
export function namesOf({ term, aka = [] }: Pick<LexiconTerm, 'term' | 'aka'>): string[] {
  const short = /\(([^)]+)\)/.exec(term)?.[1];
  const long = term.replace(/\s*\(.*\)/, '');
  return [term, long, ...(short ? [short] : []), ...aka].map((name) => name.toLowerCase());
}

/** Rules between terms: names and anchors used once, `seeAlso` that leads somewhere. */
export function checkTerms(terms: readonly LexiconTerm[], file: string): Problem[] {
  const problems: Problem[] = [];
  const owners = new Map<string, string>();
  const slugs = new Map<string, string>();
  const known = new Set(terms.map(({ term }) => term));
  terms.forEach((entry, index) => {
    for (const name of new Set(namesOf(entry))) {
      const owner = owners.get(name);
      if (owner !== undefined) {
        problems.push({
          file,
          field: `terms[${index}]`,
          reason: `the name "${name}" of "${entry.term}" belongs to "${owner}" already`,
          remedy: 'Remove the name from one of the two.',
        });
      }
      owners.set(name, owner ?? entry.term);
    }
    const other = slugs.get(entry.slug);
    if (other !== undefined) {
      problems.push({
        file,
        field: `terms[${index}].term`,
        reason: `"${entry.term}" has the same anchor as "${other}": ${entry.slug}`,
        remedy: 'Word one of the two terms in another way.',
      });
    }
    slugs.set(entry.slug, entry.term);
    entry.seeAlso?.forEach((target, place) => {
      if (!known.has(target)) {
        problems.push({
          file,
          field: `terms[${index}].seeAlso[${place}]`,
          reason: `"${target}" is no term of this file`,
          remedy: 'Spell it as the term is spelt, with its brackets.',
        });
      }
    });
  });
  return problems;
}

/** Checks lexicon data. Terms come out sorted A to Z. */
export function parseLexicon(
  raw: unknown,
  file: string,
): { terms: LexiconTerm[]; problems: Problem[] } {
  const { value, problems } = validate(lexiconFileSchema, raw, file);
  if (!value) {
    return { terms: [], problems };
  }
  const terms = value.terms
    .map((entry) => ({ ...entry, slug: slugOf(entry.term) }))
    .sort((a, b) => a.slug.localeCompare(b.slug));
  return { terms, problems: checkTerms(terms, file) };
}

/** Reads and checks the lexicon of a site; a site without the file has an empty one. */
export function loadLexicon(siteDir: string): { terms: LexiconTerm[]; problems: Problem[] } {
  const full = path.join(siteDir, LEXICON_FILE);
  return existsSync(full)
    ? parseLexicon(parse(readFileSync(full, 'utf8')), LEXICON_FILE)
    : { terms: [], problems: [] };
}
