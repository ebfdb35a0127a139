import type { ReactNode } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import AnnouncementBar from '@theme-init/AnnouncementBar';
import { hasEnded, type IsoDay } from '#platform/base/common/dates';
import { useToday } from '#platform/base/browser/useToday';

/** The framework's announcement bar, removed once its event is over on the reader's day. */
export default function AnnouncementBarWrapper(): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const lastDay = siteConfig.customFields?.announcementLastDay as IsoDay | null;
  const today = useToday();
  return lastDay === null || hasEnded(lastDay, today) ? null : <AnnouncementBar />;
}
