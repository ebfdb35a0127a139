import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import { counted } from '#platform/base/common/text';
import { formatPartialDate, yearOf } from '#platform/base/common/dates';
import { CollapsedList, LinkColumns, Links } from '#platform/frame/browser/Links';
import { Table, TableHead } from '#platform/markdown/browser/Table';
import type { IncidentGroup, IncidentLink, OtherEcosystem } from '../../common/generated';
import styles from './styles.module.css';

/** Incidents as links with their years. */
export function IncidentLinks({ incidents }: { incidents: readonly IncidentLink[] }): ReactNode {
  return (
    <LinkColumns
      links={incidents.map(({ permalink, name, date }) => ({
        permalink,
        label: name,
        remark: yearOf(date),
      }))}
    />
  );
}

/** The incidents that a guide would have prevented or limited. */
export function GuideIncidents({ incidents }: { incidents: readonly IncidentLink[] }): ReactNode {
  return (
    <CollapsedList
      summary={`${counted(incidents.length, 'incident')} in the catalog of supply chain compromises`}
    >
      <IncidentLinks incidents={incidents} />
    </CollapsedList>
  );
}

// The parts of a page about a vector or an ecosystem; `features/catalog/node/remark.ts` puts them
// after its text.

interface Props {
  group: IncidentGroup;
}

/** All incidents of the group with their summaries, latest first. */
export function GroupIncidents({ group }: Props): ReactNode {
  return (
    <ul className={`plain ${styles.incidents}`}>
      {group.incidents.map(({ name, permalink, date, summary }) => (
        <li key={permalink}>
          <time className="soft" dateTime={date}>
            {formatPartialDate(date)}
          </time>
          <div>
            <Link to={permalink}>{name}</Link>
            <p>{summary}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** The guides that the incidents name. */
export function GroupGuides({ group }: Props): ReactNode {
  return (
    <ul>
      {group.guides.map(({ title, permalink, count }) => (
        <li key={permalink}>
          <Link to={permalink}>{title}</Link> ({counted(count, 'incident')})
        </li>
      ))}
    </ul>
  );
}

/** What is most frequent among the incidents. */
export function GroupTraits({ group }: Props): ReactNode {
  return (
    <Table>
      <caption>
        The most frequent values among {counted(group.incidents.length, 'incident')}
      </caption>
      <TableHead columns={['Trait', 'Most frequent']} />
      <tbody>
        {group.traits.map(({ name, values }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{values.map(({ label, count }) => `${label} (${count})`).join(', ')}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** The ecosystems with too few incidents for a page of their own, a section each. */
export function OtherEcosystems({ groups }: { groups: readonly OtherEcosystem[] }): ReactNode {
  return groups.map((group) => (
    <section key={group.id} aria-labelledby={group.id}>
      <Heading as="h3" id={group.id}>
        {group.label}
      </Heading>
      <p>{group.definition}</p>
      <GroupIncidents group={group} />
      <p>
        {group.guides.length > 0 && 'Guides that would have helped: '}
        <Links to={group.guides} />
      </p>
    </section>
  ));
}
