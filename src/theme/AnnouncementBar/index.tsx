import { useEffect, type ReactNode } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useAnnouncementBar } from '@docusaurus/theme-common/internal';
import AnnouncementBar from '@theme-original/AnnouncementBar';
import type { IsoDay } from '../../../plugins/shared/dates';
import { hasEnded } from '../../../plugins/events/select';
import { useToday } from '../../hooks/useToday';

/** Set before the first paint by the framework's inline script; its CSS hides the bar by it. */
const DISMISSED_ATTRIBUTE = 'data-announcement-bar-initially-dismissed';

/**
 * The framework's bar, gone once its event has ended in the reader's calendar.
 *
 * The inline script knows only that *some* bar was closed. When the bar of
 * another event follows, the framework shows it again but leaves the attribute,
 * so that the bar would stay hidden until the next page load: taken off here.
 */
export default function AnnouncementBarWrapper(): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const lastDay = siteConfig.customFields?.announcementLastDay as IsoDay | null;
  const { isActive } = useAnnouncementBar();
  const today = useToday();

  useEffect(() => {
    document.documentElement.setAttribute(DISMISSED_ATTRIBUTE, String(!isActive));
  }, [isActive]);

  return lastDay === null || hasEnded(lastDay, today) ? null : <AnnouncementBar />;
}
