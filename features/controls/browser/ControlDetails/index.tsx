import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { counted } from '#platform/base/common/counted';
import { yearOf } from '#platform/base/common/dates';
import { inList, Links } from '#platform/frame/browser/Links';
import type { ControlLink, ControlPart } from '../../common/generated';
import { anchorOf, MAPPING_ROUTE } from '../../common/route';
import { EFFECTS, LEVELS } from '../../common/vocabulary';
import styles from './styles.module.css';

const named = ({ id, title, permalink }: ControlLink) => ({ title: `${id} ${title}`, permalink });

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
        <dt>How to do it</dt>
        <dd>
          <Links to={guides} />
          {template && (
            <>
              ; start from <Link to={template.permalink}>{template.title}</Link>
            </>
          )}
        </dd>
        {nist.length > 0 && (
          <>
            <dt>NIST SP 800-53</dt>
            <dd>
              {inList(nist, (target) => (
                <>
                  <Link to={`${MAPPING_ROUTE}#${anchorOf(target.id)}`}>{target.id}</Link> (
                  {target.reason})
                </>
              ))}
            </dd>
          </>
        )}
        {assurance && risk && (
          <>
            <dt>Meant for</dt>
            <dd>
              {LEVELS[assurance].toLowerCase()} assurance
              {risk !== assurance && `, ${LEVELS[risk].toLowerCase()} risk`}
            </dd>
          </>
        )}
        {terms.length > 0 && (
          <>
            <dt>Terms</dt>
            <dd>
              <Links to={terms} />
            </dd>
          </>
        )}
        {(variantOf ?? seeAlso.length > 0) && (
          <>
            <dt>See also</dt>
            <dd>
              <Links to={[...(variantOf ? [variantOf] : []), ...seeAlso].map(named)} />
            </dd>
          </>
        )}
        {note && (
          <>
            <dt>Note</dt>
            <dd>{note}</dd>
          </>
        )}
      </dl>
      {incidents.length > 0 && <Incidents incidents={incidents} />}
    </>
  );
}
