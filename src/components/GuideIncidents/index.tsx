import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import type { EntryLink } from '../../../plugins/catalog/pages';
import styles from './styles.module.css';

/** The incidents that a guide would have stopped or limited, closed at first: there can be many. */
export function GuideIncidents({ incidents }: { incidents: readonly EntryLink[] }): ReactNode {
  return (
    <details className={styles.incidents}>
      <summary>
        {incidents.length} {incidents.length === 1 ? 'incident' : 'incidents'} of the catalogue of
        supply chain compromises
      </summary>
      <ul>
        {incidents.map(({ permalink, name, date }) => (
          <li key={permalink}>
            <Link to={permalink}>{name}</Link> <span>{date.slice(0, 4)}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
