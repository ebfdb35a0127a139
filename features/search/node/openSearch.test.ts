import { expect, it } from 'vitest';
import { siteOf } from '#platform/output/node/testSite';
import { searchDescription } from './openSearch';

it('leads from words to the page with the results', async () => {
  const { files = {} } = await searchDescription.run(siteOf({ baseUrl: '/preview/' }));
  expect(files['opensearch.xml']).toContain(
    'template="https://example.org/preview/search?q={searchTerms}"',
  );
});
