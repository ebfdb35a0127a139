import { describe, expect, it } from 'vitest';
import { filterTerms, groupByLetter } from './filter';
import { loadLexicon, namesOf, parseLexicon, slugOf } from './load';
import remarkTerms from './remark';
import { checkTermLinks, findTerm } from './termLinks';

const entry = (over: Record<string, unknown> = {}) => ({
  term: 'Least privilege',
  group: 'concepts',
  definition: 'Granting only the rights that a task needs.',
  ...over,
});

const RBAC = entry({ term: 'Role-based access control (RBAC)', group: 'identity', aka: ['Roles'] });

const parsed = (...terms: unknown[]) => parseLexicon({ terms }, 'data/lexicon.yaml');
const reasons = (...terms: unknown[]) => parsed(...terms).problems.map(({ reason }) => reason);

describe('the lexicon of this site', () => {
  it('has at least the 59 terms of the original, and no problem', () => {
    const { terms, problems } = loadLexicon('.');
    expect(problems).toEqual([]);
    expect(terms.length).toBeGreaterThanOrEqual(59);
  });
});

describe('slugOf and namesOf', () => {
  it('leave the short form out of the anchor and take it as a name', () => {
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

  it('refuses unknown groups and fields, and definitions that are too long for a tooltip', () => {
    expect(reasons(entry({ group: 'other', note: 'x', definition: 'x'.repeat(401) }))).toEqual([
      'is not a known group',
      'is too long',
      'is not a known field',
    ]);
  });

  it('refuses a name that two terms have', () => {
    expect(reasons(RBAC, entry({ aka: ['RBAC'] }))).toEqual([
      'the name "rbac" of "Role-based access control (RBAC)" belongs to "Least privilege" already',
    ]);
  });

  it('refuses two terms with one anchor, and a seeAlso that leads nowhere', () => {
    expect(reasons(entry(), entry({ term: 'Least-privilege' }))).toEqual([
      '"Least-privilege" has the same anchor as "Least privilege": least-privilege',
    ]);
    expect(reasons(entry({ seeAlso: ['Nothing'] }))).toEqual(['"Nothing" is no term of this file']);
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
      { file: 'docs/a.md', line: 7, reason: '"Nothing" is no term of the lexicon' },
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
    remarkTerms({ terms })({ type: 'root', children: [term] } as never);
    expect(term.attributes).toEqual([
      { type: 'mdxJsxAttribute', name: 'slug', value: 'least-privilege' },
      { type: 'mdxJsxAttribute', name: 'definition', value: entry().definition },
    ]);
  });
});

describe('filterTerms and groupByLetter', () => {
  const { terms } = parsed(entry(), RBAC);
  it('wants every word, in names or definition', () => {
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
