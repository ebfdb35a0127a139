import { expect, it } from 'vitest';
import { siteContent } from '#platform/base/node/docusaurus';
import { allContentOf, docOf, testFolder } from '#platform/base/node/testPlugin';
import { shownText } from '#platform/content/common/pageFacts';
import type { Feature } from '#platform/feature';
import { openIndex } from '../common/engine';
import { fieldsOf, type IndexFile } from '../common/indexFile';
import { toSearchOptions } from '../common/options';
import { buildIndexFile, buildSearchFiles, prune, toText } from './buildIndex';

it('finds pages by their text, by what components show, and by what other pages say of them', async () => {
  const siteDir = testFolder({
    'docs/voting.md':
      '---\ntitle: voting\n---\n\n## Quorum\n\nTwo thirds decide. Ask votes@example.org about lamp@1.2.3.\n\n<Price of="it" />\n',
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
  let texts = '';
  const find = async (query: string) => {
    const content = siteContent(allContentOf([docOf('voting'), docOf('home')]));
    const source = { siteDir, baseUrl: '/', content, intents: {}, options };
    const files = await buildSearchFiles(source, [feature]);
    texts = files['search-text/voting.json'] ?? '';
    const index = JSON.parse(files['search-index.json'] ?? '') as IndexFile;
    const search = openIndex(index, { synonyms: [], ...options });
    return search({ query, area: '', limit: 10 }).hits.map(({ url }) => url);
  };

  expect(await find('thirds')).toEqual(['/voting']);
  expect(await find('vanishes')).toContain('/voting');
  expect(await find('fortune')).toEqual(['/voting']);

  expect(JSON.parse(texts)).toEqual({
    '#quorum': 'Two thirds decide. Ask … about lamp@1.2.3. costs it a fortune',
  });

  // What was read is kept, but not beyond a change of the data that components show.
  price = 'nothing';
  expect(await find('fortune')).toEqual([]);
});

const OPTIONS = { removeDefaultStopWordFilter: false };
const page = {
  url: '/a',
  title: 'Archiving',
  description: 'How a project ends.',
  weight: 1,
  intents: ['we are done', 'done, and all of us are done'],
  keywords: [],
  linkContext: [],
  sections: [
    { title: '', anchor: '', text: 'At the end.', code: '' },
    { title: 'Votes', anchor: 'votes', text: 'In public.', code: '' },
    { title: 'Votes', anchor: 'votes-1', text: 'By ballot.', code: '' },
  ],
};

it('lists pages and their sections, each as documents with an index over them @spec:index-entries @spec:call-index-answer', () => {
  const entry = (documents: unknown[], terms: string[]) => ({
    documents,
    index: expect.objectContaining({ terms }) as object,
  });
  expect(JSON.parse(toText(buildIndexFile([page], OPTIONS)))).toEqual([
    entry([{ url: '/a', title: 'Archiving', alias: ['we are done'] }], []),
    entry(['How a project ends.'], ['0done']),
    entry(
      [[{ title: '' }, { title: 'Votes' }, { title: 'Votes', hash: '#votes-1' }]],
      ['0ballot', '0end', '0public'],
    ),
  ]);
});

it('has each entry on a line, and can be read as far as it is there', () => {
  const file = buildIndexFile([page], OPTIONS);
  const lines = toText(file).split('\n');
  expect(JSON.parse(`${lines[0]}]`)).toEqual(file.slice(0, 1));
  expect(JSON.parse(`${lines.slice(0, 2).join('\n')}]`)).toEqual(file.slice(0, 2));
});

it('keeps only the documents in which a frequent word has the most weight', () => {
  const texts = ['vote', 'vote on the charter of the new project', 'how we vote'];
  const field = fieldsOf({ text: texts }, false).text;
  const pruned = field && prune(field, 2);
  expect(pruned?.postings.get('vote')).toEqual(
    new Map([
      [0, 1],
      [2, 1],
    ]),
  );
  expect(pruned?.counts).toEqual(new Map([['vote', 3]]));
  expect(pruned?.postings.get('charter')).toEqual(field?.postings.get('charter'));
});
