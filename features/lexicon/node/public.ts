// What other features may use of the lexicon in the build.
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { Node } from 'unist';
import { formsOf, slugOf } from '#platform/base/common/text';
import type { Problem } from '#platform/base/common/problems';
import {
  defineCollection,
  type Entry,
  readRecords,
  records,
  toRows,
} from '#platform/collections/node/collection';
import type { CheckedSite } from '#platform/content/node/contribution';
import { textAttributes, attributesOf, isComponent } from '#platform/markdown/node/nodes';
import { LEXICON_ROUTE } from '../common/public';
import { entrySchema, type LexiconEntry, type LexiconTerm } from '../common/schema';

export const LEXICON_FILE = 'data/lexicon.yaml';

/** `Role-based access control (RBAC)` → `role-based-access-control`; its own where it has one. */
export const anchorOf = ({ term, slug }: Pick<LexiconEntry, 'term' | 'slug'>): string =>
  slug ?? slugOf(term);

/** Every name by which a term can be looked up, in lower case. */
export const namesOf = ({ term, aka = [] }: Pick<LexiconEntry, 'term' | 'aka'>): string[] =>
  [...formsOf(term), ...aka].map((name) => name.toLowerCase());

/** Finds a term by any of its names, in upper or lower case, also with a plural `s`. */
export function findTerm<Term extends Pick<LexiconEntry, 'term' | 'aka'>>(
  name: string,
  terms: readonly Term[],
): Term | undefined {
  const wanted = name.trim().toLowerCase();
  const has = (candidate: string) => terms.find((term) => namesOf(term).includes(candidate));
  return has(wanted) ?? (wanted.endsWith('s') ? has(wanted.slice(0, -1)) : undefined);
}

/** `seeAlso` names terms. */
function checkSeeAlso(entries: readonly Entry<LexiconEntry>[]): Problem[] {
  const known = new Set(entries.map(({ data }) => data.term));
  return entries.flatMap(({ data: { seeAlso = [] }, file, field }) =>
    seeAlso.flatMap((target, index) =>
      known.has(target)
        ? []
        : [
            {
              file,
              field: `${field}.seeAlso[${index}]`,
              reason: `"${target}" is not a term of this file`,
              remedy: 'Spell it as the term is spelled, with its parentheses.',
            },
          ],
    ),
  );
}

/** Each `<Term>` of a page is in the lexicon, by its text or its `name`. */
function checkUses(
  entries: readonly Entry<LexiconEntry>[],
  { files, outlineOf }: CheckedSite,
): Problem[] {
  const terms = entries.map(({ data }) => data);
  return files.flatMap((file) =>
    outlineOf(file)
      .components.filter(({ name }) => name === 'Term')
      .map(({ attributes, text, line }) => ({ name: attributes.name ?? text, line }))
      .filter(({ name }) => !findTerm(name, terms))
      .map(({ name, line }) => ({
        file: file.file,
        line,
        field: 'Term',
        reason: `"${name}" is not a term in the lexicon`,
        remedy: `Use a term or another name of ${LEXICON_FILE}, if need be as <Term name="…">.`,
      })),
  );
}

/** The terms of the security lexicon, A to Z. */
export const terms = defineCollection<LexiconEntry, LexiconTerm>({
  name: 'lexicon',
  source: records(LEXICON_FILE, 'terms'),
  schema: entrySchema,
  published: {
    title: 'Security lexicon',
    description: 'Terms of cloud native security, with definitions and sources.',
    id: anchorOf,
    titleOf: ({ term }) => term,
    routeOf: (entry) => `${LEXICON_ROUTE}#${anchorOf(entry)}`,
  },
  unique: [
    { field: 'term', what: 'name', of: namesOf },
    { field: 'term', what: 'anchor', of: (entry) => [anchorOf(entry)] },
  ],
  rules: (entries, site) => [...checkSeeAlso(entries), ...checkUses(entries, site)],
  toRow: ({ data }) => ({ ...data, slug: anchorOf(data) }),
  compare: (a, b) => a.slug.localeCompare(b.slug),
});

/** The terms of a site, A to Z; none if their file has a problem. */
export const loadTerms = (siteDir: string): LexiconTerm[] =>
  toRows(terms, readRecords(siteDir, terms).entries);

/** Gives each `<Term>` its anchor and definition: a page carries only the definitions it needs. */
export function remarkTerms({ load }: { load: () => readonly LexiconTerm[] }) {
  return (tree: Node): void => {
    visit(tree, isComponent, (node) => {
      // The content checks have already reported an unknown term.
      const term =
        node.name === 'Term' && findTerm(attributesOf(node).name ?? toString(node), load());
      if (term) {
        node.attributes = textAttributes({ slug: term.slug, definition: term.definition });
      }
    });
  };
}
