import type { Element, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import { describe, expect, it } from 'vitest';
import { ContentError } from '#platform/base/common/problems';
import { rehypeNames, rehypeTables } from './rehype';

const TABLE = '<table><tbody><tr><td>Sandbox</td></tr></tbody></table>\n';

/** The tree of a page after the transform. */
function transformed(html: string): Root {
  const tree = fromHtml(html, { fragment: true });
  rehypeTables()(tree, { path: 'docs/page.md' });
  return tree;
}

/** The problems that stop a page. */
function problemsOf(html: string): ContentError['problems'] {
  try {
    transformed(html);
  } catch (error) {
    if (error instanceof ContentError) {
      return error.problems;
    }
    throw error;
  }
  return [];
}

describe('rehypeTables', () => {
  it('makes the paragraph before a table its caption, first in it', () => {
    const { children } = transformed(
      `<p>Text.</p>\n<p>Table: The <code>levels</code> today</p>\n${TABLE}`,
    );
    const elements = children.filter((node): node is Element => node.type === 'element');
    expect(elements.map(({ tagName }) => tagName)).toEqual(['p', 'table']);
    expect(toHtml(elements[1]?.children[0] ?? [])).toBe(
      '<caption>The <code>levels</code> today</caption>',
    );
  });

  it('does so for each of several tables, and for those within other blocks', () => {
    const html = toHtml(
      transformed(
        `<p>Table: One</p>\n${TABLE}<p>Table: Two</p>\n${TABLE}<ul><li>Item <p>Table: Three</p>${TABLE}</li></ul>`,
      ),
    );
    expect([...html.matchAll(/<table><caption>(\w+)/g)].map(([, name]) => name)).toEqual([
      'One',
      'Two',
      'Three',
    ]);
  });

  it('names file and line of every table without a caption and every caption without a table', () => {
    const page = `${TABLE}<p>Table: Lost</p>\n<p>Text between.</p>\n${TABLE}`;
    expect(problemsOf(page)).toEqual([
      expect.objectContaining({ file: 'docs/page.md', line: 1, field: 'table' }),
      expect.objectContaining({ file: 'docs/page.md', line: 4, field: 'table' }),
      expect.objectContaining({ file: 'docs/page.md', line: 2, field: 'caption' }),
    ]);
  });

  it('leaves the tables of templates without a caption', () => {
    const table = fromHtml(TABLE, { fragment: true });
    const template = { type: 'mdxJsxFlowElement', name: 'Template', children: table.children };
    const tree = { type: 'root', children: [template] } as unknown as Root;
    rehypeTables()(tree, { path: 'docs/page.md' });
    expect(template.children[0]).toMatchObject({ children: [{ tagName: 'tbody' }] });
  });

  it('leaves other paragraphs that speak of tables alone', () => {
    expect(problemsOf('<p>Tables: see below.</p>\n<p>A Table: no.</p>')).toEqual([]);
  });

  describe('on narrow screens', () => {
    /** A table with this head and these rows, after the transform. */
    function laidOut(...rows: string[][]): Element {
      const [head = [], ...body] = rows.map((cells) => cells.map((cell) => `<td>${cell}</td>`));
      const { children } = transformed(
        `<p>Table: T</p>\n<table><thead><tr>${head.join('')}</tr></thead><tbody>${body
          .map((cells) => `<tr>${cells.join('')}</tr>`)
          .join('')}</tbody></table>`,
      );
      return children[0] as Element;
    }

    it('has each value of a text named after its column', () => {
      const table = laidOut(
        ['Award', 'Honors', 'Since'],
        ['Top Committer', '<b>Contributors</b> with remarkable technical work', '2016'],
      );
      expect(table.properties.dataLayout).toBe('cards');
      expect(toHtml(table)).toContain(
        '<td>Top Committer</td><td data-label="Honors"><b>Contributors</b> with',
      );
      expect(toHtml(table)).toContain('<td data-label="Since">2016</td>');
    });

    it('keeps a matrix of short values', () => {
      const table = laidOut(
        ['Offer', 'Graduated', 'Incubating', 'Sandbox'],
        ['Kiosk', 'yes', 'yes', ''],
      );
      expect(table.properties.dataLayout).toBe('matrix');
      expect(toHtml(table)).not.toContain('data-label');
    });

    it('keeps two columns, unless their words are long', () => {
      expect(laidOut(['Area', 'Team'], ['docs/', 'Writers of it']).properties).toEqual({});
      expect(
        laidOut(['Label', 'Use'], ['needs-information-of-author', 'interoperability']).properties,
      ).toEqual({});
      expect(
        laidOut(['Label', 'Use'], ['affected_versions_of_it', 'interoperability']).properties,
      ).toEqual({ dataLayout: 'cards' });
    });
  });
});

it('keeps names with hyphens whole, in links and in code, and leaves words and blocks of code alone', () => {
  const html =
    '<p><a href="/a">#tag-security</a><a href="/b">a follow-up call</a><code>package-lock.json</code></p>' +
    '<p><code>npm ci --x-y</code></p><pre><code>a-b</code></pre>';
  const tree = fromHtml(html, { fragment: true });
  rehypeNames()(tree);
  expect(toHtml(tree)).toBe(
    html
      .replace('<a href="/a">', '<a href="/a" class="whole">')
      .replace('<code>package', '<code class="whole">package'),
  );
});
