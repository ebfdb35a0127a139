import { useEffect, type ReactNode } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useAnnouncementBar } from '@docusaurus/theme-common/internal';
import AnnouncementBar from '@theme-init/AnnouncementBar';
import { hasEnded, type IsoDay } from '../../../../../platform/base/common/dates';
import { useToday } from '../../../../../platform/base/browser/useToday';

/** Set by the framework's inline script before the first paint; its CSS hides the bar by it. */
const DISMISSED_ATTRIBUTE = 'data-announcement-bar-initially-dismissed';

/**
 * The framework's announcement bar, removed once its event is over on the reader's day.
 *
 * The inline script only knows that *some* bar was closed. When the bar of another event follows,
 * the framework shows it again but leaves the attribute, so that the bar would stay hidden until
 * the next page load. Therefore the attribute is updated here.
 */
export default function AnnouncementBarWrapper(): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const lastDay = siteConfig.customFields?.announcementLastDay as IsoDay | null;
  const { isActive } = useAnnouncementBar();
  const today = useToday();

  useEffect(() => {
    document.documentElement.setAttribute(DISMISSED_ATTRIBUTE, String(!isActive));
  }, [isActive]);

  return lastDay === null || hasEnded(lastDay, today) ? null : (
    // Hidden on time where the page has not started (packages/light-client/browser/start).
    <div data-hidden-after={lastDay}>
      <AnnouncementBar />
    </div>
  );
}
