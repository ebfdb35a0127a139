import type { ComponentProps, ReactNode } from 'react';
import { ThemeClassNames } from '@docusaurus/theme-common';
import type LastUpdated from '@theme/LastUpdated';
import { formatDay } from '#platform/base/common/dates';

/** When a page was last updated, in the same format as all dates of the site. */
export default function LastUpdatedDay({
  lastUpdatedAt,
}: ComponentProps<typeof LastUpdated>): ReactNode {
  if (!lastUpdatedAt) {
    return null;
  }
  const day = new Date(lastUpdatedAt).toISOString().slice(0, 10);
  return (
    <span className={ThemeClassNames.common.lastUpdated}>
      Last updated on <time dateTime={day}>{formatDay(day)}</time>
    </span>
  );
}
