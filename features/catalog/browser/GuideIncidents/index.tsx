import type { ReactNode } from 'react';
import { counted } from '#platform/base/common/text';
import { CollapsedList } from '#platform/frame/browser/Links';
import type { IncidentPage } from '../../common/generated';
import { IncidentLinks } from '../IncidentLinks';

/** The incidents that a guide would have prevented or limited. */
export function GuideIncidents({ incidents }: { incidents: IncidentPage['similar'] }): ReactNode {
  return (
    <CollapsedList
      summary={`${counted(incidents.length, 'incident')} in the catalog of supply chain compromises`}
    >
      <IncidentLinks incidents={incidents} />
    </CollapsedList>
  );
}
