import { Fragment, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import coverage from '@generated/site-controls/default/coverage.json';
import { inList, Links } from '#platform/frame/browser/Links';
import { Table, TableHead } from '#platform/markdown/browser/Table';
import type { ControlPart } from '../../common/schema';
import styles from './styles.module.css';

/** How many incidents, edges and controls the graph has, in a sentence. */
export function ControlSums(): ReactNode {
  const { incidents, covered, edges, controls } = coverage;
  return (
    <p>
      The catalog of compromises has {incidents} incidents. For {covered} of them, it names controls
      that would have helped: {controls} different ones, {edges} times in all.
    </p>
  );
}

/** The guides of a control and its template. */
function Pages({ guides, template }: Pick<ControlPart, 'guides' | 'template'>): ReactNode {
  return <Links to={template ? [...guides, template] : guides} />;
}

/** What is done about an incident, the most first, in words and in the style of its part of a bar. */
const EFFECTS = { prevent: 'prevented', limit: 'limited', detect: 'revealed' } as const;
type Effect = keyof typeof EFFECTS;
const effects = Object.keys(EFFECTS) as Effect[];

/** All incidents, by what is done about them. The text beside it has the numbers. */
function Bar({ counts }: { counts: Readonly<Record<Effect, number>> }): ReactNode {
  return (
    <div className={styles.bar} aria-hidden="true">
      {effects.map((effect) => (
        <span
          key={effect}
          data-effect={effect}
          style={{ width: `${(100 * counts[effect]) / coverage.incidents}%` }}
        />
      ))}
    </div>
  );
}

/** The controls to start with, in order, each with its guide, and how much they do up to it. */
export function FirstControls(): ReactNode {
  const { incidents, first } = coverage;
  return (
    <ol className={styles.first}>
      {first.map(({ id, title, objective, permalink, adds, sum, guides, template, ...counts }) => (
        <li key={id}>
          <Link to={permalink}>{title}</Link> ({id}). {objective} How:{' '}
          <Pages guides={guides} template={template} />.
          <Bar counts={counts} />
          <p className={`soft small ${styles.counts}`}>
            {sum === adds ? `${sum} incidents` : `${adds} more, ${sum} in all`}:{' '}
            {effects.map((effect) => (
              <Fragment key={effect}>
                <span data-effect={effect}>
                  {counts[effect]} {EFFECTS[effect]},
                </span>{' '}
              </Fragment>
            ))}
            <span data-effect="">{incidents - sum} left</span>
          </p>
        </li>
      ))}
    </ol>
  );
}

/** How many incidents each control would have prevented, revealed or limited. */
export function ControlTable(): ReactNode {
  return (
    <Table data-layout="cards">
      <caption>Controls by the number of incidents they would have stopped or limited</caption>
      <TableHead
        columns={['Control', 'Incidents', 'Prevented', 'Revealed', 'Limited', 'Guide and template']}
      />
      <tbody>
        {coverage.most.map(
          ({ id, title, permalink, incidents, prevent, detect, limit, ...pages }) => (
            <tr key={id}>
              <th scope="row">
                <Link to={permalink}>{title}</Link>
              </th>
              <td data-label="Incidents">{incidents}</td>
              <td data-label="Prevented">{prevent}</td>
              <td data-label="Revealed">{detect}</td>
              <td data-label="Limited">{limit}</td>
              <td data-label="Guide and template">
                <Pages {...pages} />
              </td>
            </tr>
          ),
        )}
      </tbody>
    </Table>
  );
}

/** The controls by the main vector of the incidents, those with the fewest per incident included. */
export function VectorControls(): ReactNode {
  return (
    <Table data-layout="cards">
      <caption>Controls by the main vector</caption>
      <TableHead columns={['Vector', 'Incidents', 'Controls', 'Most often named']} />
      <tbody>
        {coverage.vectors.map(({ vector, label, incidents, controls, most }) => (
          <tr key={vector}>
            <th scope="row">{label}</th>
            <td data-label="Incidents">{incidents}</td>
            <td data-label="Controls">{controls}</td>
            <td data-label="Most often named">
              {inList(most, ({ title, permalink, count }) => (
                <>
                  <Link to={permalink}>{title}</Link> ({count})
                </>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
