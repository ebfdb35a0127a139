import { expect, it } from 'vitest';
import type { ContentFile } from '../../content-checks/files';
import { mentionsOf, saidLinksOf } from './mentions';
import { parseMarkdown } from './sections';

function file(name: string, body: string, more: Partial<ContentFile> = {}): ContentFile {
  return { kind: 'doc', file: name, frontMatter: {}, body, bodyOffset: 0, ...more };
}

const said = (...files: ContentFile[]) => {
  const mentions = mentionsOf(files, ({ body }) => saidLinksOf(parseMarkdown(body)));
  return [...(mentions.get('docs/a/duties.md') ?? [])];
};

it('takes the row of a table, the item of a list, and of a paragraph the sentence', () => {
  const body = [
    '| Situation | Page |\n| - | - |\n| You are new | [Duties](a/duties.md#weekly) |\n| Other | - |',
    '- Start with your [duties](./a/duties.md).\n- Then rest.',
    'Be kind. See [what to do each week](a/duties.md). Leave on time.',
  ].join('\n\n');
  expect(said(file('docs/index.md', body))).toEqual([
    'You are new · Duties',
    'Start with your duties.',
    'See what to do each week.',
  ]);
});

it('takes the same words once, and what posts, incidents and the page itself say not at all', () => {
  const link = 'See the [duties](duties.md).';
  expect(
    said(
      file('docs/a/b.md', link),
      file('docs/a/c.md', link),
      file('docs/a/duties.md', 'In [my words](#top) and [these](duties.md).'),
      file('docs/a/incident.md', 'After [it](duties.md).', { frontMatter: { incident: {} } }),
      file('blog/2024-01-01-news.md', 'News: [duties](/a/duties).', { kind: 'post' }),
    ),
  ).toEqual(['See the duties.']);
});
