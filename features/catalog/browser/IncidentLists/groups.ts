import type { IncidentRow } from '../../common/view';
import { ECOSYSTEMS, TYPES } from '../../common/vocabulary';
import { compareNames } from '#platform/base/common/text';

/** The incidents that have a certain value. */
export interface Group {
  id: string;
  /** Anchor on the page of lists: `type-dev-tooling`, `ecosystem-npm`. */
  anchor: string;
  label: string;
  rows: IncidentRow[];
}

const toGroups = (
  rows: readonly IncidentRow[],
  kind: string,
  labels: Readonly<Record<string, string>>,
  valuesOf: (row: IncidentRow) => readonly string[],
): Group[] =>
  Object.entries(labels).map(([id, label]) => ({
    id,
    anchor: `${kind}-${id}`,
    label,
    rows: rows.filter((row) => valuesOf(row).includes(id)),
  }));

/** The incidents of each type, in the order of the definitions. */
export const groupByType = (rows: readonly IncidentRow[]): Group[] =>
  toGroups(rows, 'type', TYPES, ({ types }) => types);

/** The incidents of each ecosystem that has any, in alphabetical order. */
export const groupByEcosystem = (rows: readonly IncidentRow[]): Group[] =>
  toGroups(rows, 'ecosystem', ECOSYSTEMS, ({ ecosystems }) => ecosystems)
    .filter((group) => group.rows.length > 0)
    .sort((a, b) => compareNames(a.label, b.label));
