import { describe, expect, it } from 'vitest';
import { parseBody } from '#platform/content/node/outline';
import { sectionsOf, type ComponentSections } from './sections';

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
