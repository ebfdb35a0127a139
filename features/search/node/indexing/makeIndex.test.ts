import { expect, it } from 'vitest';
import { siteContent } from '#platform/base/node/loadedContent';
import { allContentOf, docOf, testFolder } from '#platform/base/node/testPlugin';
import { shownText } from '#platform/content/common/searchable';
import type { Feature } from '#platform/feature';
import { openIndex } from '../../common/engine';
import type { IndexFile } from '../../common/types';
import { toSearchOptions } from '../../common/options';
import { makeIndexFile } from './makeIndex';

it('finds pages by their text, by what components show, and by what other pages say of them', async () => {
  const siteDir = testFolder({
    'docs/voting.md':
      '---\ntitle: voting\n---\n\n## Quorum\n\nTwo thirds decide.\n\n<Price of="it" />\n',
    'docs/home.md': 'If a maintainer vanishes, see [voting](voting.md).\n',
  });
  const options = toSearchOptions();
  let price = 'a fortune';
  const feature: Feature = {
    name: 'prices',
    search: {
      source: () => price,
      sections: () => ({ Price: (attributes) => [shownText(`costs ${attributes.of} ${price}`)] }),
    },
  };
  const find = async (query: string) => {
    const content = siteContent(allContentOf([docOf('voting'), docOf('home')]));
    const source = { siteDir, baseUrl: '/', content, intents: {}, options };
    const index = JSON.parse(await makeIndexFile(source, [feature])) as IndexFile;
    const search = openIndex(index, { synonyms: [], ...options });
    return search({ query, area: '', limit: 10 }).hits.map(({ url }) => url);
  };

  expect(await find('thirds')).toEqual(['/voting']);
  expect(await find('vanishes')).toContain('/voting');
  expect(await find('fortune')).toEqual(['/voting']);

  // What was read is kept, but not beyond a change of the data that components show.
  price = 'nothing';
  expect(await find('fortune')).toEqual([]);
});
