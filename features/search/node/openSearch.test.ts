import { expect, it } from 'vitest';
import { siteOf } from '#platform/output/node/testSite';
import { describeSearch } from './openSearch';

it('leads from words to the page with the results, whatever signs the texts hold', async () => {
  const step = describeSearch('A & B', 'Guides <all>');
  const { files = {} } = await step.run(siteOf({ baseUrl: '/preview/' }));
  const xml = files['opensearch.xml'];
  expect(xml).toContain('<ShortName>A &amp; B</ShortName>');
  expect(xml).toContain('<Description>Guides &lt;all&gt;</Description>');
  expect(xml).toContain('template="https://example.org/preview/search?q={searchTerms}"');
});
