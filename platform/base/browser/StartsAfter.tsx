import type { ReactNode } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { hasEnded, type IsoDay } from '../common/dates';

/**
 * Has a page start by itself, without a sign of use, once the earliest of these days is over: from
 * then on it says something else than on the day of the build. Days that were over then count no
 * more. `packages/light-client/browser/start` reads this.
 */
export function StartsAfter({ days }: { days: readonly (IsoDay | undefined)[] }): ReactNode {
  const built = useDocusaurusContext().siteConfig.customFields?.today as IsoDay;
  const [first] = days.filter((day) => day !== undefined && !hasEnded(day, built)).sort();
  return first !== undefined && <span hidden data-starts-after={first} />;
}
