import { parquetWriteBuffer } from 'hyparquet-writer';
import { CSV_COLUMNS } from '../common/csv';
import { longTable, type LONG_TABLES } from '../common/tables';
import type { CatalogDocument } from '../common/schema';

/** Columns of the CSV that hold numbers. */
const NUMBERS = new Set(['dwellDaysLeast', 'dwellDaysMost', 'independentSources']);

/** The columns of the CSV as a Parquet file, with numbers as numbers and nothing as null. */
export function toParquet({ incidents }: CatalogDocument): Uint8Array {
  return new Uint8Array(
    parquetWriteBuffer({
      columnData: Object.entries(CSV_COLUMNS).map(([name, cell]) => {
        const cells = incidents.map((record) => cell(record) || null);
        return NUMBERS.has(name)
          ? { name, data: cells.map((text) => text && Number(text)), type: 'INT32' as const }
          : { name, data: cells, type: 'STRING' as const };
      }),
    }),
  );
}

/** A long table as a Parquet file; `value` is a number. */
export function toLongParquet(
  { incidents }: CatalogDocument,
  name: (typeof LONG_TABLES)[number],
): Uint8Array {
  const { columns, rows } = longTable(incidents, name);
  return new Uint8Array(
    parquetWriteBuffer({
      columnData: columns.map((column) => {
        const cells = rows.map((row) => (row[column] === '' ? null : (row[column] ?? null)));
        return column === 'value'
          ? {
              name: column,
              data: cells.map((cell) => cell && Number(cell)),
              type: 'DOUBLE' as const,
            }
          : { name: column, data: cells, type: 'STRING' as const };
      }),
    }),
  );
}
