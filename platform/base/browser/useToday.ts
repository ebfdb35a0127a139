import { useSyncExternalStore } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { localDay, type IsoDay } from '../common/dates';

/** The day is read once per page; later changes are not reported. */
const subscribe = () => () => undefined;
const getToday = () => localDay(new Date());

/**
 * The reader's day. Pages are rendered with the day of the build. Right after hydration it is
 * replaced by the reader's own day, without a mismatch.
 */
export function useToday(): IsoDay {
  const { siteConfig } = useDocusaurusContext();
  return useSyncExternalStore(subscribe, getToday, () => siteConfig.customFields?.today as IsoDay);
}
