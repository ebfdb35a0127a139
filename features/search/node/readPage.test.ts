import { describe, expect, it } from 'vitest';
import type { ContentFile } from '#platform/content/common/contentFile';
import { parseBody } from '#platform/content/node/outline';
import { testPage } from '#platform/content/node/testSite';
import { linkContextOf, linksInContext, sectionsOf, type ComponentSections } from './readPage';

const sectionsIn = (body: string, components?: ComponentSections) =>
  sectionsOf(parseBody(body), components);

describe('sectionsOf', () => {
  it('splits a page at its headings, with their anchors', () => {
    const body =
      'Intro.\n\n## First part\n\nOne.\n\n### Named {#own}\n\nTwo.\n\n## First part\n\nThree.';
    expect(sectionsIn(body).map(({ title, anchor, text }) => [title, anchor, text])).toEqual([
      ['', '', 'Intro.'],
      ['First part', 'first-part', 'One.'],
      ['Named', 'own', 'Two.'],
      ['First part', 'first-part-1', 'Three.'],
    ]);
  });

  it('leaves a last section out that only leads on to other pages', () => {
    const titles = (body: string) => sectionsIn(body).map(({ title }) => title);
    const body = 'Intro.\n\n## Rules\n\n- [Quorum](x.md)\n\n## Then\n\n';
    expect(titles(`${body}- Vote: [how](y.md)\n- [Count](/z)`)).toEqual(['', 'Rules']);
    expect(titles(`${body}- [Elsewhere](https://example.org)`)).toEqual(['', 'Rules', 'Then']);
    expect(titles(`${body}- [Vote](y.md)\n- Rest.`)).toEqual(['', 'Rules', 'Then']);
  });

  it('takes the text of links, lists, tables and admonitions, with separators', () => {
    const body =
      'A [link](x).\n\n- one\n- two\n\n| a | b |\n| - | - |\n| c | d |\n\n:::note[Title]\n\nText.\n\n:::';
    expect(sectionsIn(body)[0]?.text).toBe('A link. one · two · a · b · c · d · Title · Text.');
  });

  it('takes from components what readers see', () => {
    const body =
      '<Some caption="A path.">\n<Part title="Proposal" tone="start">By anyone.</Part>\n</Some>';
    expect(sectionsIn(body)[0]?.text).toBe('A path. Proposal · By anyone.');
  });

  it('separates code from text, and takes the words of a template', () => {
    const [section] = sectionsIn('Text.\n\n```markdown\n# Roles\n\n- **Reviewer**\n```\n');
    expect(section).toMatchObject({ text: 'Text.', code: 'Roles · Reviewer' });
  });

  it('lets components add sections of their own, or text in their place', () => {
    const resolve: ComponentSections = (name, { file = '' }) =>
      name === 'Terms'
        ? [{ title: 'Zero trust', anchor: 'zero-trust', text: 'Trust nobody.', code: '' }]
        : [{ title: '', anchor: '', text: 'Shown.', code: file }];
    expect(sectionsIn('Before:\n\n<Part file="a.md" />\n\n<Terms />', resolve)).toEqual([
      { title: '', anchor: '', text: 'Before: Shown.', code: 'a.md' },
      { title: 'Zero trust', anchor: 'zero-trust', text: 'Trust nobody.', code: '' },
    ]);
    expect(sectionsIn('Ask <Part /> now, or <Part>me</Part>.', resolve)[0]?.text).toBe(
      'Ask Shown. now, or me.',
    );
  });
});

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
