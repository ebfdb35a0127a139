import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import definitions from '@generated/site-catalog/default/definitions.json';
import type { IncidentGroup } from '../../common/generated';
import RISK_EXPLORER_VECTORS from '../../../../data/catalog/riskExplorer.json';
import { techniqueUrl } from '../../common/route';
import { ATTACK_TECHNIQUES, SLSA_THREATS, type VECTORS } from '../../common/vocabulary';

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
export function Taxonomies({ vector }: { vector: keyof typeof VECTORS }): ReactNode {
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

/** What a vector corresponds to elsewhere. */
export function GroupTaxonomies({ group }: { group: IncidentGroup }): ReactNode {
  return <Taxonomies vector={group.id as keyof typeof VECTORS} />;
}
