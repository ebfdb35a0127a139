import { useCallback, useEffect, useState } from 'react';
import { useLocation } from '@docusaurus/router';
import { NO_FILTER, parseFilter, serializeFilter, type Filter } from '../../common/filter';

/**
 * The filter in the address. A choice is a step in the browser's history, which the back button
 * undoes; typing changes the address without adding a step.
 */
export function useFilter(): [Filter, (change: Partial<Filter>) => void] {
  const location = useLocation();
  // The page is rendered without a filter; the reader's filter follows after hydration.
  const [filter, setFilter] = useState(NO_FILTER);

  // Depends on the whole location, not only on the query: going back is a new location even if the
  // router has seen the same query last.
  useEffect(() => {
    setFilter(parseFilter(location.search));
  }, [location]);

  // Always the same function, and values that do not change stay the same objects, so that a
  // control renders again only when its own values change.
  const change = useCallback((part: Partial<Filter>) => {
    const { pathname, search, hash } = window.location;
    const address = pathname + serializeFilter({ ...parseFilter(search), ...part }) + hash;
    setFilter((filter) => ({ ...filter, ...part }));
    // Not through the router, which would prefetch a page.
    if (Object.keys(part).join() === 'text') {
      window.history.replaceState(window.history.state, '', address);
    } else {
      window.history.pushState(null, '', address);
    }
  }, []);
  return [filter, change];
}
