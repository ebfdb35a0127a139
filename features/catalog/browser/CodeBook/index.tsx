import type { ReactNode } from 'react';
import fields from '@generated/site-catalog/default/codebook.json';
import { inList } from '#platform/frame/browser/Links';
import { Table, TableHead } from '#platform/markdown/browser/Table';

/** Text with the words between backticks as code. */
function WithCode({ children }: { children: string }): ReactNode {
  return children
    .split('`')
    .map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));
}

/** The fields of an incident as it is published, taken from its schema. */
export function CodeBook(): ReactNode {
  return (
    <Table data-layout="cards">
      <TableHead columns={['Field', 'Kind', 'What it holds']} />
      <tbody>
        {fields.map(({ name, kind, values, description }) => (
          <tr key={name}>
            <td>
              <code>{name}</code>
            </td>
            <td data-label="Kind">{kind}</td>
            <td data-label="What it holds">
              <WithCode>{description}</WithCode>
              {values.length > 0 && (
                <details>
                  <summary>{values.length} values</summary>
                  {inList(values, (value) => (
                    <code>{value}</code>
                  ))}
                </details>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
