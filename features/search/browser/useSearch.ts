import { useEffect, useRef, useState } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import texts from '@generated/site-search/default/texts.json';
import type { SearchAnswer, SearchRequest } from '../common/engine';
import {
  forgetFailure,
  openSources,
  type Failure,
  type SourceAnswer,
  type Sources,
} from './source';

/** The texts of the search, shared by the dialog and the page: an option of the search. */
export const TEXTS = texts;

/** What was found on another site, under its heading. */
export interface ExternalAnswer extends SearchAnswer {
  heading: string;
  base: string;
}

export interface Answers extends SearchAnswer {
  /** The request that was answered. */
  request: SearchRequest;
  external: ExternalAnswer[];
  /** Only a part of the index has been searched; the rest is on its way. */
  isPartial?: boolean;
  /** The rest of the index, or all of it, could not be loaded. */
  failure?: Failure;
}

/** What was found, below what the reader has seen already: results grow, and never jump. */
function belowSeen(seen: Answers | undefined, next: Answers): Answers {
  if (!seen?.isPartial || seen.request !== next.request) {
    return next;
  }
  const ids = new Set(seen.hits.map(({ id }) => id));
  const updated = new Map(next.hits.map((hit) => [hit.id, hit]));
  return {
    ...next,
    hits: [
      ...seen.hits.map((hit) => updated.get(hit.id) ?? hit),
      ...next.hits.filter(({ id }) => !ids.has(id)),
    ],
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
    const show = (next: Answers) => setAnswers((seen) => belowSeen(seen, next));
    const showPart = (answer: SearchAnswer) => {
      if (answer.hits.length > 0) {
        show({ request, ...answer, external: [], isPartial: true });
      } else {
        // What was found for another query would stand there until the rest of the index is here.
        setAnswers((seen) => (seen?.request === request ? seen : undefined));
      }
    };
    void Promise.all([
      site.search(request, signal, showPart),
      ...external.map(({ source }) => source.search({ ...request, area: '' }, signal)),
    ]).then(([answer, ...others]) => {
      // The answer to a later query is on its way.
      if (!signal.aborted && answer) {
        show({
          request,
          ...answer,
          external: others.flatMap((other: SourceAnswer | undefined, place) => {
            const from = external[place];
            return from && other && other.hits.length > 0
              ? [{ heading: from.heading, base: from.base, ...other }]
              : [];
          }),
        });
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

function countText(count: number): string {
  if (count === 0) {
    return TEXTS.noneFound;
  }
  return (count === 1 ? TEXTS.oneFound : TEXTS.manyFound).replace('{count}', String(count));
}

/** What is announced of a search: how much was found in an area, or else in all of them. */
export function statusText(query: string, answers: Answers | undefined, area?: string): string {
  if (query.trim() === '') {
    return TEXTS.emptyQuery;
  }
  if (!answers) {
    return TEXTS.loading;
  }
  const count = countText(countOf(answers, area));
  return answers.isPartial ? TEXTS.partFound.replace('{found}', () => count) : count;
}

/** What readers are warned of, if the index, or the rest of it, could not be loaded. */
export function warningText(answers: Answers | undefined): string | undefined {
  return answers?.failure && (answers.hits.length > 0 ? TEXTS.restFailed : TEXTS.allFailed);
}

/** Analytics objects that a host may add to the page; this site has none. */
interface AnalyticsWindow {
  /** Queue of Matomo: https://developer.matomo.org/guides/tracking-javascript-guide */
  _paq?: unknown[][];
  /** Google tag: https://developers.google.com/tag-platform/gtagjs/reference/events#search */
  gtag?: (command: 'event', name: string, parameters: Record<string, string>) => void;
}

/** Pause after which a query is reported, in milliseconds. */
const PAUSE = 500;

/** Reports a query and the number of its results to analytics, if the page has any. */
function reportSearch({ _paq, gtag }: AnalyticsWindow, query: string, resultCount: number): void {
  // The third value is a category; there is none.
  _paq?.push(['trackSiteSearch', query, false, resultCount]);
  gtag?.('event', 'search', { search_term: query });
}

/** Reports a search once it is complete and the reader pauses. */
export function useAnalytics(answers: Answers | undefined): void {
  const query = answers?.isPartial ? undefined : answers?.request.query;
  const resultCount = answers ? countOf(answers) : 0;
  useEffect(() => {
    if (query === undefined) {
      return;
    }
    const timer = setTimeout(
      () => reportSearch(window as unknown as AnalyticsWindow, query, resultCount),
      PAUSE,
    );
    return () => clearTimeout(timer);
  }, [query, resultCount]);
}
