// Ships to browsers, on demand: nothing from Node.
import { stringify } from 'csv-stringify/browser/esm/sync';
import type { IncidentRecord } from './schema';

/** Parts the values of a field that holds several. */
export const LIST_SEPARATOR = '|';

const list = (values: readonly string[]): string => values.join(LIST_SEPARATOR);

/** The columns of `incidents.csv`, in their order, and what each holds. */
export const CSV_COLUMNS: Readonly<Record<string, (record: IncidentRecord) => string>> = {
  id: ({ id }) => id,
  name: ({ name }) => name,
  summary: ({ summary }) => summary,
  url: ({ url }) => url,
  date: ({ date }) => date,
  dateKind: ({ dateKind }) => dateKind,
  types: ({ types }) => list(types),
  targets: ({ targets }) => list(targets),
  ecosystems: ({ ecosystems }) => list(ecosystems),
  identifiers: ({ identifiers }) => list(identifiers.map(({ id }) => id)),
  affectedVersions: ({ affectedVersions }) => list(affectedVersions),
  slsa: ({ slsa }) => list(slsa.map(({ threat }) => threat)),
  slsaReasons: ({ slsa }) => list(slsa.map(({ reason }) => reason)),
  attack: ({ attack }) => list(attack.map(({ technique }) => technique)),
  attackReasons: ({ attack }) => list(attack.map(({ reason }) => reason)),
  guides: ({ guides }) => list(guides.map(({ url }) => url)),
  references: ({ references }) => list(references.map(({ url }) => url)),
  referenceTitles: ({ references }) => list(references.map(({ title }) => title)),
  added: ({ added }) => added,
};

/** Records as comma-separated values (RFC 4180: header, CRLF, quotes where needed), in UTF-8. */
export function toCsv(records: readonly IncidentRecord[]): string {
  const cells = Object.values(CSV_COLUMNS);
  return stringify(
    records.map((record) => cells.map((cell) => cell(record))),
    { header: true, columns: Object.keys(CSV_COLUMNS), record_delimiter: 'windows' },
  );
}
