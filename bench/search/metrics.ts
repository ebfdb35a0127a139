import { mean } from 'd3-array';

/** A query with the pages that satisfy it. */
export interface Judgment {
  query: string;
  kind: string;
  expected: string[];
}

/**
 * How well queries were answered, as shares from 0 to 1: an expected page came first, or among the first
 * five; and the mean of one divided by the place of the first expected page, up to the tenth.
 *
 * @param answers for each judgment, the routes that were found, best first, each once
 */
export function qualityOf(judgments: readonly Judgment[], answers: readonly (readonly string[])[]) {
  const places = judgments.map(({ expected }, index) => {
    const place = answers[index]?.findIndex((url) => expected.includes(url)) ?? -1;
    return place === -1 ? Infinity : place + 1;
  });
  const meanOf = (score: (place: number) => number) => mean(places, score) ?? Number.NaN;
  return {
    successAt1: meanOf((place) => (place === 1 ? 1 : 0)),
    successAt5: meanOf((place) => (place <= 5 ? 1 : 0)),
    mrrAt10: meanOf((place) => (place <= 10 ? 1 / place : 0)),
  };
}
