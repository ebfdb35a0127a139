import { useCallback, useEffect, useState } from 'react';
import { useLocation } from '@docusaurus/router';

/** How a kind of filter is kept in an address. */
export interface AddressFilter<Filter> {
  none: Filter;
  /** From the query of an address; unknown values are ignored. */
  parse: (search: string) => Filter;
  /** As such a query; empty for no filter. */
  serialize: (filter: Filter) => string;
}

/**
 * A filter in the address. A choice is a step in the browser's history, which the back button
 * undoes; typing, a change of `text` alone, changes the address without adding a step.
 *
 * @param kind always the same object
 */
export function useAddressFilter<Filter extends { text: string }>(
  kind: AddressFilter<Filter>,
): [Filter, (change: Partial<Filter>) => void] {
  const location = useLocation();
  // The page is rendered without a filter; the reader's filter follows after hydration.
  const [filter, setFilter] = useState(kind.none);

  // Depends on the whole location, not only on the query: going back is a new location even if the
  // router has seen the same query last.
  useEffect(() => {
    setFilter(kind.parse(location.search));
  }, [location, kind]);

  // Always the same function, and values that do not change stay the same objects, so that a
  // control renders again only when its own values change.
  const change = useCallback(
    (part: Partial<Filter>) => {
      const { pathname, search, hash } = window.location;
      const address = pathname + kind.serialize({ ...kind.parse(search), ...part }) + hash;
      setFilter((filter) => ({ ...filter, ...part }));
      // Not through the router, which would prefetch a page.
      if (Object.keys(part).join() === 'text') {
        window.history.replaceState(window.history.state, '', address);
      } else {
        window.history.pushState(null, '', address);
      }
    },
    [kind],
  );
  return [filter, change];
}
