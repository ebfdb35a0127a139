import { prune } from '../../plugins/search/indexing/prune';
import type { IndexEntry, IndexFile, PackedIndex } from '../../plugins/search/shared/types';

/** An index over the same documents several times, in which every word is that much more frequent. */
function repeatIndex(index: PackedIndex, documents: number, times: number): PackedIndex {
  const again = Array.from({ length: times }, (_, copy) => copy);
  const pruned = prune({
    ...index,
    lengths: index.lengths.map((ofField) => again.flatMap((): number[] => ofField)),
    postings: index.postings.map((byField) =>
      byField.map((packed) => {
        const last = packed.reduce((sum, value) => sum + Math.max(value, 0), 0);
        return again.flatMap((copy) =>
          copy === 0
            ? packed
            : packed.map((value, place) => (place === 0 ? documents - last + value : value)),
        );
      }),
    ),
  });
  // Words that were pruned before are as frequent as before, times the number of copies.
  const counts = Object.entries(index.counts).map(([place, count]): [string, number] => [
    place,
    count * times,
  ]);
  return { ...pruned, counts: { ...pruned.counts, ...Object.fromEntries(counts) } };
}

/** The index of a site with every page several times, under addresses of their own. */
export function enlarge([pages, headings, contents]: IndexFile, times: number): IndexFile {
  const copies = Array.from({ length: times }, (_, copy) => copy);
  const repeat = <Document>(
    { documents, index }: IndexEntry<Document>,
    move: (document: Document, copy: number) => Document,
  ): IndexEntry<Document> => ({
    documents: copies.flatMap((copy) => documents.map((document) => move(document, copy))),
    index: repeatIndex(index, documents.length, times),
  });
  const pageOf = (page: number, copy: number) => page + copy * pages.documents.length;
  return [
    repeat(pages, (page, copy) => ({
      ...page,
      url: copy === 0 ? page.url : `/${copy}${page.url}`,
    })),
    repeat(headings, (heading, copy) => ({ ...heading, page: pageOf(heading.page, copy) })),
    repeat(contents, (content, copy) => ({
      ...content,
      page: pageOf(content.page, copy),
      heading: content.heading === null ? null : content.heading + copy * headings.documents.length,
    })),
  ];
}
