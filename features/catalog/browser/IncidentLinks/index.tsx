import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { yearOf } from '../../../../platform/base/common/dates';
import type { IncidentPage } from '../../common/generated';
import styles from './styles.module.css';

interface Props {
  incidents: IncidentPage['similar'];
}

/** `1 incident`, `2 incidents`. */
export function countText(count: number): string {
  return `${count} ${count === 1 ? 'incident' : 'incidents'}`;
}

/** Incidents as links with their years, in columns where there is room. */
export function IncidentLinks({ incidents }: Props): ReactNode {
  return (
    <ul className={styles.links}>
      {incidents.map(({ permalink, name, date }) => (
        <li key={permalink}>
          <Link to={permalink}>{name}</Link> <span>{yearOf(date)}</span>
        </li>
      ))}
    </ul>
  );
}

/** A list of incidents in a box, collapsed at first because it can be long. */
export function CollapsedIncidents({
  incidents,
  summary,
  children,
}: Props & {
  summary: string;
  /** What follows the list. */
  children?: ReactNode;
}): ReactNode {
  return (
    <details className={styles.box}>
      <summary>{summary}</summary>
      <IncidentLinks incidents={incidents} />
      {children}
    </details>
  );
}
