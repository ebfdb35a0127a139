import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import Heading from '@theme/Heading';
import type { Incident } from '../../../plugins/catalog/schema';
import {
  ATTACK_TECHNIQUES,
  DATE_KINDS,
  ECOSYSTEMS,
  SLSA_THREATS,
  TYPES,
} from '../../../plugins/catalog/vocabulary';
import { formatPartialDate } from '../../../plugins/shared/dates';
import { Table } from '../Table';
import styles from './styles.module.css';

const DEFINITIONS =
  '/community/tags/security-and-compliance/publications/catalog/compromise-definitions';

function Fact({ name, children }: { name: string; children: ReactNode }): ReactNode {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** An identifier, linked to its record where it is a CVE number. */
function Identifier({ id }: { id: string }): ReactNode {
  return id.startsWith('CVE-') ? (
    <Link to={`https://www.cve.org/CVERecord?id=${id}`}>{id}</Link>
  ) : (
    id
  );
}

/** What is known of an incident at a glance. */
export function IncidentFacts({ incident }: { incident: Incident }): ReactNode {
  const { date, dateKind, types, targets, ecosystems, identifiers, affectedVersions } = incident;
  return (
    <dl className={styles.facts}>
      <Fact name={DATE_KINDS[dateKind]}>
        <time dateTime={date}>{formatPartialDate(date)}</time>
      </Fact>
      <Fact name="Type">
        <ul>
          {types.map((type) => (
            <li key={type}>
              <Link to={DEFINITIONS}>{TYPES[type]}</Link>
            </li>
          ))}
        </ul>
      </Fact>
      <Fact name="Targets">
        <ul>
          {targets.map((target) => (
            <li key={target}>{target}</li>
          ))}
        </ul>
      </Fact>
      <Fact name="Ecosystem">{ecosystems.map((id) => ECOSYSTEMS[id]).join(', ')}</Fact>
      {identifiers && (
        <Fact name="Identifiers">
          <ul>
            {identifiers.map((id) => (
              <li key={id}>
                <Identifier id={id} />
              </li>
            ))}
          </ul>
        </Fact>
      )}
      {affectedVersions && <Fact name="Affected versions">{affectedVersions.join(', ')}</Fact>}
    </dl>
  );
}

/** `T1195.002` → the address of the technique. */
function techniqueUrl(id: string): string {
  return `https://attack.mitre.org/techniques/${id.replace('.', '/')}/`;
}

function Classification({ slsa = [], attack = [] }: Pick<Incident, 'slsa' | 'attack'>): ReactNode {
  if (slsa.length + attack.length === 0) {
    return null;
  }
  return (
    <>
      <Heading as="h2" id="where-it-fits">
        Where it fits into the field
      </Heading>
      <p>The classification is the editors’.</p>
      <Table>
        <thead>
          <tr>
            <th scope="col">Threat or technique</th>
            <th scope="col">Reason</th>
          </tr>
        </thead>
        <tbody>
          {slsa.map(({ threat, reason }) => (
            <tr key={threat}>
              <td>
                <Link to="https://slsa.dev/spec/v1.2/threats">SLSA threat {threat}</Link>:{' '}
                {SLSA_THREATS[threat]}
              </td>
              <td>{reason}</td>
            </tr>
          ))}
          {attack.map(({ technique, reason }) => (
            <tr key={technique}>
              <td>
                <Link to={techniqueUrl(technique)}>ATT&amp;CK {technique}</Link>:{' '}
                {ATTACK_TECHNIQUES[technique]}
              </td>
              <td>{reason}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </>
  );
}

function Guides({ guides }: { guides: string[] }): ReactNode {
  const { docs } = useDocsVersion();
  return (
    <>
      <Heading as="h2" id="guides">
        What would have stopped or limited it
      </Heading>
      <ul>
        {guides.map((guide) => {
          const id = guide.replace(/\.md$/, '');
          return (
            <li key={guide}>
              <Link to={`/${id.replace(/(^|\/)index$/, '$1')}`}>{docs[id]?.title ?? id}</Link>
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** Classification, guides and sources of an incident, below its account. */
export function IncidentAppendix({ incident }: { incident: Incident }): ReactNode {
  const { slsa, attack, guides, references } = incident;
  return (
    <>
      <Classification slsa={slsa} attack={attack} />
      {guides && <Guides guides={guides} />}
      <Heading as="h2" id="references">
        References
      </Heading>
      <ul>
        {references.map(({ title, url }) => (
          <li key={url}>
            <Link to={url}>{title}</Link>
          </li>
        ))}
      </ul>
    </>
  );
}
