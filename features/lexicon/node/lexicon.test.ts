// cspell:ignore authorisation
import { describe, expect, it } from 'vitest';
import { testFolder } from '../../../platform/base/node/testPlugin';
import { lexicon } from '..';
import { filterTerms, groupByLetter } from '../common/filter';
import { LEXICON_FILE, loadLexicon, namesOf, parseLexicon, slugOf } from './load';
import remarkTerms from './remark';
import { checkTermLinks, findTerm } from './termLinks';

const entry = (over: Record<string, unknown> = {}) => ({
  term: 'Least privilege',
  group: 'concepts',
  definition: 'Granting only the rights that a task needs.',
  ...over,
});

const RBAC = entry({ term: 'Role-based access control (RBAC)', group: 'identity', aka: ['Roles'] });

const parsed = (...terms: unknown[]) => parseLexicon(JSON.stringify({ terms }));
const reasons = (...terms: unknown[]) => parsed(...terms).problems.map(({ reason }) => reason);

it('finds terms and no problem in the lexicon of this site', () => {
  const { terms, problems } = loadLexicon('.');
  expect(problems).toEqual([]);
  expect(terms).not.toEqual([]);
});

describe('slugOf and namesOf', () => {
  it('leave the abbreviation out of the anchor and use it as a name', () => {
    expect(slugOf(RBAC.term)).toBe('role-based-access-control');
    expect(namesOf(RBAC)).toContain('rbac');
    expect(namesOf(RBAC)).toContain('roles');
  });
});

describe('parseLexicon', () => {
  it('sorts the terms A to Z', () => {
    expect(parsed(RBAC, entry()).terms.map(({ term }) => term)).toEqual([
      'Least privilege',
      'Role-based access control (RBAC)',
    ]);
  });

  it('keeps the anchor of a term that was renamed', () => {
    const { terms } = parsed(entry({ term: 'Authorization', slug: 'authorisation' }), RBAC);
    expect(terms.map(({ slug }) => slug)).toEqual(['authorisation', slugOf(RBAC.term)]);
  });

  it('refuses unknown groups and fields, and definitions that are too long for a tooltip', () => {
    expect(reasons(entry({ group: 'other', note: 'x', definition: 'x'.repeat(401) }))).toEqual([
      '"other" is not a known group',
      'is too long',
      'is not a known field',
    ]);
  });

  it('refuses a name that two terms have', () => {
    expect(reasons(RBAC, entry({ aka: ['RBAC'] }))).toEqual([
      'the name "rbac" of "Least privilege" belongs to "Role-based access control (RBAC)" already',
    ]);
  });

  it('refuses two terms with one anchor, and a seeAlso that leads nowhere', () => {
    expect(reasons(entry(), entry({ term: 'Least-privilege' }))).toEqual([
      '"Least-privilege" has the same anchor as "Least privilege": least-privilege',
    ]);
    expect(reasons(entry({ seeAlso: ['Nothing'] }))).toEqual([
      '"Nothing" is not a term of this file',
    ]);
  });
});

describe('findTerm', () => {
  const { terms } = parsed(entry(), RBAC);
  it.each(['least privilege', 'RBAC', 'roles', 'Least Privileges'])('finds %s', (name) => {
    expect(findTerm(name, terms)).toBeDefined();
  });
  it('finds nothing for another name', () => {
    expect(findTerm('privilege', terms)).toBeUndefined();
  });
});

describe('checkTermLinks', () => {
  it('reports unknown terms with their line', () => {
    const { terms } = parsed(entry());
    const body = 'A <Term>least privilege</Term>.\n\nA <Term name="Nothing">thing</Term>.';
    expect(checkTermLinks({ file: 'docs/a.md', body, bodyOffset: 4 }, terms)).toMatchObject([
      { file: 'docs/a.md', line: 7, reason: '"Nothing" is not a term in the lexicon' },
    ]);
  });
});

describe('remarkTerms', () => {
  it('gives a term link anchor and definition', () => {
    const { terms } = parsed(entry());
    const term = {
      type: 'mdxJsxTextElement',
      name: 'Term',
      attributes: [],
      children: [{ type: 'text', value: 'least privilege' }],
    };
    remarkTerms({ load: () => terms })({ type: 'root', children: [term] } as never);
    expect(term.attributes).toEqual([
      { type: 'mdxJsxAttribute', name: 'slug', value: 'least-privilege' },
      { type: 'mdxJsxAttribute', name: 'definition', value: entry().definition },
    ]);
  });
});

describe('filterTerms and groupByLetter', () => {
  const { terms } = parsed(entry(), RBAC);
  it('requires every word, in names or definition', () => {
    expect(filterTerms(terms, 'RIGHTS task').map(({ slug }) => slug)).toHaveLength(2);
    expect(filterTerms(terms, 'roles rights').map(({ slug }) => slug)).toEqual([
      'role-based-access-control',
    ]);
    expect(filterTerms(terms, '')).toHaveLength(2);
    expect(filterTerms(terms, '.*')).toHaveLength(0);
  });
  it('groups by first letter', () => {
    expect(groupByLetter(terms).map(([letter]) => letter)).toEqual(['L', 'R']);
  });
});

it('gives the search a section for each term, and its names as synonyms', () => {
  const siteDir = testFolder({ [LEXICON_FILE]: JSON.stringify({ terms: [RBAC] }) });
  expect(lexicon.search?.sections?.(siteDir).Lexicon?.({}, {})).toEqual([
    {
      title: 'Role-based access control (RBAC), Roles',
      anchor: 'role-based-access-control',
      text: RBAC.definition,
      code: '',
    },
  ]);
  expect(lexicon.search?.synonyms?.(siteDir)[0]).toContain('rbac');
});
