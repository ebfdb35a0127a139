import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import definitions from '@generated/site-catalog/default/definitions.json';
import Heading from '@theme/Heading';
import { vectorAddress } from '../../common/view';
import { CATALOG_ROUTE } from '../../common/route';
import { AXES, VECTORS } from '../../common/vocabulary';
import { Table, TableHead } from '#platform/markdown/browser/Table';
import { Taxonomies } from '../Taxonomies';

/** The values of an axis with their meaning. */
export function AxisDefinitions({ axis }: { axis: keyof typeof AXES }): ReactNode {
  const meanings: Readonly<Record<string, string>> = definitions[axis];
  return (
    <Table>
      <caption>Values of the axis “{axis}”</caption>
      <TableHead columns={['Value', 'Meaning']} />
      <tbody>
        {Object.entries(AXES[axis]).map(([id, label]) => (
          <tr key={id}>
            <th scope="row">
              {label}
              <br />
              <code>{id}</code>
            </th>
            <td>{meanings[id]}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** A section for each vector: definition, other taxonomies, the way to its incidents and guides. */
export function VectorDefinitions(): ReactNode {
  return (Object.keys(VECTORS) as (keyof typeof VECTORS)[]).map((id) => (
    <section key={id} aria-labelledby={`vector-${id}`}>
      <Heading as="h3" id={`vector-${id}`}>
        {VECTORS[id]}
      </Heading>
      <p>
        {definitions.vectors[id].definition} Identifier: <code>{id}</code>.
      </p>
      <Taxonomies vector={id} />
      <p>
        {id === 'other' ? (
          <Link to={`${CATALOG_ROUTE}?vector=other#all-entries`}>Incidents</Link>
        ) : (
          <Link to={vectorAddress(id)}>Incidents of this vector and what helps</Link>
        )}
      </p>
    </section>
  ));
}
