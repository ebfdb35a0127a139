import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import rows from '@generated/site-catalog/default/incidents.json';
import Heading from '@theme/Heading';
import { CATALOG_ROUTE } from '../../../plugins/catalog/route';
import type { IncidentType } from '../../../plugins/catalog/vocabulary';
import { groupByEcosystem, groupByType, type Group } from './groups';
import styles from './styles.module.css';

const TYPE_GROUPS = groupByType(rows);
const ECOSYSTEM_GROUPS = groupByEcosystem(rows);

function count(number: number): string {
  return `${number} ${number === 1 ? 'incident' : 'incidents'}`;
}

function Incidents({ group }: { group: Group }): ReactNode {
  return (
    <ul className={styles.incidents}>
      {group.rows.map(({ permalink, name, date }) => (
        <li key={permalink}>
          <Link to={permalink}>{name}</Link> <span>{date.slice(0, 4)}</span>
        </li>
      ))}
    </ul>
  );
}

function Groups({ label, groups }: { label: string; groups: readonly Group[] }): ReactNode {
  return (
    <>
      <nav aria-label={label}>
        <ul className={styles.values}>
          {groups.map((group) => (
            <li key={group.anchor}>
              <Link to={`#${group.anchor}`}>{group.label}</Link> <span>{group.rows.length}</span>
            </li>
          ))}
        </ul>
      </nav>
      {groups.map((group) => (
        <section key={group.anchor} aria-labelledby={group.anchor}>
          <Heading as="h3" id={group.anchor}>
            {group.label}
          </Heading>
          <p className={styles.count}>{count(group.rows.length)}</p>
          <Incidents group={group} />
        </section>
      ))}
    </>
  );
}

/** Every type with its incidents, and links to jump to each. */
export function IncidentsByType(): ReactNode {
  return <Groups label="Types" groups={TYPE_GROUPS} />;
}

/** Every ecosystem with its incidents, and links to jump to each. */
export function IncidentsByEcosystem(): ReactNode {
  return <Groups label="Ecosystems" groups={ECOSYSTEM_GROUPS} />;
}

/** Number and list of the incidents of one type. */
export function IncidentsOfType({ type }: { type: IncidentType }): ReactNode {
  const group = TYPE_GROUPS.find(({ anchor }) => anchor === `type-${type}`);
  return (
    group && (
      <details className={styles.ofType}>
        <summary>{count(group.rows.length)} of this type</summary>
        <Incidents group={group} />
        <p>
          <Link to={`${CATALOG_ROUTE}?type=${type}#all-entries`}>Show them in the catalogue</Link>
        </p>
      </details>
    )
  );
}
