import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { counted } from '#platform/base/common/text';
import { yearOf } from '#platform/base/common/dates';
import { inList, Links } from '#platform/frame/browser/Links';
import type { ControlLink, ControlPart } from '../../common/schema';
import { anchorOf, MAPPING_ROUTE } from '../../common/vocabulary';
import { EFFECTS, LEVELS } from '../../common/vocabulary';
import styles from './styles.module.css';

const named = ({ id, title, permalink }: ControlLink) => ({ title: `${id} ${title}`, permalink });

function Detail({ name, children }: { name: string; children: ReactNode }): ReactNode {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  );
}

/** The incidents that a control would have prevented, revealed or limited, each with its reason. */
function Incidents({ incidents }: Pick<ControlPart, 'incidents'>): ReactNode {
  return (
    <details className={styles.incidents}>
      <summary>{counted(incidents.length, 'incident')} it would have stopped or limited</summary>
      <ul>
        {incidents.map(({ name, permalink, date, how, at, reason }) => (
          <li key={permalink}>
            <Link to={permalink}>{name}</Link>, {yearOf(date)} ({EFFECTS[how]} it at the {at}):{' '}
            {reason}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** What the catalog says of a control, and what goes with it; the heading is part of the page. */
export function ControlDetails({
  id,
  controls,
}: {
  id: string;
  /** Those of the group. */
  controls: readonly ControlPart[];
}): ReactNode {
  const control = controls.find((one) => one.id === id);
  if (!control) {
    return null;
  }
  const { objective, recommendation, nist, guides, template, terms, incidents } = control;
  const { seeAlso, variantOf, assurance, risk, note } = control;
  return (
    <>
      <p>{objective}</p>
      {recommendation && <p>{recommendation}</p>}
      <dl className={styles.facts}>
        <Detail name="How to do it">
          <Links to={guides} />
          {template && (
            <>
              ; start from <Link to={template.permalink}>{template.title}</Link>
            </>
          )}
        </Detail>
        {nist.length > 0 && (
          <Detail name="NIST SP 800-53">
            {inList(nist, (target) => (
              <>
                <Link to={`${MAPPING_ROUTE}#${anchorOf(target.id)}`}>{target.id}</Link> (
                {target.reason})
              </>
            ))}
          </Detail>
        )}
        {assurance && risk && (
          <Detail name="Meant for">
            {LEVELS[assurance].toLowerCase()} assurance
            {risk !== assurance && `, ${LEVELS[risk].toLowerCase()} risk`}
          </Detail>
        )}
        {terms.length > 0 && (
          <Detail name="Terms">
            <Links to={terms} />
          </Detail>
        )}
        {(variantOf ?? seeAlso.length > 0) && (
          <Detail name="See also">
            <Links to={[...(variantOf ? [variantOf] : []), ...seeAlso].map(named)} />
          </Detail>
        )}
        {note && <Detail name="Note">{note}</Detail>}
      </dl>
      {incidents.length > 0 && <Incidents incidents={incidents} />}
    </>
  );
}
