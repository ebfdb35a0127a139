import fc from 'fast-check';
import MiniSearch from 'minisearch';
import { expect, it } from 'vitest';
import { prune } from '../node/indexing/prune';
import { pack, packPostings, unpack, unpackPostings } from './pack';

const OPTIONS = { fields: ['title', 'text'] };

function indexOf(texts: readonly { title: string; text: string }[]) {
  const engine = new MiniSearch(OPTIONS);
  engine.addAll(texts.map((text, id) => ({ id, ...text })));
  return engine;
}

it('writes documents as distances, followed by counts as negative numbers', () => {
  expect(packPostings({ 3: 1, 4: 2, 9: 1 })).toEqual([3, 1, -2, 5]);
});

it('gives back what was packed', () => {
  const postings = fc.dictionary(fc.nat(5000).map(String), fc.integer({ min: 1, max: 50 }));
  fc.assert(
    fc.property(postings, (counts) => {
      expect(unpackPostings(packPostings(counts))).toEqual({ ...counts });
    }),
  );
});

it('a packed index answers as the original does, through JSON', () => {
  const word = fc.constantFrom('archive', 'audit', 'award', 'board', 'charter', 'vote', 'talk');
  const text = fc.array(word, { maxLength: 12 }).map((words) => words.join(' '));
  const texts = fc.array(fc.record({ title: text, text }), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(texts, word, (documents, query) => {
      const original = indexOf(documents);
      const packed = JSON.parse(JSON.stringify(pack(original.toJSON()))) as ReturnType<typeof pack>;
      const copy = MiniSearch.loadJS(unpack(packed), OPTIONS);
      const rounded = (engine: MiniSearch) =>
        engine.search(query).map(({ id, score }) => `${String(id)} ${score.toFixed(6)}`);
      expect(rounded(copy)).toEqual(rounded(original));
    }),
  );
});

it('keeps only the documents in which a frequent word has the most weight', () => {
  const packed = pack(
    indexOf([
      { title: '', text: 'vote' },
      { title: '', text: 'vote on the charter of the new project' },
      { title: '', text: 'how we vote' },
    ]).toJSON(),
  );
  const place = packed.terms.indexOf('vote');
  const pruned = prune(packed, 2);
  expect(unpackPostings(pruned.postings[place]?.[1] ?? [])).toEqual({ 0: 1, 2: 1 });
  expect(pruned.counts).toEqual({ [place]: 3 });
  expect(pruned.postings.filter((_, other) => other !== place)).toEqual(
    packed.postings.filter((_, other) => other !== place),
  );
});
