import type { ReactNode } from 'react';
import { counted } from '#platform/base/common/text';
import { CollapsedList, LinkColumns } from '#platform/frame/browser/Links';
import type { ControlLink } from '../../common/generated';

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
