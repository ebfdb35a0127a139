import { beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { text } from '#platform/base/common/fields';
import { testFolder } from '#platform/base/node/testPlugin';
import type { ContentFile } from '#platform/content/common/contentFile';
import { testPage, testSite } from '#platform/content/node/testSite';
import { checkCollection, toContribution } from './contribution';
import {
  defineCollection,
  entriesOfFiles,
  pages,
  readRecords,
  records,
  toRows,
} from './collection';

const schema = z.strictObject({ name: text, aka: z.array(text).optional() });
const unique = [
  {
    field: 'name',
    what: 'name',
    of: ({ name, aka = [] }: z.infer<typeof schema>) => [name, ...aka],
  },
];
const terms = defineCollection({
  name: 'terms',
  source: records('data/terms.yaml', 'terms'),
  schema,
  unique,
  compare: (a, b) => a.name.localeCompare(b.name),
});
const talks = defineCollection({
  name: 'talks',
  source: pages('docs/talks', {
    field: 'talk',
    isEntry: (file) => file !== 'index.md',
    shows: ['Talk'],
  }),
  schema,
  unique,
  toRow: ({ data, page }) => ({ ...data, route: page?.route }),
  keywords: ({ aka = [] }) => aka,
});

let siteDir: string;
const site = (files: ContentFile[] = []) => testSite({ siteDir, files });
const page = (file: string, talk: unknown, body = '<Talk />') =>
  testPage(body, {
    file: `docs/talks/${file}`,
    frontMatter: { title: file, ...(talk !== undefined && { talk }) },
  });

const write = (yaml: string) => {
  siteDir = testFolder({ 'data/terms.yaml': yaml });
};
beforeEach(() => write(''));

describe('records', () => {
  it('are the valid entries of their file, and its rows are in order', () => {
    write('terms:\n  - name: b\n  - name: a\n');
    const { entries, problems } = readRecords(siteDir, terms);
    expect(problems).toEqual([]);
    expect(entries[1]).toEqual({ data: { name: 'a' }, file: 'data/terms.yaml', field: 'terms[1]' });
    expect(toRows(terms, entries).map(({ name }) => name)).toEqual(['a', 'b']);
  });

  it('are none where one is wrong, with a problem that names its field', () => {
    write('terms:\n  - name: b\n  - aka: [c]\n');
    expect(readRecords(siteDir, terms).entries).toEqual([]);
    expect(checkCollection(terms, site())).toMatchObject([
      { file: 'data/terms.yaml', field: 'terms[1].name', reason: 'is missing' },
    ]);
  });

  it('report what two of them share', () => {
    write('terms:\n  - name: b\n  - name: c\n    aka: [b]\n');
    expect(checkCollection(terms, site())).toMatchObject([
      { field: 'terms[1].name', reason: 'the name "b" is taken by terms[0]' },
    ]);
  });
});

describe('entries of pages', () => {
  it('are those with the field, by their route', () => {
    const files = [page('one.md', { name: 'One' }), page('index.md', undefined)];
    expect(toRows(talks, entriesOfFiles(talks, files))).toEqual([
      { name: 'One', route: '/talks/one' },
    ]);
    expect(checkCollection(talks, site(files))).toEqual([]);
  });

  it('are on every page of the folder, on no other, and in its text', () => {
    const problems = checkCollection(
      talks,
      site([
        page('one.md', undefined),
        page('index.md', { name: 'Index' }),
        page('two.md', { name: 'Two' }, 'Text about `<Talk />`.'),
      ]),
    );
    expect(problems).toMatchObject([
      { file: 'docs/talks/one.md', field: 'talk', reason: 'is missing' },
      { file: 'docs/talks/index.md', field: 'talk', reason: 'is on a page outside docs/talks/' },
      { file: 'docs/talks/two.md', line: 5, field: 'Talk', reason: 'is not in the text' },
    ]);
  });

  it('report what two of them share, with the other file', () => {
    const files = [page('one.md', { name: 'A' }), page('two.md', { name: 'A' })];
    expect(checkCollection(talks, site(files))).toMatchObject([
      { file: 'docs/talks/two.md', reason: 'the name "A" is taken by docs/talks/one.md' },
    ]);
  });

  it('bring their field of front matter, and names by which readers search', () => {
    const { frontMatter, keywords } = toContribution([terms, talks]);
    expect(Object.keys(frontMatter.doc ?? {})).toEqual(['talk']);
    expect(keywords({ talk: { name: 'One', aka: ['First'] } })).toEqual(['First']);
    expect(keywords({ title: 'Other' })).toEqual([]);
  });
});
