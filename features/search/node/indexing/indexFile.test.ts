import { expect, it } from 'vitest';
import { fieldsOf } from '../../common/field';
import { buildIndexFile, prune, toText } from './indexFile';

const OPTIONS = { removeDefaultStopWordFilter: false };
const page = {
  url: '/a',
  title: 'Archiving',
  description: 'How a project ends.',
  weight: 1,
  intents: ['we are done'],
  keywords: [],
  linkContext: [],
  sections: [
    { title: '', anchor: '', text: 'At the end.', code: '' },
    { title: 'Votes', anchor: 'votes', text: 'In public.', code: '' },
    { title: 'Votes', anchor: 'votes-1', text: 'By ballot.', code: '' },
  ],
};

it('lists pages and their sections, each as documents with an index over them @spec:index-entries @spec:call-index-answer', () => {
  const entry = (document: object, terms: string[]) => ({
    documents: [document],
    index: expect.objectContaining({ terms }) as object,
  });
  expect(JSON.parse(toText(buildIndexFile([page], OPTIONS)))).toEqual([
    entry({ url: '/a', title: 'Archiving', description: 'How a project ends.' }, ['0done']),
    entry(
      [{ title: '' }, { title: 'Votes' }, { title: 'Votes', hash: '#votes-1' }],
      ['0ballot', '0end', '0public'],
    ),
  ]);
});

it('has the pages on its first line, which can be read before the others', () => {
  const file = buildIndexFile([page], OPTIONS);
  const [first] = toText(file).split('\n');
  expect(JSON.parse(`${first}]`)).toEqual([file[0]]);
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
