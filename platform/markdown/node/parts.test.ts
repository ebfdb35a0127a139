import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import { expect, it } from 'vitest';
import { rehypeParts } from './rehype';

const PAGE = '<p>First</p><h2 id="a">A</h2><p>Of a</p><h3 id="b">B</h3><h2 id="c">C</h2>';

function withParts(frontMatter: Record<string, unknown>): string {
  const tree = fromHtml(PAGE, { fragment: true });
  rehypeParts()(tree, { data: { frontMatter } });
  return toHtml(tree);
}

it('makes what follows each heading of the second level an unfolded part', () => {
  expect(withParts({ foldable: true })).toBe(
    '<p>First</p>' +
      '<h2 id="a">A</h2><details open class="part"><summary aria-label="A"></summary><p>Of a</p><h3 id="b">B</h3></details>' +
      '<h2 id="c">C</h2><details open class="part"><summary aria-label="C"></summary></details>',
  );
});

it('leaves other pages as they are', () => {
  expect(withParts({})).toBe(PAGE);
});
