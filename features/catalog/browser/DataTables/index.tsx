import type { ReactNode } from 'react';
import { inList } from '#platform/frame/browser/Links';
import { Table, TableHead } from '#platform/markdown/browser/Table';
import type { CodeBookField, RegistryCoverage } from '../../common/generated';

// Tables about the data; `features/catalog/node/remark.ts` gives them theirs.

/** Text with the words between backticks as code. */
function WithCode({ children }: { children: string }): ReactNode {
  return children
    .split('`')
    .map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));
}

/** The fields of an incident as it is published, taken from its schema. */
export function CodeBook({ fields }: { fields: readonly CodeBookField[] }): ReactNode {
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

/** How much of each registry the catalog has. */
export function RegistryTable({
  registries,
}: {
  registries: readonly RegistryCoverage[];
}): ReactNode {
  return (
    <Table>
      <caption>
        Entries with packages, and how many of them have a record at OpenSSF, OSV, GitHub, PyPA, or
        RustSec
      </caption>
      <TableHead columns={['Registry', 'Entries', 'With a record', 'Packages']} />
      <tbody>
        {registries.map(({ label, entries, recorded, packages }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{entries}</td>
            <td>{recorded}</td>
            <td>{packages.toLocaleString('en-US')}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
