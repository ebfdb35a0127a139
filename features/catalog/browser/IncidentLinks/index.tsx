import type { ReactNode } from 'react';
import { yearOf } from '#platform/base/common/dates';
import { LinkColumns } from '#platform/frame/browser/Links';
import type { IncidentPage } from '../../common/generated';

/** Incidents as links with their years. */
export function IncidentLinks({ incidents }: { incidents: IncidentPage['similar'] }): ReactNode {
  return (
    <LinkColumns
      links={incidents.map(({ permalink, name, date }) => ({
        permalink,
        label: name,
        remark: yearOf(date),
      }))}
    />
  );
}
