import { expect, it } from 'vitest';
import { remarkReplaced } from './replaced';

it('puts Markdown in the place of a component, and leaves the others', () => {
  const attributes = [{ type: 'mdxJsxAttribute', name: 'of', value: 'b' }];
  const node = { type: 'mdxJsxFlowElement', name: 'Rows', attributes };
  const other = { type: 'mdxJsxFlowElement', name: 'Other', attributes: [] };
  const tree = { type: 'root', children: [node, other] };
  remarkReplaced({
    markdownOf: (name, { of = '' }) =>
      name === 'Rows' ? `Table: Rows\n\n| ${of} |\n| --- |\n| c |` : undefined,
  })(tree);
  expect(tree.children.map(({ type }) => type)).toEqual([
    'paragraph',
    'table',
    'mdxJsxFlowElement',
  ]);
});
