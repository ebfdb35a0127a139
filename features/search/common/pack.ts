import type { AsPlainObject } from 'minisearch';
import type { PackedIndex } from './types';

/** Version of MiniSearch's serialized form that {@link unpack} returns. */
const SERIALIZATION_VERSION = 2;

/**
 * The documents of a word as distances, which compress well. If a word occurs more than once in a
 * document, its count follows as a negative number: documents 3, 4 (twice) and 9 → `[3, 1, -2, 5]`.
 */
export function packPostings(counts: Readonly<Record<string, number>>): number[] {
  let last = 0;
  // Integer keys come in ascending order.
  return Object.entries(counts).flatMap(([document, count]) => {
    const distance = Number(document) - last;
    last = Number(document);
    return count === 1 ? [distance] : [distance, -count];
  });
}

export function unpackPostings(packed: readonly number[]): Record<string, number> {
  const counts: Record<string, number> = {};
  let document = 0;
  for (const value of packed) {
    if (value < 0) {
      counts[document] = -value;
    } else {
      document += value;
      counts[document] = 1;
    }
  }
  return counts;
}

/**
 * Removes redundant parts of a serialized index. The ids of documents have to be 0, 1, 2…, in the
 * order in which they were added.
 */
export function pack(index: AsPlainObject): PackedIndex {
  const fields = Object.keys(index.fieldIds);
  const words = [...index.index].sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    fields,
    lengths: fields.map((_, field) =>
      Array.from(
        { length: index.documentCount },
        (_, document) => index.fieldLength[document]?.[field] ?? 0,
      ),
    ),
    terms: words.map(([term]) => term),
    postings: words.map(([, byField]) =>
      fields.map((_, field) => packPostings(byField[field] ?? {})),
    ),
    counts: {},
  };
}

/** Turns a packed index into the form that MiniSearch loads. */
export function unpack({ fields, lengths, terms, postings }: PackedIndex): AsPlainObject {
  const documentCount = lengths[0]?.length ?? 0;
  const ids = Array.from({ length: documentCount }, (_, document) => document);
  return {
    documentCount,
    nextId: documentCount,
    documentIds: Object.fromEntries(ids.map((id) => [id, id])),
    fieldIds: Object.fromEntries(fields.map((field, id) => [field, id])),
    fieldLength: Object.fromEntries(
      ids.map((id) => [id, lengths.map((ofField) => ofField[id] ?? 0)]),
    ),
    averageFieldLength: lengths.map(
      (ofField) => ofField.reduce((sum, length) => sum + length, 0) / documentCount,
    ),
    storedFields: {},
    dirtCount: 0,
    index: terms.map((term, place) => [
      term,
      Object.fromEntries(
        (postings[place] ?? []).flatMap((packed, field) =>
          packed.length > 0 ? [[field, unpackPostings(packed)]] : [],
        ),
      ),
    ]),
    serializationVersion: SERIALIZATION_VERSION,
  };
}
