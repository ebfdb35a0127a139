import { toTable } from '#platform/base/common/csv';
import { LIST_SEPARATOR } from './route';
import type { IncidentRecord } from './schema';

/** The cells of a table by the names of its columns, in their order. */
type Columns<Row> = Readonly<Record<string, (row: Row) => string>>;

const list = (values: readonly string[]): string => values.join(LIST_SEPARATOR);

/** Columns that hold what the fields of their names do. */
const same = <Name extends string>(...names: readonly Name[]) =>
  Object.fromEntries(
    names.map((name) => [
      name,
      ({ [name]: value }: Record<Name, string | readonly string[]>) =>
        typeof value === 'string' ? value : list(value),
    ]),
  );

const INCIDENT_COLUMNS: Columns<IncidentRecord> = {
  ...same('id', 'name', 'summary', 'url', 'date', 'dateKind'),
  compromised: ({ dates }) => dates.compromised?.date ?? '',
  detected: ({ dates }) => dates.detected?.date ?? '',
  disclosed: ({ dates }) => dates.disclosed.date,
  dwellDaysLeast: ({ dwellDays }) => String(dwellDays?.least ?? ''),
  dwellDaysMost: ({ dwellDays }) => String(dwellDays?.most ?? ''),
  exposureStart: ({ exposure }) => exposure?.start ?? '',
  exposureEnd: ({ exposure }) => exposure?.end ?? '',
  ...same('nature', 'vectors', 'stages', 'payloads', 'objectives', 'discoveredBy'),
  ...same('types', 'targets', 'ecosystems'),
  identifiers: ({ identifiers }) => list(identifiers.map(({ id }) => id)),
  packages: ({ packages }) => list(packages.map(({ purl }) => purl)),
  // Ranges use the separator of lists in their own notation, and no spaces.
  packageRanges: ({ packages }) => packages.map(({ range }) => range ?? 'none').join(' '),
  packagesComplete: ({ packageList }) => String(packageList?.complete ?? ''),
  packagesDate: ({ packageList }) => packageList?.date ?? '',
  actors: ({ actors }) => list(actors.map(({ name }) => name)),
  actorConfidences: ({ actors }) => list(actors.map(({ confidence }) => confidence)),
  slsa: ({ slsa }) => list(slsa.map(({ threat }) => threat)),
  slsaReasons: ({ slsa }) => list(slsa.map(({ reason }) => reason)),
  attack: ({ attack }) => list(attack.map(({ technique }) => technique)),
  attackReasons: ({ attack }) => list(attack.map(({ reason }) => reason)),
  riskExplorer: ({ riskExplorer }) => list(riskExplorer.map(({ vector }) => vector)),
  guides: ({ guides }) => list(guides.map(({ url }) => url)),
  controls: ({ controls }) => list(controls.map(({ id }) => id)),
  controlEffects: ({ controls }) => list(controls.map(({ how }) => how)),
  controlReasons: ({ controls }) => list(controls.map(({ reason }) => reason)),
  related: ({ related }) => list(related),
  references: ({ references }) => list(references.map(({ url }) => url)),
  referenceTitles: ({ references }) => list(references.map(({ title }) => title)),
  referenceTypes: ({ references }) => list(references.map(({ type }) => type)),
  independentSources: ({ independentSources }) => String(independentSources),
  added: ({ added }) => added,
  modified: ({ modified }) => modified,
  reviewed: ({ reviewed }) => reviewed ?? '',
};

/** A table with a row for each of what an incident has several of; `incident` joins it with `incidents.csv`. */
const longTable =
  <Item extends object>(
    itemsOf: (record: IncidentRecord) => readonly Item[],
    columns: Columns<Item>,
  ) =>
  (records: readonly IncidentRecord[]): string =>
    toTable<Item & { incident: string }>(
      records.flatMap((record) =>
        itemsOf(record).map((item) => ({ ...item, incident: record.id })),
      ),
      { incident: ({ incident }) => incident, ...columns },
    );

/** The tables of the catalog as CSV, by the names of their files. */
export const TABLES = {
  incidents: (records: readonly IncidentRecord[]): string => toTable(records, INCIDENT_COLUMNS),
  packages: longTable(({ packages }) => packages, {
    purl: ({ purl }) => purl,
    range: ({ range }) => range ?? '',
    versions: ({ versions }) => versions ?? '',
    commits: ({ commits = [] }) => list(commits),
    note: ({ note }) => note ?? '',
    action: ({ action }) => String(action ?? false),
    scan: ({ scan }) => String(scan ?? true),
  }),
  references: longTable(({ references }) => references, {
    title: ({ title }) => title,
    url: ({ url }) => url,
    type: ({ type }) => type,
    date: ({ date }) => date ?? '',
    archive: ({ archive }) => archive ?? '',
  }),
  controls: longTable(({ controls }) => controls, {
    control: ({ id }) => id,
    how: ({ how }) => how,
    at: ({ at }) => at,
    reason: ({ reason }) => reason,
  }),
  impact: longTable(({ impact }) => impact, {
    figure: ({ figure }) => figure,
    value: ({ value }) => String(value ?? ''),
    unit: ({ unit }) => unit ?? '',
    basis: ({ basis }) => basis,
    source: ({ source }) => source,
  }),
  markers: longTable(({ markers }) => markers, {
    kind: ({ kind }) => kind,
    value: ({ value }) => value,
    sha256: ({ sha256 }) => sha256 ?? '',
    in: (marker) => marker.in ?? '',
    note: ({ note }) => note ?? '',
    source: ({ source }) => source,
  }),
};
