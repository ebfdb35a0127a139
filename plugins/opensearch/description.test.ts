import { expect, it } from 'vitest';
import { toOpenSearch } from './description';

it('leads from words to the page with the results, whatever signs the texts hold', () => {
  const xml = toOpenSearch({
    shortName: 'A & B',
    description: 'Guides <all>',
    searchPage: 'https://example.org/preview/search',
    icon: 'https://example.org/icon.png',
  });
  expect(xml).toContain('<ShortName>A &amp; B</ShortName>');
  expect(xml).toContain('<Description>Guides &lt;all></Description>');
  expect(xml).toContain('template="https://example.org/preview/search?q={searchTerms}"');
});
