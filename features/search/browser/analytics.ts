import { useEffect } from 'react';
import { countOf, type Answers } from './useSearch';

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
