import { renderToStaticMarkup } from 'react-dom/server';
import { fromHtml } from 'hast-util-from-html';
import { toString } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import { expect, it, vi } from 'vitest';
import { emptyQuery, prepareList, type Query } from '../../common/query';
import type { ListView } from '../../common/view';
import { Facets } from './Facets';

// The framework's link is JSX in a JavaScript file, which only its bundler reads.
vi.mock('@docusaurus/Link', () => ({ default: 'a' }));

interface Row {
  id: string;
  letter: string;
  size: string;
}

const letters = Array.from('abcdefghij');

const view: ListView<Row> = {
  noun: ['thing', 'things'],
  key: ({ id }) => id,
  text: ({ id }) => id,
  facets: [
    {
      id: 'letter',
      label: 'Letter',
      values: Object.fromEntries(letters.map((letter) => [letter, letter.toUpperCase()])),
      of: ({ letter }) => [letter],
    },
    { id: 'size', label: 'Size', values: { s: 'Small', l: 'Large' }, of: ({ size }) => [size] },
  ],
};

// Of each letter one more than of the one before; only the last ones are large.
const rows = letters.flatMap((letter, index) =>
  Array.from({ length: index + 1 }, (_, number) => ({
    id: `${letter}${number}`,
    letter,
    size: index < 3 ? 's' : 'l',
  })),
);

/** The labels of the facets as they stand, and the texts of the buttons between them. */
function rendered(chosen: Query['chosen']): { labels: string[]; buttons: string[] } {
  const find = prepareList(view, rows);
  const html = renderToStaticMarkup(
    <Facets
      view={view}
      chosen={chosen}
      from={null}
      to={null}
      found={find({ ...emptyQuery(view), chosen })}
      all={find(emptyQuery(view))}
      change={() => undefined}
    />,
  );
  const [labels, buttons]: [string[], string[]] = [[], []];
  visit(fromHtml(html, { fragment: true }), 'element', (node) => {
    if (node.tagName === 'label') labels.push(toString(node).trim());
    if (node.tagName === 'button') buttons.push(toString(node));
  });
  return { labels, buttons };
}

const namesIn = (labels: string[]) => labels.map((label) => label.split(' ')[0]);

it('keeps the values in their places, whatever is chosen', () => {
  const before = rendered({});
  expect(namesIn(before.labels)).toEqual([
    'J',
    'I',
    'H',
    'G',
    'F',
    'E',
    'D',
    'C',
    'B',
    'A',
    'Large',
    'Small',
  ]);
  expect(namesIn(rendered({ size: ['s'] }).labels)).toEqual(namesIn(before.labels));
  expect(rendered({ size: ['s'] }).buttons).toEqual(before.buttons);
});

it('says beside each value how many would remain', () => {
  const { labels } = rendered({ letter: ['a'] });
  expect(labels).toContain('A 1');
  expect(labels).toContain('B 3');
});
