import { useSyncExternalStore } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { localDay, type IsoDay } from '../../plugins/shared/dates';

/** The day is read once a page; nothing is to be told of later changes. */
const subscribe = () => () => undefined;
const getToday = () => localDay(new Date());

/**
 * The reader's day. Pages are rendered with the day of the build; right after
 * hydration the reader's own day takes its place, without a mismatch.
 */
export function useToday(): IsoDay {
  const { siteConfig } = useDocusaurusContext();
  return useSyncExternalStore(subscribe, getToday, () => siteConfig.customFields?.today as IsoDay);
}
