import { useEffect, useState } from 'react';
import { localDay, type IsoDay } from '../../../platform/base/common/dates';

const KEY = 'visits';

/**
 * The day before today on which this device has last shown what is new.
 *
 * @returns nothing until the page has started, at a first visit, and where storage is blocked
 */
export function useLastVisit(): IsoDay | undefined {
  const [lastVisit, setLastVisit] = useState<IsoDay>();
  useEffect(() => {
    const today = localDay(new Date());
    try {
      const [day, before = ''] = (localStorage.getItem(KEY) ?? '').split(' ');
      const last = day === today ? before : (day ?? '');
      localStorage.setItem(KEY, `${today} ${last}`.trim());
      setLastVisit(last === '' ? undefined : last);
    } catch {
      // Storage is blocked: every visit is the first one.
    }
  }, []);
  return lastVisit;
}
