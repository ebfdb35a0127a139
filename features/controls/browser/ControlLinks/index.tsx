import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { counted } from '#platform/base/common/text';
import { CollapsedList, inList, LinkColumns } from '#platform/frame/browser/Links';
import type { ControlLink, ControlsFiles } from '../../common/schema';

// Controls as pages of guides and terms list them; `features/controls/node/plugin.ts` gives them
// theirs.

/** The controls that a guide explains. */
export function GuideControls({ controls }: { controls: readonly ControlLink[] }): ReactNode {
  return (
    <CollapsedList
      summary={`${counted(controls.length, 'control')} of the Cloud Native Security Controls Catalog`}
    >
      <LinkColumns
        links={controls.map(({ id, title, permalink }) => ({
          permalink,
          label: title,
          remark: id,
        }))}
      />
    </CollapsedList>
  );
}

/** The terms of the lexicon that controls use, each with these. */
export function TermControls({ terms }: { terms: ControlsFiles['terms.json'] }): ReactNode {
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
