import { readFileSync } from 'node:fs';
import path from 'node:path';
import { builtPages } from './builtPages';
import { checkedThings, structuredDataIn } from './structuredData';
import { SITES } from './sites';
import { expect, test } from './test';

test('the structured data of every page has what its types require, and names the page', () => {
  const types = new Map<string, number>();
  for (const { route, html } of builtPages()) {
    for (const thing of checkedThings(structuredDataIn(html))) {
      types.set(thing['@type'], (types.get(thing['@type']) ?? 0) + 1);
      if (thing['@type'] === 'TechArticle') {
        expect(thing['@id'], route).toBe(`https://contribute.cncf.io${route}`);
      }
    }
  }
  expect(types.get('TechArticle')).toBeGreaterThan(100);
  expect(types.get('BreadcrumbList')).toBeGreaterThan(200);
});

test('every page describes itself to search engines', () => {
  for (const { route, html } of builtPages()) {
    const said = [
      ...html.matchAll(/<meta[^>]*name="?description"?[^>]*content=("[^"]*"|'[^']*'|[^ >]*)/g),
    ];
    expect(
      said.map(([, content = '']) => content.length > 20),
      route,
    ).toEqual([true]);
  }
});

test('every page has a picture to be shared with, of the right size, and words for it', () => {
  const ORIGIN = 'https://contribute.cncf.io/';
  const meta = (html: string, property: string) =>
    [
      ...html.matchAll(
        new RegExp(`<meta[^>]*property="?${property}(?=[" ])[^>]*content=("[^"]*"|[^ >]*)`, 'g'),
      ),
    ].map(([, content = '']) => content.replaceAll('"', ''));
  const cards = new Set<string>();
  for (const { route, html } of builtPages()) {
    const [card = '', ...others] = meta(html, 'og:image');
    expect(others, route).toEqual([]);
    expect(card.startsWith(ORIGIN), `${route}: ${card}`).toBe(true);
    expect(meta(html, 'og:image:alt').join(), route).toMatch(/\w/);
    cards.add(card);
  }
  for (const card of cards) {
    const png = readFileSync(path.join(SITES.root.dir, card.slice(ORIGIN.length)));
    // Width and height stand at the start of a PNG's first chunk.
    expect([png.readUInt32BE(16), png.readUInt32BE(20)], card).toEqual([1200, 630]);
  }
  expect(cards.size).toBeGreaterThan(200);
});
