import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import vectors from '@generated/site-catalog/default/vectors.json';
import Heading from '@theme/Heading';
import {
  NATURE_DEFINITIONS,
  OBJECTIVE_DEFINITIONS,
  PAYLOAD_DEFINITIONS,
  STAGE_DEFINITIONS,
  VECTOR_DEFINITIONS,
} from '../../common/definitions';
import {
  ATTACK_TECHNIQUES,
  NATURES,
  OBJECTIVES,
  PAYLOADS,
  RISK_EXPLORER_VECTORS,
  SLSA_THREATS,
  STAGES,
  VECTORS,
} from '../../common/vocabulary';
import { Table } from '../../../../platform/markdown/browser/Table';
import { CollapsedIncidents, countText } from '../IncidentLinks';

const AXES = {
  nature: [NATURES, NATURE_DEFINITIONS],
  stage: [STAGES, STAGE_DEFINITIONS],
  payload: [PAYLOADS, PAYLOAD_DEFINITIONS],
  objective: [OBJECTIVES, OBJECTIVE_DEFINITIONS],
} as const;

/** The values of an axis with their meaning. */
export function AxisDefinitions({ axis }: { axis: keyof typeof AXES }): ReactNode {
  const [labels, definitions]: readonly [
    Readonly<Record<string, string>>,
    Readonly<Record<string, string>>,
  ] = AXES[axis];
  return (
    <Table>
      <caption>Values of the axis “{axis}”</caption>
      <thead>
        <tr>
          <th scope="col">Value</th>
          <th scope="col">Identifier</th>
          <th scope="col">Meaning</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(labels).map(([id, label]) => (
          <tr key={id}>
            <th scope="row">{label}</th>
            <td>
              <code>{id}</code>
            </td>
            <td>{definitions[id]}</td>
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

/** A section for each vector: definition, other taxonomies, what helps, incidents. */
export function VectorDefinitions(): ReactNode {
  return vectors.map(({ id, incidents, guides }) => {
    const { definition, ladisa, slsa, attack, cwe } = VECTOR_DEFINITIONS[id];
    return (
      <section key={id} aria-labelledby={`vector-${id}`}>
        <Heading as="h3" id={`vector-${id}`}>
          {VECTORS[id]}
        </Heading>
        <p>
          {definition} Identifier: <code>{id}</code>.
        </p>
        {ladisa.length + slsa.length + attack.length + cwe.length > 0 && (
          <ul>
            <Mapped
              name="Ladisa et al."
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
            <Mapped
              name="ATT&CK"
              ids={attack}
              labels={ATTACK_TECHNIQUES}
              linkTo={(technique) =>
                `https://attack.mitre.org/techniques/${technique.replace('.', '/')}/`
              }
            />
            <Mapped
              name="CWE"
              ids={cwe}
              linkTo={(weakness) =>
                `https://cwe.mitre.org/data/definitions/${weakness.slice('CWE-'.length)}.html`
              }
            />
          </ul>
        )}
        {guides.length > 0 && (
          <>
            <p>What would have stopped or limited these incidents:</p>
            <ul>
              {guides.map(({ title, permalink, count }) => (
                <li key={permalink}>
                  <Link to={permalink}>{title}</Link> ({countText(count)})
                </li>
              ))}
            </ul>
          </>
        )}
        <CollapsedIncidents
          incidents={incidents}
          summary={`${countText(incidents.length)} with this vector`}
        />
      </section>
    );
  });
}
