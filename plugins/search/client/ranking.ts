// Ships to browsers: pure functions, nothing from Node.

/**
 * The ranking, in one place. A page's score is the sum of what matches in its title and
 * facts, in its best section and, a little, in its other sections, each times the share of
 * the query that it has; times the share that the page has at all.
 *
 * Values near these do as well: chosen on four fifths of the relevance set in turn, none was
 * better than them on the fifth that was left out.
 */
export const RANKING = {
  /**
   * A title says what a page is about, its description what for, needs who for, in the words
   * of readers; facts are names.
   */
  pageFields: { title: 3, description: 2.5, needs: 2.5, facts: 1.6, mentions: 1 },
  /** A heading says what a section is about. */
  heading: 1.2,
  /** Code to copy, templates among it, is long and has words of everything. */
  content: { text: 1, code: 0.4 },
  /** Every further section that matches, by its own score: long pages must not win by length. */
  furtherSections: 0.2,
  /**
   * How MiniSearch weighs a word in a document: its repetition (k), the length of the document
   * (b) and a bonus for being there at all (d), without which long sections that answer lose
   * against short ones that only mention.
   */
  bm25: { k: 1.2, b: 0.7, d: 1 },
  /** Pages that list others are seldom what was looked for. */
  listPage: 0.4,
  /** News is about one month; guides about the thing itself. */
  blog: 0.75,
  /** An account of an incident is about one case; who asks for it names it. */
  incident: 0.8,
} as const;

/** Pages below this share of the best one's coverage answer another question. */
const LEAST_COVERAGE = 0.5;

/** Lists of posts, tags and authors. */
const LIST_PAGE = /^\/(?:blog\/(?:page|tags|authors|archive)|tags)(?:\/|$)/;

/** Accounts of incidents. */
const INCIDENT = /\/catalog\/\d{4}\//;

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
  /** Score and words of title, description, needs and facts. */
  score: number;
  terms: TermSet;
  sections: Map<number | null, Section>;
}

/** A page with its place among the results. */
export interface Ranked extends Candidate {
  /** Share of the query that the page has, by the importance of the words; up to 1. */
  coverage: number;
  total: number;
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

/** How much the results of a kind of page count, by its route. */
export function weightOfPage(url: string): number {
  if (LIST_PAGE.test(url)) {
    return RANKING.listPage;
  }
  if (INCIDENT.test(url)) {
    return RANKING.incident;
  }
  return url.startsWith('/blog') ? RANKING.blog : 1;
}

/** The score of a part of a page by the share of the query that it has. */
function scoreOf(
  { score, terms }: Pick<Hit, 'score' | 'terms'>,
  share: (terms: TermSet) => number,
): number {
  return score * share(terms);
}

/** The sections of a page that matches, best first. */
export function bestSections(
  { sections }: Candidate,
  share: (terms: TermSet) => number,
  limit: number,
): Section[] {
  return [...sections.values()]
    .sort((a, b) => scoreOf(b, share) - scoreOf(a, share))
    .slice(0, limit);
}

/**
 * Puts the pages in order.
 *
 * @param weightOf weight of a page by its id, as {@link weightOfPage} gives it
 * @param share as {@link shareOf} makes it
 * @returns best first; pages that have too little of the query are left out
 */
export function rank(
  candidates: readonly Candidate[],
  weightOf: (page: number) => number,
  share: (terms: TermSet) => number,
): Ranked[] {
  let most = 0;
  const ranked = candidates.map((candidate): Ranked => {
    let { terms } = candidate;
    let best = 0;
    let all = 0;
    for (const section of candidate.sections.values()) {
      const score = scoreOf(section, share);
      terms |= section.terms;
      all += score;
      best = Math.max(best, score);
    }
    const coverage = share(terms);
    most = Math.max(most, coverage);
    const inText = best + RANKING.furtherSections * (all - best);
    const total = (scoreOf(candidate, share) + inText) * coverage * weightOf(candidate.page);
    return { ...candidate, coverage, total };
  });
  return ranked
    .filter(({ coverage }) => coverage >= LEAST_COVERAGE * most)
    .sort((a, b) => b.total - a.total || a.page - b.page);
}
