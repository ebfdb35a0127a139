import { toTable } from '../../../platform/base/common/csv';
import type { IncidentRecord } from './schema';

/** A table with a row for each of what an incident has several of. */
interface LongTable<Item> {
  items: (record: IncidentRecord) => readonly Item[];
  columns: Readonly<Record<string, (item: Item) => string>>;
}

const table = <Item>(
  items: LongTable<Item>['items'],
  columns: LongTable<Item>['columns'],
): LongTable<Item> => ({ items, columns });

const TABLES = {
  packages: table(({ packages }) => packages, {
    purl: ({ purl }) => purl,
    range: ({ range }) => range ?? '',
    note: ({ note }) => note ?? '',
    action: ({ action }) => String(action ?? false),
    scan: ({ scan }) => String(scan ?? true),
  }),
  references: table(({ references }) => references, {
    title: ({ title }) => title,
    url: ({ url }) => url,
    type: ({ type }) => type,
    date: ({ date }) => date ?? '',
    archive: ({ archive }) => archive ?? '',
  }),
  controls: table(({ controls }) => controls, {
    control: ({ id }) => id,
    how: ({ how }) => how,
    at: ({ at }) => at,
    reason: ({ reason }) => reason,
  }),
  impact: table(({ impact }) => impact, {
    figure: ({ figure }) => figure,
    value: ({ value }) => String(value ?? ''),
    unit: ({ unit }) => unit ?? '',
    basis: ({ basis }) => basis,
    source: ({ source }) => source,
  }),
};

/** The long tables of the catalog. */
export const LONG_TABLES = Object.keys(TABLES) as (keyof typeof TABLES)[];

/** The rows of a long table; `incident` is the id that joins it with `incidents.csv`. */
function rowsOf<Item>(
  records: readonly IncidentRecord[],
  { items, columns }: LongTable<Item>,
): Record<string, string>[] {
  return records.flatMap((record) =>
    items(record).map((item) => ({
      incident: record.id,
      ...Object.fromEntries(Object.entries(columns).map(([name, cell]) => [name, cell(item)])),
    })),
  );
}

/** The columns of a long table and its rows. */
export function longTable(
  records: readonly IncidentRecord[],
  name: keyof typeof TABLES,
): { columns: string[]; rows: Record<string, string>[] } {
  const chosen = TABLES[name] as LongTable<unknown>;
  return { columns: ['incident', ...Object.keys(chosen.columns)], rows: rowsOf(records, chosen) };
}

/** A long table as CSV. */
export function toLongCsv(records: readonly IncidentRecord[], name: keyof typeof TABLES): string {
  const { columns, rows } = longTable(records, name);
  return toTable(
    rows,
    Object.fromEntries(
      columns.map((column) => [column, (row: Record<string, string>) => row[column] ?? '']),
    ),
  );
}
