import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import type { Incident } from '#features/catalog/common/public';
import type { ControlLink } from '../../common/schema';
import { EFFECTS } from '../../common/vocabulary';

/** The controls that would have prevented, revealed or limited an incident, each with its reason. */
export function IncidentControls({
  id: incident,
  frontMatter,
  controls,
}: {
  /** Of the incident. */
  id: string;
  frontMatter: { incident: Pick<Incident, 'controls'> };
  /** The same, with titles. */
  controls: readonly ControlLink[];
}): ReactNode {
  const edges = new Map(frontMatter.incident.controls?.map((edge) => [edge.id, edge]));
  // Beside the groups, whose addresses are known here: the module with routes stays out of the page.
  const group = controls[0]?.permalink ?? '';
  const method = group.replace(/[^/]*$/, 'coverage#method');
  const plan = group.replace(/[^/]*\/[^/]*$/, `catalog/controls?incident=${incident}`);
  return (
    <>
      <ul>
        {controls.map(({ id, title, permalink }) => {
          const edge = edges.get(id);
          return (
            edge && (
              <li key={id}>
                <Link to={permalink}>{title}</Link> ({EFFECTS[edge.how]} it at the {edge.at}):{' '}
                {edge.reason}
              </li>
            )
          );
        })}
      </ul>
      <p>
        The choice is a judgment in hindsight; <Link to={method}>this is how it was made</Link>.
        Worried about more than one? <Link to={plan}>Choose controls for several incidents</Link>.
      </p>
    </>
  );
}
