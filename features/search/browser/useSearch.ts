import { useEffect, useRef, useState } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { SearchAnswer, SearchRequest } from '../common/engine';
import { forgetFailure, openSources, type Sources } from './sources';

/** What was found on another site, under its heading. */
export interface ExternalAnswer extends SearchAnswer {
  heading: string;
  base: string;
}

export interface Answers extends SearchAnswer {
  /** The request that was answered. */
  request: SearchRequest;
  external: ExternalAnswer[];
  /** Only pages have been searched; their sections are on their way. */
  isPartial?: boolean;
}

/**
 * What was found, below what the reader has seen already: results grow, and never jump. All that
 * pages alone told goes if nothing is found in the end, which means that the index has failed.
 */
function belowSeen(seen: Answers | undefined, next: Answers): Answers {
  if (!seen?.isPartial || seen.request !== next.request || next.hits.length === 0) {
    return next;
  }
  const ids = new Set(seen.hits.map(({ id }) => id));
  return {
    ...next,
    hits: [...seen.hits, ...next.hits.filter(({ id }) => !ids.has(id))],
    tokens: [...new Set([...seen.tokens, ...next.tokens])],
  };
}

/**
 * Searches while the reader types.
 *
 * @param isAboutToSearch whether to fetch the index although there is no query yet
 * @param before answers to begin with
 * @returns the latest answer, which may belong to an earlier query while the next one is pending;
 *   `undefined` for an empty query and before the first answer
 */
export function useSearch(
  { query, area, limit }: SearchRequest,
  isAboutToSearch: boolean,
  before?: Answers,
): Answers | undefined {
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const [answers, setAnswers] = useState(before);
  const isEmpty = query.trim() === '';

  // The same as long as the component is mounted, so that a failure costs one request and one warning.
  const sources = useRef<Sources>(undefined);
  useEffect(() => forgetFailure, []);
  useEffect(() => {
    if (isAboutToSearch || !isEmpty) {
      sources.current ??= openSources(baseUrl);
    }
  }, [baseUrl, isAboutToSearch, isEmpty]);

  useEffect(() => {
    if (isEmpty || !sources.current) {
      return;
    }
    const overtaken = new AbortController();
    const { signal } = overtaken;
    const request = { query, area, limit };
    const { site, external } = sources.current;
    const showPages = (answer: SearchAnswer) => {
      if (answer.hits.length > 0) {
        setAnswers({ request, ...answer, external: [], isPartial: true });
      }
    };
    void Promise.all([
      site.search(request, signal, showPages),
      ...external.map(({ source }) => source.search({ ...request, area: '' }, signal)),
    ]).then(([answer, ...others]) => {
      // The answer to a later query is on its way.
      if (!signal.aborted && answer) {
        const next = {
          request,
          ...answer,
          external: others.flatMap((other, place) => {
            const from = external[place];
            return from && other && other.hits.length > 0
              ? [{ heading: from.heading, base: from.base, ...other }]
              : [];
          }),
        };
        setAnswers((seen) => belowSeen(seen, next));
      }
    });
    return () => overtaken.abort();
  }, [query, area, limit, isEmpty]);

  return isEmpty ? undefined : answers;
}

/** Number of pages found, in one area or, without one, in all areas. */
export function countOf({ areas }: Pick<SearchAnswer, 'areas'>, area = ''): number {
  return area === ''
    ? Object.values(areas).reduce((sum, count) => sum + count, 0)
    : (areas[area] ?? 0);
}
