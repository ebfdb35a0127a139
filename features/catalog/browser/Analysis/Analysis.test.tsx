import { renderToStaticMarkup } from 'react-dom/server';
import { fromHtml } from 'hast-util-from-html';
import { toString } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import { expect, it, vi } from 'vitest';
import { MeasureTable } from '.';

vi.mock('@docusaurus/Link', () => ({ default: ({ children }: { children: string }) => children }));
vi.mock('@generated/site-catalog/default/analysis.json', () => ({ default: {} }));
vi.mock('@generated/site-catalog/default/measures.json', () => {
  const answer = (value: string, basis = 'reported') => ({ value, basis });
  return {
    default: [
      {
        name: 'a',
        permalink: '/a',
        date: '2026-05',
        measures: {
          signed: { ...answer('yes'), kind: 'provenance' },
          trustedPublishing: answer('yes'),
          runsAt: answer('install'),
          scriptsBlocked: answer('yes', 'inferred'),
          approval: answer('no'),
        },
      },
      {
        name: 'b',
        permalink: '/b',
        date: '2024',
        measures: { scriptsBlocked: answer('no'), approval: answer('not-applicable') },
      },
    ],
  };
});

function texts(tag: string): string[] {
  const found: string[] = [];
  visit(fromHtml(renderToStaticMarkup(<MeasureTable />), { fragment: true }), 'element', (node) => {
    if (node.tagName === tag) {
      found.push(toString(node));
    }
  });
  return found;
}

it('says what each measure did, marks what is inferred, and leaves open what no source answers', () => {
  const [first, second] = [texts('td').slice(0, 5), texts('td').slice(5)];
  expect(first).toEqual(['Yes, provenance', 'Yes', 'Install', 'Yes (inferred)', 'No']);
  expect(second).toEqual(['', '', '', 'No', "Doesn't apply"]);
  expect(texts('th').slice(-2)).toEqual(['a, 2026', 'b, 2024']);
});

it('counts in a sentence what the table shows', () => {
  expect(texts('p')).toEqual([
    'Of 2 incidents since 2023, 1 carried a valid signature or provenance, and 1 went out by trusted publishing. Blocking install scripts would have stopped 1 of them when they first ran, but not 1 others. A second approval would have stopped 0 at the producer.',
  ]);
});
