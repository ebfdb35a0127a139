import type { Element, ElementContent, Root } from 'hast';
import { unified } from 'unified';
import { describe, expect, it } from 'vitest';
import { rehypeHighlight } from './rehype';

const element = (
  tagName: string,
  children: ElementContent[],
  properties: Element['properties'] = {},
): Element => ({ type: 'element', tagName, properties, children });

interface Attribute {
  name: string;
  value: unknown;
}

const text = (value: string): ElementContent => ({ type: 'text', value });

const highlight = (tree: Root): Root => unified().use(rehypeHighlight).runSync(tree) as Root;

/** The attributes of a code block after the transform. */
function transformed(code: string, language?: string, meta?: string): object {
  const className = language ? [`language-${language}`] : [];
  const block = Object.assign(element('code', [text(code)], { className }), { data: { meta } });
  const [child] = highlight({ type: 'root', children: [element('pre', [block])] }).children;
  const { name, attributes } = child as unknown as { name: string; attributes: Attribute[] };
  expect(name).toBe('CodeBlock');
  return Object.fromEntries(attributes.map((attribute) => [attribute.name, attribute.value]));
}

describe('rehypeHighlight', () => {
  it('highlights a known language', () => {
    expect(transformed('a: 1\n', 'yaml')).toEqual({
      html: '<span class="token key atrule">a</span><span class="token punctuation">:</span> <span class="token number">1</span>',
      language: 'yaml',
    });
  });

  it.each([
    [
      'an unknown language, with its characters escaped',
      ['<b>\nx & y\n', 'nonsense'],
      '&#x3C;b>\nx &#x26; y',
    ],
    ['a block without a language', ['one\ntwo\n'], 'one\ntwo'],
  ] as const)('leaves %s plain', (_what, [code, language], html) => {
    expect(transformed(code, language)).toMatchObject({ html });
  });

  it('names the file that the title says', () => {
    expect(transformed('a\n', 'text', 'title="my file.yaml" other')).toEqual({
      html: 'a',
      language: 'text',
      title: 'my file.yaml',
    });
  });

  it('does not touch code within a line', () => {
    const paragraph = element('p', [element('code', [text('a')])]);
    const tree: Root = { type: 'root', children: [structuredClone(paragraph)] };
    expect(highlight(tree).children).toEqual([paragraph]);
  });
});
