// Ships to browsers: pure functions, nothing from Node.

/**
 * The ranking, in one place. A page's score is the sum of what matches in its title and
 * facts, in its best section and, a little, in its other sections; times the share of the
 * query that the page has at all.
 */
export const RANKING = {
  /** A title says what a page is about, its description what for; facts are names. */
  pageFields: { title: 3, description: 1.6, facts: 1.6 },
  /** A heading says what a section is about. */
  heading: 1.2,
  /** Code to copy, templates among it, is long and has words of everything. */
  content: { text: 1, code: 0.4 },
  /** Every further section that matches, by its own score: long pages must not win by length. */
  furtherSections: 0.08,
  /**
   * How MiniSearch weighs a word in a document: its repetition (k), the length of the document
   * (b) and a bonus for being there at all (d).
   */
  bm25: { k: 1.2, b: 0.7, d: 0.1 },
  /** All words of the query beat some of them, however well these match. */
  coveragePower: 1.5,
  /** Pages that list others are seldom what was looked for. */
  listPage: 0.4,
  /** News is about one month; guides about the thing itself. */
  blog: 0.75,
} as const;

/** Pages below this share of the best one's coverage answer another question. */
const LEAST_COVERAGE = 0.5;

/** Lists of posts, tags and authors. */
const LIST_PAGE = /^\/(?:blog\/(?:page|tags|authors|archive)|tags)(?:\/|$)/;

/** Words of a query as bits: the first is 1, the second 2, the third 4. */
export type TermSet = number;

/** A document that has at least one word of the query. */
export interface Hit {
  id: number;
  score: number;
  terms: TermSet;
}

/** A part of a page that matches: a heading, the text below it, or both. */
export interface Section {
  /** Id of the heading; `null` above the first. */
  heading: number | null;
  /** Id of the text, if it matches. */
  content: number | null;
  score: number;
  terms: TermSet;
}

/** A page that matches, in itself or in sections. */
export interface Candidate {
  page: number;
  /** Score and words of title, description and facts. */
  score: number;
  terms: TermSet;
  sections: Map<number | null, Section>;
}

/** A page with its place among the results. */
export interface Ranked extends Candidate {
  /** Share of the query that the page has, by the importance of the words; up to 1. */
  coverage: number;
  total: number;
  /** The same sections, best first. */
  best: Section[];
}

/** How rare a word is: the part of BM25 that tells telling words from others. */
export function rarity(count: number, documents: number): number {
  return Math.log(1 + (documents - count + 0.5) / (count + 0.5));
}

/**
 * Tells what share of the query a set of its words is.
 *
 * @param importance of each word of the query
 */
export function shareOf(importance: readonly number[]): (terms: TermSet) => number {
  const all = importance.reduce((sum, one) => sum + one, 0);
  const known = new Map<TermSet, number>();
  return (terms) => {
    const found =
      known.get(terms) ??
      importance.reduce((sum, one, place) => sum + (terms & (1 << place) ? one : 0), 0) / all;
    known.set(terms, found);
    return found;
  };
}

function kindOfPage(url: string): number {
  if (LIST_PAGE.test(url)) {
    return RANKING.listPage;
  }
  return url.startsWith('/blog') ? RANKING.blog : 1;
}

/**
 * Puts the pages in order.
 *
 * @param urlOf route of a page by its id
 * @param share as {@link shareOf} makes it
 * @returns best first; pages that have too little of the query are left out
 */
export function rank(
  candidates: readonly Candidate[],
  urlOf: (page: number) => string,
  share: (terms: TermSet) => number,
): Ranked[] {
  const ranked = candidates.map((candidate): Ranked => {
    const best = [...candidate.sections.values()]
      .map((section) => ({ ...section, score: section.score * share(section.terms) }))
      .sort((a, b) => b.score - a.score);
    const terms = best.reduce((set, section) => set | section.terms, candidate.terms);
    const coverage = share(terms);
    const inText = best.reduce(
      (sum, { score }, place) => sum + score * (place === 0 ? 1 : RANKING.furtherSections),
      0,
    );
    const total =
      (candidate.score + inText) *
      coverage ** RANKING.coveragePower *
      kindOfPage(urlOf(candidate.page));
    return { ...candidate, coverage, total, best };
  });
  const most = ranked.reduce((max, { coverage }) => Math.max(max, coverage), 0);
  return ranked
    .filter(({ coverage }) => coverage >= LEAST_COVERAGE * most)
    .sort((a, b) => b.total - a.total || a.page - b.page);
}
