import type { Element, ElementContent, Root } from 'hast';
import { unified } from 'unified';
import { describe, expect, it } from 'vitest';
import { rehypeHighlight } from './rehype';

const element = (
  tagName: string,
  children: ElementContent[],
  properties: Element['properties'] = {},
): Element => ({ type: 'element', tagName, properties, children });

const text = (value: string): ElementContent => ({ type: 'text', value });

const highlight = (tree: Root): Root => unified().use(rehypeHighlight).runSync(tree) as Root;

/** The only child of a page of one code block, after the transform. */
function transformed(code: string, language?: string, meta?: string): unknown {
  const className = language ? [`language-${language}`] : [];
  const tree: Root = {
    type: 'root',
    children: [
      element('pre', [
        Object.assign(element('code', [text(code)], { className }), { data: { meta } }),
      ]),
    ],
  };
  return highlight(tree).children[0];
}

describe('rehypeHighlight', () => {
  it('highlights a known language', () => {
    expect(transformed('a: 1\n', 'yaml')).toMatchObject({
      name: 'CodeBlock',
      attributes: [
        {
          name: 'html',
          value:
            '<span class="token key atrule">a</span><span class="token punctuation">:</span> <span class="token number">1</span>',
        },
        { name: 'language', value: 'yaml' },
      ],
    });
  });

  it('leaves an unknown language plain, with its characters escaped', () => {
    expect(transformed('<b>\nx & y\n', 'nonsense')).toMatchObject({
      attributes: [{ value: '&#x3C;b>\nx &#x26; y' }, { value: 'nonsense' }],
    });
  });

  it('names the file that the title says', () => {
    expect(transformed('a\n', 'text', 'title="my file.yaml" other')).toMatchObject({
      attributes: [{ value: 'a' }, { value: 'text' }, { name: 'title', value: 'my file.yaml' }],
    });
  });

  it('takes a block without a language', () => {
    expect(transformed('one\ntwo\n')).toMatchObject({ attributes: [{ value: 'one\ntwo' }] });
  });

  it('does not touch code within a line', () => {
    const paragraph = element('p', [element('code', [text('a')])]);
    const tree: Root = { type: 'root', children: [structuredClone(paragraph)] };
    expect(highlight(tree).children).toEqual([paragraph]);
  });
});
