import type { ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import changes from '@generated/site-whats-new/default/areas.json';
import { useToday } from '#platform/base/browser/useToday';
import { daysBetween, formatDay } from '#platform/base/common/dates';
import { useArea } from '#platform/frame/browser/area';
import styles from './styles.module.css';

/** Days for which a change counts as new. */
const NEW_DAYS = 180;

/** On the landing page of an area: what changed on its pages, latest first, as long as it is new. */
export function AreaNews(): ReactNode {
  const today = useToday();
  const { area } = useArea();
  const recent = (changes[area?.id ?? ''] ?? []).filter(
    ({ date }) => daysBetween(date, today) <= NEW_DAYS,
  );
  return (
    <>
      <ul className={clsx('plain', styles.news)}>
        {recent.map(({ date, title, to, text }) => (
          <li key={`${to} ${text}`}>
            <time className="small soft" dateTime={date}>
              {formatDay(date)}
            </time>
            <div>
              <Link to={to}>{title}</Link>
              <p className="small soft">{text}</p>
            </div>
          </li>
        ))}
      </ul>
      <p>
        <Link to="/whats-new">All changes on this site</Link>
      </p>
    </>
  );
}
