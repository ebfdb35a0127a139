import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import { expect, it } from 'vitest';
import rehypeParts from './rehype';

const PAGE = '<p>First</p><h2 id="a">A</h2><p>Of a</p><h3 id="b">B</h3><h2 id="c">C</h2>';

function withParts(frontMatter: Record<string, unknown>): string {
  const tree = fromHtml(PAGE, { fragment: true });
  rehypeParts()(tree, { data: { frontMatter } });
  return toHtml(tree);
}

it('makes each heading of the second level, with what follows it, an unfolded part', () => {
  expect(withParts({ foldable: true })).toBe(
    '<p>First</p>' +
      '<details open class="part"><summary><h2 id="a">A</h2></summary><p>Of a</p><h3 id="b">B</h3></details>' +
      '<details open class="part"><summary><h2 id="c">C</h2></summary></details>',
  );
});

it('leaves other pages as they are', () => {
  expect(withParts({})).toBe(PAGE);
});
