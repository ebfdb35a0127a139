import { packPostings, unpackPostings } from '../../common/pack';
import type { PackedIndex } from '../../common/types';

/**
 * Maximum number of documents named for a word, so that the cost of a query depends on its words
 * and hardly on the size of the site.
 */
export const MOST_DOCUMENTS = 70;

/**
 * For each frequent word, keeps only the documents in which it has the most weight, relative to
 * their length ("champion lists"). The others would be far down in any list of results. Their
 * number is kept, because it tells how common the word is.
 */
export function prune(index: PackedIndex, most = MOST_DOCUMENTS): PackedIndex {
  const counts: Record<number, number> = {};
  const postings = index.postings.map((byField, place) =>
    byField.map((packed, field) => {
      const documents = Object.entries(unpackPostings(packed));
      if (documents.length <= most) {
        return packed;
      }
      counts[place] = Math.max(documents.length, counts[place] ?? 0);
      const lengths = index.lengths[field] ?? [];
      const share = ([document, count]: [string, number]) =>
        count / (lengths[Number(document)] ?? 1);
      const best = documents.sort((a, b) => share(b) - share(a)).slice(0, most);
      return packPostings(Object.fromEntries(best));
    }),
  );
  return { ...index, postings, counts };
}
