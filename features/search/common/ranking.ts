import type { Field } from './indexFile';

/** Type of a result: a page, a heading on it, or the text below a heading. */
export const TYPE = { page: 0, heading: 1, content: 2 } as const;
export type ResultType = (typeof TYPE)[keyof typeof TYPE];

/**
 * The ranking, all in one place. The score of a page is the sum of the matches in its own fields,
 * in its best section and, to a small part, in its other sections, each multiplied by the share of
 * the query that it covers; the sum is multiplied by the share that the whole page covers.
 *
 * Values close to these work as well: when they were tuned on four fifths of the relevance set in
 * turn, none did better on the remaining fifth.
 */
export const RANKING = {
  /**
   * The title says what a page is about, the description what it is for, intents whom it helps in
   * the words of readers; keywords are names.
   */
  pageFields: { title: 3, description: 2.5, intents: 2.5, keywords: 1.6, linkContext: 1 },
  /** A heading says what a section is about. */
  heading: { title: 1.2 },
  /** Code to copy, including templates, is long and contains all kinds of words. */
  content: { text: 1, code: 0.4 },
  /** Each further matching section, by its own score: long pages must not win by length alone. */
  furtherSections: 0.2,
  /**
   * How much a word tells of a document, by BM25+: by frequency (k), by length of the document (b),
   * and with a bonus for occurring at all (d), without which long sections with the answer lose to
   * short ones that only mention the word.
   */
  bm25: { k: 1.2, b: 0.7, d: 1 },
  /**
   * Whoever types a title, or its part before a colon, wants this page; another name of a page only
   * if none has it as its title.
   */
  exactName: 4,
  /** Lists of other pages are seldom what someone looks for. Features weigh their own pages. */
  listPage: 0.4,
} as const;

/** Minimum share of the best page's coverage; pages below it answer another question. */
const LEAST_COVERAGE = 0.5;

/** Words of a query as bits: 1 for the first, 2 for the second, 4 for the third. */
export type TermSet = number;

/** A document with at least one word of the query. */
export interface Hit {
  id: number;
  score: number;
  terms: TermSet;
}

/** A matching part of a page: a heading, the text below it, or both. */
export interface SectionMatch {
  /** Id of the section. */
  id: number;
  /** Whether its heading matches, or its text. */
  type: ResultType;
  score: number;
  terms: TermSet;
}

/** A page that matches, by its own fields or by its sections. */
export interface Candidate {
  page: number;
  /** Score and words of its own fields, such as title and keywords. */
  score: number;
  terms: TermSet;
  /** By their ids. */
  sections: Map<number, SectionMatch>;
}

/** A page with its score. */
export interface Ranked extends Candidate {
  /** Share of the query that the page covers, by significance of the words; up to 1. */
  coverage: number;
  total: number;
}

/** The rarity of a word: the part of BM25 that tells significant words from others. */
export function rarity(count: number, documents: number): number {
  return Math.log(1 + (documents - count + 0.5) / (count + 0.5));
}

/**
 * The other part of BM25: how much a word tells of a document, beside others that have it.
 *
 * @returns a function of the document and how often the word occurs in it
 */
export function relevanceIn({ lengths }: Field): (document: number, count: number) => number {
  const { k, b, d } = RANKING.bm25;
  const average = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
  return (document, count) => {
    const length = (lengths[document] ?? 0) / average;
    return d + (count * (k + 1)) / (count + k * (1 - b + b * length));
  };
}

/**
 * @param importance of each word of the query
 * @returns a function that gives the share of the query that a set of its words covers
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

/** The score of a part of a page, multiplied by the share of the query that it covers. */
function scoreOf(
  { score, terms }: Pick<Hit, 'score' | 'terms'>,
  share: (terms: TermSet) => number,
): number {
  return score * share(terms);
}

/** The matching sections of a page, best first. */
export function bestSections(
  { sections }: Candidate,
  share: (terms: TermSet) => number,
  limit: number,
): SectionMatch[] {
  return [...sections.values()]
    .sort((a, b) => scoreOf(b, share) - scoreOf(a, share))
    .slice(0, limit);
}

/**
 * Ranks pages.
 *
 * @param weightOf weight of a page by its id
 * @param share see {@link shareOf}
 * @returns best first, without pages that cover too little of the query
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
