import type { ReactNode } from 'react';
import type { IncidentPage } from '../../common/generated';
import { CollapsedIncidents, countText } from '../IncidentLinks';

/** The incidents that a guide would have prevented or limited. */
export function GuideIncidents({ incidents }: { incidents: IncidentPage['similar'] }): ReactNode {
  return (
    <CollapsedIncidents
      incidents={incidents}
      summary={`${countText(incidents.length)} in the catalog of supply chain compromises`}
    />
  );
}
