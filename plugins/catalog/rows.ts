import type { Entry } from './entries';
import type { Incident } from './schema';

/** What the lists of incidents show of one, and search in it. */
export interface IncidentRow extends Pick<
  Incident,
  'date' | 'types' | 'ecosystems' | 'targets' | 'identifiers'
> {
  id: string;
  name: string;
  /** Route with base path. */
  permalink: string;
}

/** The entries with the columns that lists need, in the same order. */
export function toRows(entries: readonly Entry[]): IncidentRow[] {
  return entries.map(({ id, name, permalink, incident }) => {
    const { date, types, ecosystems, targets, identifiers } = incident;
    return { id, name, permalink, date, types, ecosystems, targets, identifiers };
  });
}
