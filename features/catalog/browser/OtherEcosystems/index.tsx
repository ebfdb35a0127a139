import type { ReactNode } from 'react';
import definitions from '@generated/site-catalog/default/definitions.json';
import others from '@generated/site-catalog/default/otherEcosystems.json';
import Heading from '@theme/Heading';
import type { Ecosystem } from '../../common/vocabulary';
import { Links } from '#platform/frame/browser/Links';
import { GroupIncidents } from '../IncidentGroup';

/** The ecosystems with too few incidents for a page of their own, a section each. */
export function OtherEcosystems(): ReactNode {
  return others.map((group) => (
    <section key={group.id} aria-labelledby={group.id}>
      <Heading as="h3" id={group.id}>
        {group.label}
      </Heading>
      <p>{definitions.ecosystem[group.id as Ecosystem]}</p>
      <GroupIncidents group={group} />
      <p>
        {group.guides.length > 0 && 'Guides that would have helped: '}
        <Links to={group.guides} />
      </p>
    </section>
  ));
}
