/** A query with the pages that satisfy it. */
export interface Judgment {
  query: string;
  kind: string;
  expected: string[];
}

/** How well queries were answered: shares from 0 to 1. */
export interface Quality {
  queries: number;
  /** An expected page came first. */
  successAt1: number;
  /** An expected page was among the first five. */
  successAt5: number;
  /** Mean of one divided by the place of the first expected page, up to the tenth. */
  mrrAt10: number;
}

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * @param answers for each judgment, the routes that were found, best first, each once
 */
export function qualityOf(
  judgments: readonly Judgment[],
  answers: readonly (readonly string[])[],
): Quality {
  const places = judgments.map(({ expected }, index) => {
    const place = answers[index]?.findIndex((url) => expected.includes(url)) ?? -1;
    return place === -1 ? Infinity : place + 1;
  });
  return {
    queries: judgments.length,
    successAt1: mean(places.map((place) => (place === 1 ? 1 : 0))),
    successAt5: mean(places.map((place) => (place <= 5 ? 1 : 0))),
    mrrAt10: mean(places.map((place) => (place <= 10 ? 1 / place : 0))),
  };
}
