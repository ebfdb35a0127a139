import { expect, it } from 'vitest';
import type { ContentFile } from '#platform/content/common/files';
import { parseBody } from '#platform/content/node/outline';
import { testPage } from '#platform/content/node/testSite';
import { linkContextOf, linksInContext } from './linkContext';

const file = (name: string, body: string, more: Partial<ContentFile> = {}) =>
  testPage(body, { file: name, ...more });

const items = {
  itemPage: ({ item }: Readonly<Record<string, unknown>>) => (item ? {} : undefined),
};
const contexts = (...files: ContentFile[]) => {
  const found = linkContextOf(files, [items], ({ body }) => linksInContext(parseBody(body)));
  return [...(found.get('docs/a/duties.md') ?? [])];
};

it('takes the row of a table, the item of a list, or the sentence of a paragraph', () => {
  const body = [
    '| Situation | Page |\n| - | - |\n| You are new | [Duties](a/duties.md#weekly) |\n| Other | - |',
    '- Start with your [duties](./a/duties.md).\n- Then rest.',
    'Be kind. See [what to do each week](a/duties.md). Leave on time.',
  ].join('\n\n');
  expect(contexts(file('docs/index.md', body))).toEqual([
    'You are new · Duties',
    'Start with your duties.',
    'See what to do each week.',
  ]);
});

it('takes the same words once, and leaves out what the page says about itself', () => {
  const link = 'See the [duties](duties.md).';
  expect(
    contexts(
      file('docs/a/b.md', link),
      file('docs/a/c.md', link),
      file('docs/a/duties.md', 'In [my words](#top) and [these](duties.md).'),
    ),
  ).toEqual(['See the duties.']);
});

it('counts the links of guides, and not those of news and of pages about single items', () => {
  expect(
    contexts(
      file('docs/a/guide.md', 'A guide names [them](duties.md).'),
      file('docs/a/item.md', 'An item names [them](duties.md).', { frontMatter: { item: {} } }),
      file('blog/2024-01-01-news.md', 'A post names [them](/a/duties).', { kind: 'post' }),
      file('docs/a/duties.md', ''),
    ),
  ).toEqual(['A guide names them.']);
});
