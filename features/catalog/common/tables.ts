import { toTable } from '#platform/base/common/csv';
import { LIST_SEPARATOR } from './route';
import type { IncidentRecord } from './schema';

type ColumnType = 'string' | 'integer' | 'number' | 'boolean' | 'date';

/**
 * A column of a table: its cell in a row, what it holds (if not what the schema of a record says of
 * the field of this name), and the type of its values, if not text.
 */
type Column<Row> = readonly [cell: (row: Row) => string, description?: string, type?: ColumnType];

/** A table of the catalog. */
export interface Table {
  columns: { name: string; description: string; type: ColumnType }[];
  /** The cells of each row. */
  rowsOf: (records: readonly IncidentRecord[]) => string[][];
}

const table = <Row>(
  rowsOf: (records: readonly IncidentRecord[]) => readonly Row[],
  columns: Readonly<Record<string, Column<Row>>>,
): Table => ({
  columns: Object.entries(columns).map(([name, [, description = '', type = 'string']]) => ({
    name,
    description,
    type,
  })),
  rowsOf: (records) =>
    rowsOf(records).map((row) => Object.values(columns).map(([cell]) => cell(row))),
});

/** A table with a row for each of what an incident has several of; `incident` joins it with `incidents.csv`. */
const longTable = <Item extends object>(
  itemsOf: (record: IncidentRecord) => readonly Item[],
  columns: Readonly<Record<string, Column<Item>>>,
): Table =>
  table<Item & { incident: string }>(
    (records) =>
      records.flatMap((record) =>
        itemsOf(record).map((item) => ({ ...item, incident: record.id })),
      ),
    { incident: [({ incident }) => incident, 'Id of the entry.'], ...columns },
  );

const list = (values: readonly string[]): string => values.join(LIST_SEPARATOR);

/** Columns that hold what the fields of their names do. */
const same = <Name extends string>(...names: readonly Name[]) =>
  Object.fromEntries(
    names.map((name): [string, Column<Record<Name, string | readonly string[]>>] => [
      name,
      [({ [name]: value }) => (typeof value === 'string' ? value : list(value))],
    ]),
  );

/** The tables of the catalog by the names of their files, with their columns in order. */
export const TABLES = {
  incidents: table((records) => records, {
    ...same('id', 'name', 'summary', 'url', 'date', 'dateKind'),
    compromised: [
      ({ dates }) => dates.compromised?.date ?? '',
      'Day, month, or year of the attackers’ first success.',
    ],
    detected: [
      ({ dates }) => dates.detected?.date ?? '',
      'Day, month, or year of the first notice.',
    ],
    disclosed: [
      ({ dates }) => dates.disclosed.date,
      'Day, month, or year of the first publication.',
    ],
    dwellDaysLeast: [
      ({ dwellDays }) => String(dwellDays?.least ?? ''),
      'Least number of days between the first success and the first notice.',
      'integer',
    ],
    dwellDaysMost: [
      ({ dwellDays }) => String(dwellDays?.most ?? ''),
      'Greatest number of days between the two.',
      'integer',
    ],
    exposureStart: [
      ({ exposure }) => exposure?.start ?? '',
      'Date or minute (UTC) from which users could get the harmful version.',
    ],
    exposureEnd: [
      ({ exposure }) => exposure?.end ?? '',
      'Date or minute (UTC) until which they could.',
    ],
    ...same('nature', 'vectors', 'stages', 'payloads', 'objectives', 'discoveredBy'),
    ...same('types', 'targets', 'ecosystems'),
    identifiers: [({ identifiers }) => list(identifiers.map(({ id }) => id))],
    packages: [({ packages }) => list(packages.map(({ purl }) => purl))],
    // Ranges use the separator of lists in their own notation, and no spaces.
    packageRanges: [
      ({ packages }) => packages.map(({ range }) => range ?? 'none').join(' '),
      'Ranges of `packages` in the same order, parted by spaces; `none` without one.',
    ],
    packagesComplete: [
      ({ packageList }) => String(packageList?.complete ?? ''),
      'Whether `packages` are all that the source names.',
      'boolean',
    ],
    packagesDate: [
      ({ packageList }) => packageList?.date ?? '',
      'Day of the list of packages.',
      'date',
    ],
    actors: [({ actors }) => list(actors.map(({ name }) => name))],
    actorConfidences: [
      ({ actors }) => list(actors.map(({ confidence }) => confidence)),
      'Confidence for each of `actors`.',
    ],
    slsa: [({ slsa }) => list(slsa.map(({ threat }) => threat))],
    slsaReasons: [
      ({ slsa }) => list(slsa.map(({ reason }) => reason)),
      'Reason for each of `slsa`.',
    ],
    attack: [({ attack }) => list(attack.map(({ technique }) => technique))],
    attackReasons: [
      ({ attack }) => list(attack.map(({ reason }) => reason)),
      'Reason for each of `attack`.',
    ],
    riskExplorer: [({ riskExplorer }) => list(riskExplorer.map(({ vector }) => vector))],
    guides: [({ guides }) => list(guides.map(({ url }) => url))],
    controls: [({ controls }) => list(controls.map(({ id }) => id))],
    controlEffects: [
      ({ controls }) => list(controls.map(({ how }) => how)),
      'What each of `controls` would have done.',
    ],
    controlReasons: [
      ({ controls }) => list(controls.map(({ reason }) => reason)),
      'Reason for each of `controls`.',
    ],
    related: [({ related }) => list(related)],
    references: [({ references }) => list(references.map(({ url }) => url))],
    referenceTitles: [
      ({ references }) => list(references.map(({ title }) => title)),
      'Title of each of `references`.',
    ],
    referenceTypes: [
      ({ references }) => list(references.map(({ type }) => type)),
      'Kind of each of `references`.',
    ],
    independentSources: [({ independentSources }) => String(independentSources), '', 'integer'],
    added: [({ added }) => added, '', 'date'],
    modified: [({ modified }) => modified, '', 'date'],
    reviewed: [({ reviewed }) => reviewed ?? '', '', 'date'],
  }),
  packages: longTable(({ packages }) => packages, {
    purl: [({ purl }) => purl, 'Package URL.'],
    range: [
      ({ range }) => range ?? '',
      'Affected versions in the `vers` notation; empty where no source names them, or there are none.',
    ],
    versions: [
      ({ versions }) => versions ?? '',
      '`none` for a service, a script, a commit, or a project without a harmful release.',
    ],
    note: [({ note }) => note ?? '', 'What has to be known about the package or its versions.'],
    action: [
      ({ action }) => String(action ?? false),
      'Whether the repository is a GitHub Action.',
      'boolean',
    ],
    scan: [
      ({ scan }) => String(scan ?? true),
      'Whether scanners may look for it; not where the name belongs to other software today.',
      'boolean',
    ],
  }),
  references: longTable(({ references }) => references, {
    title: [({ title }) => title, 'Title of the report.'],
    url: [({ url }) => url, 'Address of the report.'],
    type: [({ type }) => type, 'Kind of source.'],
    date: [({ date }) => date ?? '', 'Day, month, or year of the report, where known.'],
    archive: [({ archive }) => archive ?? '', 'Address of an archived copy.'],
  }),
  controls: longTable(({ controls }) => controls, {
    control: [({ id }) => id, 'Number in the Cloud Native Security Controls Catalog.'],
    how: [({ how }) => how, 'Whether it would have prevented, detected, or limited the incident.'],
    at: [({ at }) => at, 'Side at which it was missing.'],
    reason: [({ reason }) => reason, 'Reason of the judgment.'],
  }),
  impact: longTable(({ impact }) => impact, {
    figure: [({ figure }) => figure, 'What was counted, in words.'],
    value: [({ value }) => String(value ?? ''), 'The number, where there is one.', 'number'],
    unit: [({ unit }) => unit ?? '', 'Unit of the number.'],
    basis: [({ basis }) => basis, 'Who counted, and how.'],
    source: [({ source }) => source, 'Address of the source.'],
  }),
} satisfies Record<string, Table>;

/** A table as CSV. */
export const toCsv = ({ columns, rowsOf }: Table, records: readonly IncidentRecord[]): string =>
  toTable(
    rowsOf(records),
    Object.fromEntries(
      columns.map(({ name }, index) => [name, (row: string[]) => row[index] ?? '']),
    ),
  );
