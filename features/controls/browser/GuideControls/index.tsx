import type { ReactNode } from 'react';
import { CollapsedList, LinkColumns } from '../../../../platform/frame/browser/LinkColumns';
import type { ControlLink } from '../../common/generated';

/** The controls that a guide explains. */
export function GuideControls({ controls }: { controls: readonly ControlLink[] }): ReactNode {
  return (
    <CollapsedList
      summary={`${controls.length} ${controls.length === 1 ? 'control' : 'controls'} of the Cloud Native Security Controls Catalog`}
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
