import { expect, it } from 'vitest';
import { buildIndexFile } from './indexFile';

it('keeps the beginning of a long text, up to the end of a word, and marks that it continues', () => {
  const section = { title: '', anchor: '', code: '' };
  const page = { url: '/a', title: '', description: '', weight: 1 };
  const names = { intents: [], keywords: [], linkContext: [] };
  const sections = [
    { ...section, text: 'word '.repeat(100).trim() },
    { ...section, text: 'Short.' },
  ];
  const [, , { documents }] = buildIndexFile([{ ...page, ...names, sections }], {
    removeDefaultStopWordFilter: false,
  });
  expect(documents.map(({ text }) => text)).toEqual([`${'word '.repeat(32).trim()}…`, 'Short.']);
});

it('lists pages, headings and texts, each as documents with an index over them @spec:index-entries @spec:call-index-answer', () => {
  const sections = [{ title: 'Votes', anchor: 'votes', text: 'In public.', code: '' }];
  const page = {
    url: '/a',
    title: 'Archiving',
    description: '',
    weight: 1,
    intents: [],
    keywords: [],
    linkContext: [],
  };
  const file: unknown = JSON.parse(
    JSON.stringify(buildIndexFile([{ ...page, sections }], { removeDefaultStopWordFilter: false })),
  );
  const entry = (document: object, terms: string[]) => ({
    documents: [document],
    index: expect.objectContaining({ terms }) as object,
  });
  expect(file).toEqual([
    entry({ url: '/a', title: 'Archiving', description: '' }, ['archiving']),
    entry({ page: 0, title: 'Votes' }, ['votes']),
    entry({ page: 0, heading: 0, text: 'In public.' }, ['public']),
  ]);
});
