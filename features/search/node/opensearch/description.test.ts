import { expect, it } from 'vitest';
import { siteOf } from '../../../../platform/output/node/testSite';
import { toOpenSearch } from './description';
import { describeSearch } from './plugin';

it('leads from words to the page with the results, whatever signs the texts hold', () => {
  const xml = toOpenSearch({
    shortName: 'A & B',
    description: 'Guides <all>',
    searchPage: 'https://example.org/preview/search',
    icon: 'https://example.org/icon.png',
  });
  expect(xml).toContain('<ShortName>A &amp; B</ShortName>');
  expect(xml).toContain('<Description>Guides &lt;all&gt;</Description>');
  expect(xml).toContain('template="https://example.org/preview/search?q={searchTerms}"');
});

it('is published with the addresses of the site', async () => {
  const { files = {} } = await describeSearch({ shortName: 'A', description: 'B' }).run(
    siteOf({ baseUrl: '/preview/' }),
  );
  expect(files['opensearch.xml']).toContain('"https://example.org/preview/search?q={searchTerms}"');
});
