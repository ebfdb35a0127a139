import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fieldsOf } from './field';
import { pack, packPostings, unpack, unpackPostings } from './pack';

it('writes documents as distances, followed by counts as negative numbers', () => {
  const postings = new Map([
    [3, 1],
    [4, 2],
    [9, 1],
  ]);
  expect(packPostings(postings)).toEqual([3, 1, -2, 5]);
  expect(unpackPostings([3, 1, -2, 5])).toEqual(postings);
});

it('writes words without what they share with the one before', () => {
  const { terms } = pack(fieldsOf({ text: ['vote archiving votes archive'] }, false));
  expect(terms).toEqual(['0archive', '6ing', '0vote', '4s']);
});

it('gives back what was packed, through JSON', () => {
  const word = fc.constantFrom('archive', 'archived', 'a', '2024', 'vote', 'x'.repeat(30));
  const text = fc.array(word, { maxLength: 12 }).map((words) => words.join(' '));
  const texts = fc.record({ title: fc.array(text), text: fc.array(text) });
  fc.assert(
    fc.property(texts, (given) => {
      const fields = fieldsOf(given, true);
      const packed = JSON.parse(JSON.stringify(pack(fields))) as ReturnType<typeof pack>;
      expect(unpack(packed)).toEqual(fields);
    }),
  );
});

it('keeps the number of documents with a word of which it names some', () => {
  const [text] = Object.values(fieldsOf({ text: ['vote', 'votes'] }, false));
  const fields = {
    text: { lengths: [], postings: new Map(), ...text, counts: new Map([['votes', 9]]) },
  };
  expect(unpack(pack(fields))).toEqual(fields);
});
