import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { counted } from '#platform/base/common/text';
import { formatPartialDate } from '#platform/base/common/dates';
import { Table, TableHead } from '#platform/markdown/browser/Table';
import type { IncidentGroup } from '../../common/generated';

// The parts of a page about a vector or an ecosystem; `features/catalog/node/remark.ts` puts them
// after its text.

interface Props {
  group: IncidentGroup;
}

/** All incidents of the group with their summaries, latest first. */
export function GroupIncidents({ group }: Props): ReactNode {
  return (
    <ul>
      {group.incidents.map(({ name, permalink, date, summary }) => (
        <li key={permalink}>
          <Link to={permalink}>{name}</Link>, <time dateTime={date}>{formatPartialDate(date)}</time>
          : {summary}
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
