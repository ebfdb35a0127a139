import { packPostings, unpackPostings } from '../../common/pack';
import type { IndexEntry, IndexFile, PackedIndex } from '../../common/types';

/** Headings on more pages than these, such as those of all incidents, lead nowhere in particular. */
const MOST_PAGES = 5;

/** Of a description, in characters: a line of a result. The rest comes with the texts. */
const DESCRIPTION = 84;

/** The beginning of a text, up to the end of a word. */
const beginningOf = (text: string): string =>
  text.length <= DESCRIPTION ? text : `${text.slice(0, text.lastIndexOf(' ', DESCRIPTION))} …`;

/**
 * A part of an index.
 *
 * @param fields names of those that stay
 * @param kept ids of the documents that stay, in their order; they are numbered anew
 */
function partOf(
  index: PackedIndex,
  fields: readonly string[],
  kept: readonly number[],
): PackedIndex {
  const places = new Map(kept.map((id, place) => [id, place]));
  const chosen = fields.map((field) => index.fields.indexOf(field));
  const postings = index.postings.map((byField) =>
    chosen.map((field) =>
      packPostings(
        Object.fromEntries(
          Object.entries(unpackPostings(byField[field] ?? [])).flatMap(([id, count]) => {
            const place = places.get(Number(id));
            return place === undefined ? [] : [[place, count]];
          }),
        ),
      ),
    ),
  );
  const named = postings.flatMap((byField, term) =>
    byField.some((list) => list.length > 0) ? [term] : [],
  );
  return {
    fields: [...fields],
    lengths: chosen.map((field) => kept.map((id) => index.lengths[field]?.[id] ?? 0)),
    terms: named.map((term) => index.terms[term] ?? ''),
    postings: named.map((term) => postings[term] ?? []),
    counts: {},
  };
}

const all = ({ documents }: IndexEntry<unknown>): number[] => documents.map((_, id) => id);

/**
 * The part of an index that comes first, a fifth of it: pages by their titles, and headings. The ids
 * of pages stay.
 */
export function titlesOf([pages, headings, contents]: IndexFile): IndexFile {
  const counts = new Map<string, number>();
  for (const { title } of headings.documents) {
    counts.set(title, (counts.get(title) ?? 0) + 1);
  }
  const kept = all(headings).filter(
    (id) => (counts.get(headings.documents[id]?.title ?? '') ?? 0) <= MOST_PAGES,
  );
  return [
    {
      documents: pages.documents.map(({ brief, ...page }) => ({
        ...page,
        description: brief ?? beginningOf(page.description),
      })),
      index: partOf(pages.index, ['title'], all(pages)),
    },
    {
      documents: kept.flatMap((id) => headings.documents[id] ?? []),
      index: partOf(headings.index, ['title'], kept),
    },
    { documents: [], index: partOf(contents.index, contents.index.fields, []) },
  ];
}
