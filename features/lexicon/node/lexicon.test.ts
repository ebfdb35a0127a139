// cspell:ignore authorisation
import { describe, expect, it } from 'vitest';
import { testFolder } from '#platform/base/node/testPlugin';
import { lexicon } from '..';
import { testPage, testSite } from '#platform/content/node/testSite';
import { checkCollection } from '#platform/collections/node/contribution';
import {
  anchorOf,
  findTerm,
  LEXICON_FILE,
  loadTerms,
  remarkTerms,
  terms as collection,
} from './public';

const entry = (over: Record<string, unknown> = {}) => ({
  term: 'Least privilege',
  group: 'concepts',
  definition: 'Granting only the rights that a task needs.',
  ...over,
});

const RBAC = entry({ term: 'Role-based access control (RBAC)', group: 'identity', aka: ['Roles'] });

const folderOf = (terms: unknown[]) => testFolder({ [LEXICON_FILE]: JSON.stringify({ terms }) });
const parsed = (...terms: unknown[]) => loadTerms(folderOf(terms));
const siteOf = (terms: unknown[], body = '') =>
  testSite({ siteDir: folderOf(terms), files: [testPage(body)] });
const reasons = (...terms: unknown[]) =>
  checkCollection(collection, siteOf(terms)).map(({ reason }) => reason);

it('finds terms and no problem in the lexicon of this site', () => {
  expect(loadTerms('.')).not.toEqual([]);
});

describe('the terms', () => {
  it('sorts the terms A to Z', () => {
    expect(parsed(RBAC, entry()).map(({ term }) => term)).toEqual([
      'Least privilege',
      'Role-based access control (RBAC)',
    ]);
  });

  it('keeps the anchor of a term that was renamed', () => {
    const terms = parsed(entry({ term: 'Authorization', slug: 'authorisation' }), RBAC);
    expect(terms.map(({ slug }) => slug)).toEqual(['authorisation', anchorOf(RBAC)]);
  });

  it('refuses a name that two terms have', () => {
    expect(reasons(RBAC, entry({ aka: ['RBAC'] }))).toEqual([
      'the name "rbac" is taken by terms[0]',
    ]);
  });

  it('refuses two terms with one anchor, and a seeAlso that leads nowhere', () => {
    expect(reasons(entry(), entry({ term: 'Least-privilege' }))).toEqual([
      'the anchor "least-privilege" is taken by terms[0]',
    ]);
    expect(reasons(entry({ seeAlso: ['Nothing'] }))).toEqual([
      '"Nothing" is not a term of this file',
    ]);
  });
});

describe('findTerm', () => {
  const terms = [entry(), RBAC];
  it.each(['least privilege', 'RBAC', 'roles', 'Least Privileges'])('finds %s', (name) => {
    expect(findTerm(name, terms)).toBeDefined();
  });
  it('finds nothing for another name', () => {
    expect(findTerm('privilege', terms)).toBeUndefined();
  });
});

describe('a term in a page', () => {
  it('is reported with its line if the lexicon does not have it', () => {
    const body =
      'A <Term>least privilege</Term>, not `<Term>code</Term>`.\n\nA <Term name="Nothing">thing</Term>.';
    expect(checkCollection(collection, siteOf([entry()], body))).toMatchObject([
      { file: 'docs/a.md', line: 7, reason: '"Nothing" is not a term in the lexicon' },
    ]);
  });
});

describe('remarkTerms', () => {
  it('gives a term link anchor and definition', () => {
    const terms = parsed(entry());
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
  expect(lexicon.search?.synonyms?.(siteDir)[0]).toEqual(
    expect.arrayContaining(['role-based access control', 'rbac', 'roles']),
  );
});
