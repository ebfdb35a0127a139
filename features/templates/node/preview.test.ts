import { evaluateSync } from '@mdx-js/mdx';
import type { Root } from 'mdast';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import * as runtime from 'react/jsx-runtime';
import { describe, expect, it } from 'vitest';
import { testFolder } from '#platform/base/node/testPlugin';
import { templates } from '..';
import { toPreview } from './preview';

/** The preview as a page shows it: put into the tree of MDX, and rendered. */
function html(source: string, file = 'A.md'): string {
  const preview = () => (tree: Root) => {
    tree.children = toPreview(file, source);
  };
  const { default: Page } = evaluateSync('', { ...runtime, remarkPlugins: [preview] });
  return renderToStaticMarkup(createElement(Page));
}

describe('toPreview', () => {
  it('marks placeholders in text, code, tables and comments', () => {
    expect(html('Hello $NAME, see `a/$FILE`')).toBe(
      '<p>Hello <mark>$NAME</mark>, see <span data-code="">a/<mark>$FILE</mark></span></p>',
    );
    expect(html('| a |\n| --- |\n| [TODO: b] |')).toContain('<td><mark>[TODO: b]</mark></td>');
    expect(html('<!-- Replace $NAME -->')).toBe(
      '<p data-comment="">Replace <mark>$NAME</mark></p>',
    );
  });

  it('shows the address that is to be filled in, once', () => {
    expect(html('[Slack](TODO:slack)')).toBe(
      '<p><span data-link="">Slack <mark>TODO:slack</mark></span></p>',
    );
    expect(html('[[TODO: name]](TODO:home)')).toBe(
      '<p><span data-link=""><mark>[TODO: name]</mark> <mark>TODO:home</mark></span></p>',
    );
  });

  it('keeps links to other sites and removes those to files of the project', () => {
    expect(html('[a](https://example.org) [b](./B.md) [c](#c)')).toBe(
      '<p><a href="https://example.org">a</a> <span data-link="">b</span> <span data-link="">c</span></p>',
    );
  });

  it('puts headings below the one of the page, without an id', () => {
    expect(html('# A\n\n## B\n\n###### C')).toBe('<h3>A</h3>\n<h4>B</h4>\n<h6>C</h6>');
    expect(html('## Without a title\n\n### B')).toBe('<h3>Without a title</h3>\n<h4>B</h4>');
  });

  it('highlights prompts and shows checkboxes as signs', () => {
    expect(html('⚠️ **Do this.**')).toBe('<p data-prompt="">⚠️ <strong>Do this.</strong></p>');
    expect(html('- [ ] open\n- [x] done')).toContain('<li>☐ open</li>\n<li>☑ done</li>');
  });

  it('shows other kinds of file as they are written', () => {
    expect(html('# [TODO: rest]\n- name: a\n', 'labels.yml')).toBe(
      '<div data-source=""># <mark>[TODO: rest]</mark>\n- name: a</div>',
    );
  });
});

it('gives the words of a template to the search', () => {
  const site = testFolder({ 'templates/GUIDE.md': 'One Two $NAME\n' });
  const [shown] = templates.search?.sections?.(site).Template?.({ file: 'GUIDE.md' }, {}) ?? [];
  expect(shown).toMatchObject({ anchor: '', text: '' });
  expect(shown?.code).toMatch(/^One Two/);
});
