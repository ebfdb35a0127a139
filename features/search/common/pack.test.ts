import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fieldsOf } from './field';
import { pack, unpack } from './pack';

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
