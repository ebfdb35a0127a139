import { startTransition, useCallback, useEffect, useState } from 'react';
import { useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { parseQuery, serializeQuery, type Query } from '../../common/query';
import type { ListView } from '../../common/view';

/** How many results "Show more" adds, and how many show at first where a view says nothing. */
const PAGE_SIZE = 30;

/** Names the number of results in the address, so that Back and a reload show as many. */
const SHOWN = 'shown';

function sizeIn(search: string, least: number): number {
  const size = Number(new URLSearchParams(search).get(SHOWN));
  return Number.isSafeInteger(size) && size > least ? size : least;
}

/** The address of the page with this query, and with this number of results in it if it is not the least. */
function addressWith(query: string, size: number, least: number): string {
  const params = new URLSearchParams(query);
  if (size > least) {
    params.set(SHOWN, String(size));
  }
  const { pathname, hash } = window.location;
  return pathname + (params.size === 0 ? '' : `?${params.toString()}`) + hash;
}

/** What a reader asks of a list, and how to ask for something else. */
interface Asked {
  query: Query;
  change: (part: Partial<Query>) => void;
  /** How many results are in view. */
  size: number;
  showMore: () => void;
}

/**
 * A query in the address. A choice is a step in the browser's history, which the back button
 * undoes; typing, a change of `text` alone, and showing more change the address without a step.
 *
 * @param view always the same object
 */
export function useQuery<Row>(view: ListView<Row>): Asked {
  const { pageSize = PAGE_SIZE } = view;
  const location = useLocation();
  // The page is rendered without a query; the reader's query follows after hydration. When the
  // reader comes back to it, it is complete at once, as the browser then scrolls to where they were.
  const search = useIsBrowser() ? location.search : '';
  const [asked, setAsked] = useState(() => ({
    query: parseQuery(view, search),
    size: sizeIn(search, pageSize),
  }));

  // Depends on the whole location, not only on the query: going back is a new location even if the
  // router has seen the same query last.
  useEffect(
    () =>
      setAsked({
        query: parseQuery(view, location.search),
        size: sizeIn(location.search, pageSize),
      }),
    [location, pageSize, view],
  );

  // Always the same function, so that a control renders again only when its own values change.
  const change = useCallback(
    (part: Partial<Query>) => {
      const { search } = window.location;
      const changed = Object.keys(part).join();
      const size = changed === 'selected' ? sizeIn(search, pageSize) : pageSize;
      const address = addressWith(
        serializeQuery(view, { ...parseQuery(view, search), ...part }),
        size,
        pageSize,
      );
      setAsked(({ query }) => ({ query: { ...query, ...part }, size }));
      // Not through the router, which would prefetch a page.
      if (changed === 'text') {
        window.history.replaceState(window.history.state, '', address);
      } else {
        window.history.pushState(null, '', address);
      }
    },
    [pageSize, view],
  );
  const showMore = useCallback(() => {
    const { search } = window.location;
    const size = sizeIn(search, pageSize) + PAGE_SIZE;
    setAsked(({ query }) => ({ query, size }));
    const address = addressWith(serializeQuery(view, parseQuery(view, search)), size, pageSize);
    window.history.replaceState(window.history.state, '', address);
  }, [pageSize, view]);
  return { ...asked, change, showMore };
}

/**
 * A value for what is slow to render: it follows after the next frame, so that a control responds
 * at once. With `useDeferredValue` alone, that frame would often wait for both.
 */
export function useAfterPaint<T>(value: T): T {
  const [shown, setShown] = useState(value);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => {
        startTransition(() => setShown(value));
      });
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [value]);
  return shown;
}
