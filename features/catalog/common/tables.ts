import { toTable } from '#platform/base/common/csv';
import type { IncidentRecord } from './schema';

/** A column of a table: what it says, its cell in a row, and the type of its values, if not text. */
type Column<Item> = readonly [
  description: string,
  cell: (item: Item) => string,
  type?: 'number' | 'boolean',
];

/** A table with a row for each of what an incident has several of. */
interface LongTable<Item> {
  items: (record: IncidentRecord) => readonly Item[];
  columns: Readonly<Record<string, Column<Item>>>;
}

const table = <Item>(
  items: LongTable<Item>['items'],
  columns: LongTable<Item>['columns'],
): LongTable<Item> => ({ items, columns });

const TABLES = {
  packages: table(({ packages }) => packages, {
    purl: ['Package URL.', ({ purl }) => purl],
    range: [
      'Affected versions in the `vers` notation; empty where no source names them, or there are none.',
      ({ range }) => range ?? '',
    ],
    versions: [
      '`none` for a service, a script, a commit, or a project without a harmful release.',
      ({ versions }) => versions ?? '',
    ],
    note: ['What has to be known about the package or its versions.', ({ note }) => note ?? ''],
    action: [
      'Whether the repository is a GitHub Action.',
      ({ action }) => String(action ?? false),
      'boolean',
    ],
    scan: [
      'Whether scanners may look for it; not where the name belongs to other software today.',
      ({ scan }) => String(scan ?? true),
      'boolean',
    ],
  }),
  references: table(({ references }) => references, {
    title: ['Title of the report.', ({ title }) => title],
    url: ['Address of the report.', ({ url }) => url],
    type: ['Kind of source.', ({ type }) => type],
    date: ['Day, month, or year of the report, where known.', ({ date }) => date ?? ''],
    archive: ['Address of an archived copy.', ({ archive }) => archive ?? ''],
  }),
  controls: table(({ controls }) => controls, {
    control: ['Number in the Cloud Native Security Controls Catalog.', ({ id }) => id],
    how: ['Whether it would have prevented, detected, or limited the incident.', ({ how }) => how],
    at: ['Side at which it was missing.', ({ at }) => at],
    reason: ['Reason of the judgment.', ({ reason }) => reason],
  }),
  impact: table(({ impact }) => impact, {
    figure: ['What was counted, in words.', ({ figure }) => figure],
    value: ['The number, where there is one.', ({ value }) => String(value ?? ''), 'number'],
    unit: ['Unit of the number.', ({ unit }) => unit ?? ''],
    basis: ['Who counted, and how.', ({ basis }) => basis],
    source: ['Address of the source.', ({ source }) => source],
  }),
};

/** The long tables of the catalog. */
export const LONG_TABLES = Object.keys(TABLES) as (keyof typeof TABLES)[];

/** The columns of a long table and its rows; `incident` joins them with `incidents.csv`. */
export function longTable(
  records: readonly IncidentRecord[],
  name: keyof typeof TABLES,
): {
  columns: { name: string; description: string; type: 'string' | 'number' | 'boolean' }[];
  rows: Record<string, string>[];
} {
  const { items, columns } = TABLES[name] as LongTable<unknown>;
  const own = Object.entries(columns);
  return {
    columns: [
      { name: 'incident', description: 'Id of the entry.', type: 'string' },
      ...own.map(([name, [description, , type = 'string' as const]]) => ({
        name,
        description,
        type,
      })),
    ],
    rows: records.flatMap((record) =>
      items(record).map((item) => ({
        incident: record.id,
        ...Object.fromEntries(own.map(([name, [, cell]]) => [name, cell(item)])),
      })),
    ),
  };
}

/** A long table as CSV. */
export function toLongCsv(records: readonly IncidentRecord[], name: keyof typeof TABLES): string {
  const { columns, rows } = longTable(records, name);
  return toTable(
    rows,
    Object.fromEntries(
      columns.map((one) => [one.name, (row: Record<string, string>) => row[one.name] ?? '']),
    ),
  );
}
