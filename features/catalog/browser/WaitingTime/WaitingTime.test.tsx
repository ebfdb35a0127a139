import { renderToStaticMarkup } from 'react-dom/server';
import { fromHtml } from 'hast-util-from-html';
import { toString } from 'hast-util-to-string';
import { expect, it, vi } from 'vitest';
import { WaitingTime } from '.';

vi.mock('@docusaurus/Link', () => ({ default: () => null }));
vi.mock('@generated/site-catalog/default/waiting.json', () => ({
  default: {
    open: 2,
    incidents: [
      { name: 'a', permalink: '/a', date: '2024', registries: ['npm'], least: 2, most: 2 },
      { name: 'b', permalink: '/b', date: '2024', registries: ['npm'], least: 0, most: 48 },
      { name: 'c', permalink: '/c', date: '2024', registries: ['pypi'], least: 100, most: 100 },
    ],
  },
}));

const text = () => toString(fromHtml(renderToStaticMarkup(<WaitingTime />), { fragment: true }));

it('says how many attacks a day would have spared, how many are unclear, and how many last longer', () => {
  expect(text()).toContain('Waiting a day would have spared you 1 of 3 attacks.');
  expect(text()).toContain("Of 1 more, the hours aren't known exactly enough to tell.");
  expect(text()).toContain('In 1, the harmful version stayed up longer.');
  expect(text()).toContain('2 attacks without a known end are left out');
});

it('has the attacks that were still up at each moment, from the fewest to the most', () => {
  expect(text()).toContain('All registries3' + ['2–3', '1–2', '1', '0'].join(''));
});
