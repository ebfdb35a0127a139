// cspell:ignore desciption
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkFrontMatter, checkGonePages, checkUniqueRoutes, checkUnusedTags } from './check';
import { parseContentFile } from './contentFiles';
import { type ContentFile, routeOf } from '../common/contentFile';
import { checkLinks } from './links';
import { outlineOf } from './outline';
import { testPage } from './testSite';
import { frontMatterSchemas } from '../common/schemas';

const DESCRIPTION = 'A description that is long enough to pass the check of its length.';

const doc = (over: Partial<ContentFile> = {}) =>
  testPage('', {
    frontMatter: { title: 'A', description: DESCRIPTION, sidebar_position: 1 },
    ...over,
  });

const schemas = frontMatterSchemas({
  docTags: ['governance', 'getting started'],
  blogTags: [],
  authors: [],
});

const problemsOf = (fields: Record<string, unknown>) =>
  checkFrontMatter([doc({ frontMatter: { ...doc().frontMatter, ...fields } })], schemas).map(
    ({ field, reason }) => `${field}: ${reason}`,
  );

// What writers get wrong most often is in site/mistakes.yaml, with these and the other checks.
describe('front matter of a doc', () => {
  it.each([
    [{ description: 'x'.repeat(49) }, ['description: has 49 characters']],
    [{ description: 'x'.repeat(50) }, []],
    [{ description: 'x'.repeat(160) }, []],
    [{ description: 'x'.repeat(161) }, ['description: has 161 characters']],
    [{ tags: ['getting started'] }, []],
    [{ tags: [] }, ['tags: is empty']],
    [{ title: 'A.' }, ['title: ends in a period']],
  ])('with %j', (fields, problems) => {
    expect(problemsOf(fields)).toEqual(problems);
  });
});

describe('parseContentFile', () => {
  it('keeps count of the lines before the text, however they end', () => {
    const text = '---\ntitle: a\n---\n\nText\n';
    for (const written of [text, text.replaceAll('\n', '\r\n')]) {
      const { value } = parseContentFile('doc', 'docs/a.md', written);
      expect(value).toMatchObject({ frontMatter: { title: 'a' }, body: 'Text', bodyOffset: 4 });
    }
  });

  it('takes a file without front matter as text', () => {
    const { value } = parseContentFile('doc', 'docs/a.md', '\nText\n');
    expect(value).toMatchObject({ frontMatter: {}, body: 'Text', bodyOffset: 1 });
  });
});

describe('routeOf', () => {
  it.each([
    ['doc', 'docs/events/index.md', '/events/'],
    ['doc', 'docs/events/kubecon.md', '/events/kubecon'],
    ['post', 'blog/2025-09-16-awards.md', '/blog/2025/09/16/awards'],
    ['page', 'pages/about/accessibility.md', '/about/accessibility'],
    ['page', 'pages/index.md', '/'],
  ] as const)('publishes a %s %s at %s', (kind, file, route) => {
    expect(routeOf({ kind, file, frontMatter: {} })).toBe(route);
  });

  it('takes the slug of a post', () => {
    const file = 'blog/2025-07-18-x.md';
    expect(routeOf({ kind: 'post', file, frontMatter: { slug: 'summit' } })).toBe('/blog/summit');
  });
});

describe('checkLinks', () => {
  const reasons = (body: string, other = '## One\n\n### Two {#second}\n') =>
    checkLinks([
      doc({ body }),
      doc({ file: 'docs/b/index.md', body: other }),
      doc({ kind: 'post', file: 'blog/2025-01-02-post.md' }),
    ]).map(({ line, reason, remedy }) => `${line}: ${reason} → ${remedy}`);

  it('accepts files, anchors of headings and explicit ids, posts, and other sites', () => {
    expect(
      reasons(
        '[a](./b/index.md#one) [b](b/index.md#second) [c](/blog/2025/01/02/post) [d](https://x.org) [e](mailto:a@b.c) [f](/b/?need=ci#one)',
      ),
    ).toEqual([]);
  });

  it('finds links in tables, lists and reference definitions', () => {
    expect(reasons('| a |\n| --- |\n| [x](./no.md) |\n')).toHaveLength(1);
    expect(reasons('- [x](./no.md)\n')).toHaveLength(1);
    expect(reasons('[x][1]\n\n[1]: ./no.md\n')).toHaveLength(1);
  });

  it('leaves links in code alone', () => {
    expect(reasons('```markdown\n[x](./no.md)\n```\n\n`[y](./no.md)`\n')).toEqual([]);
  });

  it('accepts the route of a page that a feature makes', () => {
    const linking = doc({ body: '[x](/news)' });
    expect(checkLinks([linking], (file) => outlineOf(file), new Set(['/news']))).toEqual([]);
    expect(checkLinks([linking])).toMatchObject([{ reason: 'leads to no page' }]);
  });

  it('tells the right slash of a route', () => {
    const post = doc({ kind: 'post', file: 'blog/2025-01-02-post.md', body: '[x](/b)' });
    const [problem] = checkLinks([post, doc({ file: 'docs/b/index.md' })]);
    expect(problem?.remedy).toBe('The route is written /b/.');
  });

  it('leaves anchors that a component makes to the check of the built pages', () => {
    const linking = doc({ body: '[x](./b/index.md#made)' });
    const problemsWith = (body: string) =>
      checkLinks([linking, doc({ file: 'docs/b/index.md', body })], (file) =>
        outlineOf(file, ['Lexicon']),
      );
    expect(problemsWith('<Lexicon />\n')).toEqual([]);
    expect(problemsWith('<Graph caption="x">\n</Graph>\n')).toHaveLength(1);
  });
});

describe('rules between pages', () => {
  it('takes /a and /a/ for one route', () => {
    const pages = [
      { file: 'docs/a.md', route: '/a' },
      { file: 'docs/a/index.md', route: '/a/' },
    ];
    expect(checkUniqueRoutes(pages)).toMatchObject([{ file: 'docs/a/index.md' }]);
  });

  it('finds a tag that no page has, unless a page has one with a typo', () => {
    const pages = (...tags: string[]) => [
      doc({ frontMatter: { tags } }),
      doc({ file: 'docs/b.md', frontMatter: {} }),
      doc({ kind: 'post', file: 'blog/2026-01-02-p.md', frontMatter: { tags: ['security'] } }),
    ];
    const unused = (...tags: string[]) =>
      checkUnusedTags(pages(...tags), 'doc', ['governance', 'security'], 'docs/tags.yml');
    expect(unused('governance', 'security')).toEqual([]);
    expect(unused('governance', 'securty')).toEqual([]);
    expect(unused('governance')).toMatchObject([
      { file: 'docs/tags.yml', field: 'security', reason: 'is a tag that no page has' },
    ]);
  });

  it('finds a page that is gone without a redirect', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'gone-'));
    const known = ['docs/a.md', 'docs/b/index.md', 'docs/c.md', 'pages/d.md', 'docs/_e.md'];
    const gone = (redirects: Record<string, string> | undefined) =>
      checkGonePages(folder, known, new Set(['/a/', '/new']), redirects).map(
        ({ file, reason }) => `${file} ${reason}`,
      );
    expect(gone({ '/b': '/new', '/c': '/new' })).toEqual([
      'pages/d.md is gone, and its address /d leads nowhere',
    ]);
    expect(gone({ '/b/': '/new', '/c': '/new', '/d': '/new' })).toEqual([
      'docs/b/index.md is gone, and its address /b leads nowhere',
    ]);
    expect(gone(undefined)).toEqual([]);
  });
});
