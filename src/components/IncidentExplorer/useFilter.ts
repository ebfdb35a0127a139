import { useCallback, useEffect, useState } from 'react';
import { useLocation } from '@docusaurus/router';
import {
  NO_FILTER,
  parseFilter,
  serialiseFilter,
  type Filter,
} from '../../../plugins/catalog/filter';

/**
 * The filter that stands in the address. A choice makes a step of the browser's history, so that
 * the back button takes it back; typing changes the address without a step.
 */
export function useFilter(): [Filter, (change: Partial<Filter>) => void] {
  const location = useLocation();
  // The page is built without a filter; the reader's comes in after hydration.
  const [filter, setFilter] = useState(NO_FILTER);

  // The whole location, not its query alone: a step back is a new location even if its query is
  // the one that the router saw last.
  useEffect(() => {
    setFilter(parseFilter(location.search));
  }, [location]);

  // Never a new function, and values that stay are kept as they are, so that a control is drawn
  // anew only if its own values change.
  const change = useCallback((part: Partial<Filter>) => {
    const { pathname, search, hash } = window.location;
    const address = pathname + serialiseFilter({ ...parseFilter(search), ...part }) + hash;
    setFilter((filter) => ({ ...filter, ...part }));
    // Past the router, which would prepare a page.
    if (Object.keys(part).join() === 'text') {
      window.history.replaceState(window.history.state, '', address);
    } else {
      window.history.pushState(null, '', address);
    }
  }, []);
  return [filter, change];
}
