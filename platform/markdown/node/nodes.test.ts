import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import type { Parent } from 'unist';
import { unified } from 'unified';
import { expect, it } from 'vitest';
import { replacing } from './nodes';

it('puts Markdown in the place of components of several features, and leaves the others', async () => {
  const processor = unified()
    .use(remarkParse)
    .use(remarkMdx)
    .use(
      replacing((name, { of = '' }) =>
        name === 'Rows' ? `Table: Rows\n\n| ${of} |\n| --- |\n| c |` : undefined,
      ),
    )
    .use(replacing((name) => (name === 'Line' ? '---' : undefined)));
  const tree = await processor.run(
    processor.parse('<Rows of="b" />\n\n<Other />\n\n<Line />\n\nA <Line /> in text.\n'),
  );
  expect((tree as Parent).children.map(({ type }) => type)).toEqual([
    'paragraph',
    'table',
    'mdxJsxFlowElement',
    'thematicBreak',
    'paragraph',
  ]);
});
