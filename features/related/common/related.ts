/** What is compared of a page. */
export interface RelatablePage {
  permalink: string;
  title: string;
  /** Title, description, labels of tags and text, all in one. */
  text: string;
  /** Permalinks of the pages that its own text links to. */
  links: readonly string[];
}

/** A page listed at the end of another one. */
export interface RelatedPage {
  title: string;
  permalink: string;
}

/** How many pages are listed at most. */
const MOST = 3;

/** Cosine below which two pages have no more in common than any two pages of the site. */
const LEAST_LIKENESS = 0.12;

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[a-z][a-z-]{2,}/g) ?? [];
}

type Vector = ReadonlyMap<string, number>;

const NO_WORDS: Vector = new Map();

/** The words of each page, weighted by TF-IDF and scaled to length 1. */
function toVectors(texts: readonly string[]): Vector[] {
  const counts = texts.map((text) => {
    const count = new Map<string, number>();
    for (const word of wordsOf(text)) {
      count.set(word, (count.get(word) ?? 0) + 1);
    }
    return count;
  });
  const pagesWith = new Map<string, number>();
  for (const word of counts.flatMap((count) => [...count.keys()])) {
    pagesWith.set(word, (pagesWith.get(word) ?? 0) + 1);
  }
  return counts.map((count) => {
    const weights = [...count].map(([word, times]): [string, number] => [
      word,
      (1 + Math.log(times)) * Math.log(texts.length / (pagesWith.get(word) ?? 1)),
    ]);
    const length = Math.hypot(...weights.map(([, weight]) => weight)) || 1;
    return new Map(weights.map(([word, weight]) => [word, weight / length]));
  });
}

/** Cosine of two vectors of length 1: 0 without common words, 1 for the same text. */
function likeness(one: Vector, other: Vector): number {
  const [small, large] = one.size < other.size ? [one, other] : [other, one];
  let sum = 0;
  for (const [word, weight] of small) {
    sum += weight * (large.get(word) ?? 0);
  }
  return sum;
}

/** Limits for each page, so that the work grows in proportion to the number of pages. */
const LIMITS = {
  /** Words with the most weight in the page. */
  words: 120,
  /** Pages in which such a word has the most weight. */
  pagesOfWord: 150,
  /** Pages with the most in common by these words; they are compared completely. */
  candidates: 30,
};

const heaviest = <Key>(weights: Iterable<[Key, number]>, count: number): [Key, number][] =>
  [...weights].sort(([, a], [, b]) => b - a).slice(0, count);

/** For each word, the pages (by index) in which it has the most weight. */
function toIndex(vectors: readonly Vector[]): Map<string, [number, number][]> {
  const index = new Map<string, [number, number][]>();
  vectors.forEach((vector, page) => {
    for (const [word, weight] of vector) {
      const pages = index.get(word);
      if (pages) {
        pages.push([page, weight]);
      } else {
        index.set(word, [[page, weight]]);
      }
    }
  });
  for (const [word, pages] of index) {
    index.set(word, heaviest(pages, LIMITS.pagesOfWord));
  }
  return index;
}

/**
 * The pages most similar to each page by their words (TF-IDF and cosine), without those that its
 * own text already links to.
 *
 * @returns by permalink, most similar first, at most three each
 */
export function relatedPages(pages: readonly RelatablePage[]): Map<string, RelatedPage[]> {
  const vectors = toVectors(pages.map(({ text }) => text));
  const index = toIndex(vectors);
  return new Map(
    pages.map(({ permalink, links }, own) => {
      const vector = vectors[own] ?? NO_WORDS;
      const shared = new Map<number, number>();
      for (const [word, weight] of heaviest(vector, LIMITS.words)) {
        for (const [other, otherWeight] of index.get(word) ?? []) {
          shared.set(other, (shared.get(other) ?? 0) + weight * otherWeight);
        }
      }
      const excluded = new Set([permalink, ...links]);
      const others = [...shared].filter(([other]) => !excluded.has(pages[other]?.permalink ?? ''));
      const ranked = heaviest(others, LIMITS.candidates)
        .flatMap(([other]) => {
          const page = pages[other];
          const score = likeness(vector, vectors[other] ?? NO_WORDS);
          return page && score >= LEAST_LIKENESS ? [{ page, score }] : [];
        })
        .sort((a, b) => b.score - a.score || a.page.permalink.localeCompare(b.page.permalink));
      return [
        permalink,
        ranked.slice(0, MOST).map(({ page }) => ({ title: page.title, permalink: page.permalink })),
      ];
    }),
  );
}
