import { useCallback, useEffect, useState } from 'react';
import { useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';

/** How a kind of filter is kept in an address. */
export interface AddressFilter<Filter> {
  /** From the query of an address; unknown values are ignored. */
  parse: (search: string) => Filter;
  /** As such a query; empty for no filter. */
  serialize: (filter: Filter) => string;
  /** Parts that change nothing about what is found. */
  asides?: readonly (keyof Filter)[];
}

/** How many results show at first, and how many "Show more" adds. */
const PAGE_SIZE = 30;

/** Names the number of results in the address, so that Back and a reload show as many. */
const SHOWN = 'shown';

function sizeIn(search: string): number {
  const size = Number(new URLSearchParams(search).get(SHOWN));
  return Number.isSafeInteger(size) && size > PAGE_SIZE ? size : PAGE_SIZE;
}

/** The address of the page with this query, and with this number of results in it. */
function addressWith(query: string, size: number): string {
  const params = new URLSearchParams(query);
  if (size > PAGE_SIZE) {
    params.set(SHOWN, String(size));
  }
  const { pathname, hash } = window.location;
  return pathname + (params.size === 0 ? '' : `?${params.toString()}`) + hash;
}

const read = <Filter>(kind: AddressFilter<Filter>, search: string) => ({
  filter: kind.parse(search),
  size: sizeIn(search),
});

/** What the reader of an explorer has chosen, and how to choose. */
interface Explored<Filter> {
  filter: Filter;
  change: (part: Partial<Filter>) => void;
  /** How many results are in view. */
  size: number;
  showMore: () => void;
}

/**
 * A filter in the address. A choice is a step in the browser's history, which the back button
 * undoes; typing, a change of `text` alone, and showing more change the address without a step.
 *
 * @param kind always the same object
 */
export function useAddressFilter<Filter extends { text: string }>(
  kind: AddressFilter<Filter>,
): Explored<Filter> {
  const location = useLocation();
  // The page is rendered without a filter; the reader's filter follows after hydration. When the
  // reader comes back to it, it is complete at once, as the browser then scrolls to where they were.
  const search = useIsBrowser() ? location.search : '';
  const [explored, setExplored] = useState(() => read(kind, search));

  // Depends on the whole location, not only on the query: going back is a new location even if the
  // router has seen the same query last.
  useEffect(() => {
    setExplored(read(kind, location.search));
  }, [location, kind]);

  // Always the same function, and values that do not change stay the same objects, so that a
  // control renders again only when its own values change.
  const change = useCallback(
    (part: Partial<Filter>) => {
      const { search } = window.location;
      const changed = Object.keys(part) as (keyof Filter)[];
      const isAside = changed.every((name) => kind.asides?.includes(name));
      const size = isAside ? sizeIn(search) : PAGE_SIZE;
      const address = addressWith(kind.serialize({ ...kind.parse(search), ...part }), size);
      setExplored(({ filter }) => ({ filter: { ...filter, ...part }, size }));
      // Not through the router, which would prefetch a page.
      if (changed.join() === 'text') {
        window.history.replaceState(window.history.state, '', address);
      } else {
        window.history.pushState(null, '', address);
      }
    },
    [kind],
  );
  const showMore = useCallback(() => {
    const { search } = window.location;
    const size = sizeIn(search) + PAGE_SIZE;
    setExplored(({ filter }) => ({ filter, size }));
    const address = addressWith(kind.serialize(kind.parse(search)), size);
    window.history.replaceState(window.history.state, '', address);
  }, [kind]);
  return { ...explored, change, showMore };
}
