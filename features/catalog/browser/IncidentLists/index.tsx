import type { CSSProperties, ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import rows from '@generated/site-collections/default/incidents.json';
import Heading from '@theme/Heading';
import { counted, compareNames } from '#platform/base/common/text';
import { CollapsedList } from '#platform/frame/browser/Links';
import { Table, TableHead } from '#platform/markdown/browser/Table';
import type { IncidentRow } from '../../common/view';
import { CATALOG_ROUTE } from '../../common/route';
import { ECOSYSTEMS, TYPES, type IncidentType } from '../../common/vocabulary';
import { IncidentLinks } from '../IncidentLinks';
import heat from '../heat.module.css';
import styles from './styles.module.css';

/** The incidents that have a certain value. */
interface Group {
  id: string;
  /** Anchor on the page of lists: `type-dev-tooling`, `ecosystem-npm`. */
  anchor: string;
  label: string;
  rows: IncidentRow[];
}

const toGroups = (
  kind: string,
  labels: Readonly<Record<string, string>>,
  valuesOf: (row: IncidentRow) => readonly string[],
): Group[] =>
  Object.entries(labels).map(([id, label]) => ({
    id,
    anchor: `${kind}-${id}`,
    label,
    rows: rows.filter((row) => valuesOf(row).includes(id)),
  }));

/** In the order of the definitions. */
const TYPE_GROUPS = toGroups('type', TYPES, ({ types }) => types);

/** Those with incidents, in alphabetical order. */
const ECOSYSTEM_GROUPS = toGroups('ecosystem', ECOSYSTEMS, ({ ecosystems }) => ecosystems)
  .filter((group) => group.rows.length > 0)
  .sort((a, b) => compareNames(a.label, b.label));

/** Address of the entries that a filter finds. */
const entriesBy = (query: string) => `${CATALOG_ROUTE}?${query}#all-entries`;

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
          <Link to={entriesBy(`type=${type}`)}>Show them in the catalog</Link>
        </p>
      </CollapsedList>
    )
  );
}

/** Types by ecosystem, with the number of incidents that have both. */
export function IncidentMatrix(): ReactNode {
  const types = TYPE_GROUPS.filter((group) => group.rows.length > 0);
  return (
    <details className={`${heat.heat} ${styles.matrix} margin-bottom--lg`}>
      <summary>Types by ecosystem</summary>
      <Table data-layout="matrix">
        <caption>
          Number of incidents by ecosystem and type; each number filters the entries
        </caption>
        <TableHead columns={['Ecosystem', ...types.map(({ label }) => label)]} />
        <tbody>
          {ECOSYSTEM_GROUPS.map((ecosystem) => (
            <tr key={ecosystem.id}>
              <th scope="row">{ecosystem.label}</th>
              {types.map((type) => {
                const count = type.rows.filter((row) => ecosystem.rows.includes(row)).length;
                return (
                  <td key={type.id} style={{ '--level': Math.min(count, 4) } as CSSProperties}>
                    {count > 0 && (
                      <Link to={entriesBy(`ecosystem=${ecosystem.id}&type=${type.id}`)}>
                        {count}
                      </Link>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </Table>
    </details>
  );
}
