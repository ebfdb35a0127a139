import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { OLD_ROUTES } from './content';
import { checkedThings, structuredDataIn } from './structuredData';
import { SITES } from './sites';
import { expect, test } from './test';

/** Every built page: its route and its HTML. */
function pages(): { route: string; html: string }[] {
  const found = readdirSync(SITES.root.dir, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => file.endsWith('.html') && file !== '404.html')
    .map((file) => ({
      route: `/${file.replace(/\.html$/, '')}`.replace(/\/index$/, '/'),
      html: readFileSync(path.join(SITES.root.dir, file), 'utf8'),
    }))
    .filter(({ route }) => OLD_ROUTES[route.replace(/\/$/, '')] === undefined);
  // What holds for every page of an empty folder says nothing.
  expect(found.length).toBeGreaterThan(250);
  return found;
}

test('the structured data of every page has what its types require, and names the page', () => {
  const types = new Map<string, number>();
  for (const { route, html } of pages()) {
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
  for (const { route, html } of pages()) {
    const said = [...html.matchAll(/<meta[^>]*name="?description"?[^>]*content=("[^"]*"|[^ >]*)/g)];
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
  for (const { route, html } of pages()) {
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
