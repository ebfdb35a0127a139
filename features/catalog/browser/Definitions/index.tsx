import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import definitions from '@generated/site-catalog/default/definitions.json';
import Heading from '@theme/Heading';
import { vectorAddress } from '../../common/view';
import { CATALOG_ROUTE, techniqueUrl } from '../../common/route';
import { ATTACK_TECHNIQUES, AXES, SLSA_THREATS, VECTORS } from '../../common/vocabulary';
import type { IncidentGroup } from '../../common/generated';
import RISK_EXPLORER_VECTORS from '../../../../data/catalog/riskExplorer.json';
import { Table, TableHead } from '#platform/markdown/browser/Table';

/** The values of an axis with their meaning. */
export function AxisDefinitions({ axis }: { axis: keyof typeof AXES }): ReactNode {
  const meanings: Readonly<Record<string, string>> = definitions[axis];
  return (
    <Table>
      <caption>Values of the axis "{axis}"</caption>
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

/** Numbers of another taxonomy with their names there. */
function Mapped({
  name,
  ids,
  labels = {},
  linkTo,
}: {
  name: string;
  ids: readonly string[];
  labels?: Readonly<Record<string, string>>;
  linkTo: (id: string) => string;
}): ReactNode {
  return (
    ids.length > 0 && (
      <li>
        {name}:{' '}
        {ids.map((id, index) => (
          <span key={id}>
            {index > 0 && '; '}
            <Link to={linkTo(id)}>{id}</Link>
            {labels[id] && ` ${labels[id]}`}
          </span>
        ))}
      </li>
    )
  );
}

/** What a vector corresponds to in other taxonomies; nothing for one without counterparts. */
function Taxonomies({ vector }: { vector: keyof typeof VECTORS }): ReactNode {
  const { ladisa, slsa, attack, cwe } = definitions.vectors[vector];
  return (
    ladisa.length + slsa.length + attack.length + cwe.length > 0 && (
      <ul>
        <Mapped
          name="Taxonomy of Ladisa et al."
          ids={ladisa}
          labels={RISK_EXPLORER_VECTORS}
          linkTo={() => 'https://sap.github.io/risk-explorer-for-software-supply-chains/'}
        />
        <Mapped
          name="SLSA 1.2"
          ids={slsa}
          labels={SLSA_THREATS}
          linkTo={() => 'https://slsa.dev/spec/v1.2/threats'}
        />
        <Mapped name="ATT&CK" ids={attack} labels={ATTACK_TECHNIQUES} linkTo={techniqueUrl} />
        <Mapped
          name="Weaknesses"
          ids={cwe}
          linkTo={(weakness) =>
            `https://cwe.mitre.org/data/definitions/${weakness.slice('CWE-'.length)}.html`
          }
        />
      </ul>
    )
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

/** What a vector corresponds to elsewhere. */
export function GroupTaxonomies({ group }: { group: IncidentGroup }): ReactNode {
  return <Taxonomies vector={group.id as keyof typeof VECTORS} />;
}
