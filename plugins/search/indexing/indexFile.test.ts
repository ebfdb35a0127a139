import { expect, it } from 'vitest';
import { buildIndexFile } from './indexFile';

it('keeps the beginning of a long text, up to the end of a word, and says that it goes on', () => {
  const section = { title: '', anchor: '', code: '' };
  const page = { url: '/a', title: '', description: '', needs: [], facts: [], mentions: [] };
  const sections = [
    { ...section, text: 'word '.repeat(100).trim() },
    { ...section, text: 'Short.' },
  ];
  const [, , { documents }] = buildIndexFile([{ ...page, sections }], {
    removeDefaultStopWordFilter: false,
  });
  expect(documents.map(({ text }) => text)).toEqual([`${'word '.repeat(32).trim()}…`, 'Short.']);
});
