import type { IncidentRow } from '../../common/generated';
import { ECOSYSTEMS, TYPES, type Ecosystem, type IncidentType } from '../../common/vocabulary';
import { compareNames } from '#platform/base/common/order';

/** The incidents that have a certain value. */
export interface Group<Id extends string = string> {
  id: Id;
  /** Anchor on the page of lists: `type-dev-tooling`, `ecosystem-npm`. */
  anchor: string;
  label: string;
  rows: IncidentRow[];
}

/** The incidents of each type, in the order of the definitions. */
export function groupByType(rows: readonly IncidentRow[]): Group<IncidentType>[] {
  return (Object.keys(TYPES) as IncidentType[]).map((type) => ({
    id: type,
    anchor: `type-${type}`,
    label: TYPES[type],
    rows: rows.filter(({ types }) => types.includes(type)),
  }));
}

/** The incidents of each ecosystem that has any, in alphabetical order. */
export function groupByEcosystem(rows: readonly IncidentRow[]): Group<Ecosystem>[] {
  return (Object.keys(ECOSYSTEMS) as Ecosystem[])
    .map((ecosystem) => ({
      id: ecosystem,
      anchor: `ecosystem-${ecosystem}`,
      label: ECOSYSTEMS[ecosystem],
      rows: rows.filter(({ ecosystems }) => ecosystems.includes(ecosystem)),
    }))
    .filter(({ rows: found }) => found.length > 0)
    .sort((a, b) => compareNames(a.label, b.label));
}
