import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import terms from '@generated/site-controls/default/terms.json';
import { CollapsedList, inList } from '#platform/frame/browser/Links';

/** The terms of the lexicon that controls use, each with these. */
export function TermControls(): ReactNode {
  return (
    <CollapsedList summary={`${terms.length} terms in the Cloud Native Security Controls Catalog`}>
      <dl>
        {terms.map(({ title, permalink, controls }) => (
          <div key={title}>
            <dt>
              <Link to={permalink}>{title}</Link>
            </dt>
            <dd>
              {inList(controls, (control) => (
                <Link to={control.permalink}>
                  {control.id} {control.title}
                </Link>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </CollapsedList>
  );
}
