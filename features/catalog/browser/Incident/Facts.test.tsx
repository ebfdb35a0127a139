import { renderToStaticMarkup } from 'react-dom/server';
import { fromHtml } from 'hast-util-from-html';
import { toString } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import { expect, it, vi } from 'vitest';
import { incidentSchema, type IncidentRecord } from '../../common/schema';
import { toIncidentPages } from '../../node/pages';
import { testIncident, testRecord } from '../../node/testCatalog';
import { IncidentFacts } from './Facts';

vi.mock('@generated/site-catalog/default/edition.json', () => ({
  default: {
    title: 'Catalog',
    url: 'https://example.org/catalog/',
    version: '1',
    date: '2026-11-28',
    years: [[2024, 1]],
    ecosystemPages: [],
  },
}));
vi.mock('@theme/Heading', () => ({ default: () => null }));
vi.mock('@docusaurus/useBaseUrl', () => ({ default: (url: string) => url }));
vi.mock('@docusaurus/useDocusaurusContext', () => ({ default: () => ({}) }));
vi.mock('@docusaurus/Head', () => ({ default: () => null }));
vi.mock('@docusaurus/Link', () => ({ default: ({ children }: { children: string }) => children }));

function texts(packages: IncidentRecord['packages'], dates: object, tag: string): string[] {
  const incident = incidentSchema.parse(
    testIncident({
      dates,
      packages,
      packageList: { complete: true, date: '2024-03-30' },
      exposure: { start: '2024-03-28T16:26', end: '2024-03-29' },
    }),
  );
  const page = toIncidentPages([testRecord('x', { packages })], 'https://example.org').get('x');
  const html = renderToStaticMarkup(
    page && (
      <IncidentFacts frontMatter={{ title: 'X', description: 'About X.', incident }} page={page} />
    ),
  );
  const found: string[] = [];
  visit(fromHtml(html, { fragment: true }), 'element', (node) => {
    if (node.tagName === tag) {
      found.push(toString(node));
    }
  });
  return found;
}

const day = (date: string) => ({ disclosed: { date } });
const packages = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    purl: `pkg:npm/p${index}`,
    range: 'vers:npm/>=1.0.0|<1.0.2',
  }));

it('shows packages as a table with bad versions, their window, and what repairs them', () => {
  const two = packages(2);
  expect(texts(two, day('2024-03-28'), 'caption')).toEqual([
    'Exposed from March 28, 2024, 16:26 to March 29, 2024 (UTC)',
  ]);
  expect(texts(two, day('2024-03-28'), 'td').slice(0, 3)).toEqual([
    'pkg:npm/p0',
    '>=1.0.0, <1.0.2',
    '1.0.2',
  ]);
});

it('folds long lists, but never a single package', () => {
  expect(texts(packages(4), day('2024-03-28'), 'summary')).toEqual([]);
  expect(texts(packages(9), day('2024-03-28'), 'summary')).toEqual(['6 more packages']);
});

it('draws what happened on one day as one moment', () => {
  const names = texts(
    packages(1),
    {
      compromised: { date: '2024-03-28' },
      detected: { date: '2024-03-28' },
      disclosed: { date: '2024-03-29' },
    },
    'dt',
  );
  expect(names.slice(0, 2)).toEqual(['Happened and discovered', 'Made public']);
  const one = { date: '2024-03-28' };
  const [all] = texts(packages(1), { compromised: one, detected: one, disclosed: one }, 'dt');
  expect(all).toBe('Happened, discovered, and made public');
});
