import type { ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import rows from '@generated/site-collections/default/incidents.json';
import Heading from '@theme/Heading';
import { counted } from '#platform/base/common/text';
import { CollapsedList } from '#platform/frame/browser/Links';
import type { IncidentRow } from '../../common/view';
import { CATALOG_ROUTE } from '../../common/route';
import type { IncidentType } from '../../common/vocabulary';
import { IncidentLinks } from '../IncidentLinks';
import { groupByEcosystem, groupByType, type Group } from './groups';
import styles from './styles.module.css';

const TYPE_GROUPS = groupByType(rows);
const ECOSYSTEM_GROUPS = groupByEcosystem(rows);

const toLink = ({ name, date, route }: IncidentRow) => ({ name, date, permalink: route });

function Groups({ label, groups }: { label: string; groups: readonly Group[] }): ReactNode {
  return (
    <>
      <nav aria-label={label}>
        <ul className={clsx('plain wrap margin-bottom--lg', styles.values)}>
          {groups.map((group) => (
            <li key={group.anchor}>
              <Link to={`#${group.anchor}`}>{group.label}</Link>{' '}
              <span className="soft">{group.rows.length}</span>
            </li>
          ))}
        </ul>
      </nav>
      {groups.map((group) => (
        <section key={group.anchor} aria-labelledby={group.anchor}>
          <Heading as="h3" id={group.anchor}>
            {group.label}
          </Heading>
          <p className={'soft small'}>{counted(group.rows.length, 'incident')}</p>
          <IncidentLinks incidents={group.rows.map(toLink)} />
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

/** The number of incidents of one type, and the list of them. */
export function IncidentsOfType({ type }: { type: IncidentType }): ReactNode {
  const group = TYPE_GROUPS.find(({ id }) => id === type);
  return (
    group && (
      <CollapsedList summary={`${counted(group.rows.length, 'incident')} of this type`}>
        <IncidentLinks incidents={group.rows.map(toLink)} />
        <p>
          <Link to={`${CATALOG_ROUTE}?type=${type}#all-entries`}>Show them in the catalog</Link>
        </p>
      </CollapsedList>
    )
  );
}
