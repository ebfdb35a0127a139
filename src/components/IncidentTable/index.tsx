import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import rows from '@generated/site-catalog/default/incidents.json';
import { ECOSYSTEMS, TYPES } from '../../../plugins/catalog/vocabulary';
import { formatPartialDate } from '../../../plugins/shared/dates';
import { Table } from '../Table';

/** All entries of the catalogue, latest first. */
export function IncidentTable(): ReactNode {
  return (
    <Table>
      <caption>{rows.length} incidents, latest first</caption>
      <thead>
        <tr>
          <th scope="col">Incident</th>
          <th scope="col">Date</th>
          <th scope="col">Type</th>
          <th scope="col">Ecosystem</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ permalink, name, date, types, ecosystems }) => (
          <tr key={permalink}>
            <td>
              <Link to={permalink}>{name}</Link>
            </td>
            <td>
              <time dateTime={date}>{formatPartialDate(date)}</time>
            </td>
            <td>{types.map((type) => TYPES[type]).join(', ')}</td>
            <td>{ecosystems.map((id) => ECOSYSTEMS[id]).join(', ')}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
