import { parquetWriteBuffer } from 'hyparquet-writer';
import { CSV_COLUMNS, CSV_TYPES } from '../common/csv';
import { longTable, type LONG_TABLES } from '../common/tables';
import type { CatalogDocument } from '../common/schema';

type ColumnSource = Parameters<typeof parquetWriteBuffer>[0]['columnData'][number];

const write = (columnData: ColumnSource[]) => new Uint8Array(parquetWriteBuffer({ columnData }));

/** The columns of the CSV as a Parquet file, with numbers as numbers and nothing as null. */
export const toParquet = ({ incidents }: CatalogDocument): Uint8Array =>
  write(
    Object.entries(CSV_COLUMNS).map(([name, cell]) => {
      const cells = incidents.map((record) => cell(record) || null);
      return CSV_TYPES[name] === 'integer'
        ? { name, data: cells.map((text) => text && Number(text)), type: 'INT32' }
        : { name, data: cells, type: 'STRING' };
    }),
  );

/** A long table as a Parquet file, with numbers as numbers, and yes and no as such. */
export function toLongParquet(
  { incidents }: CatalogDocument,
  table: (typeof LONG_TABLES)[number],
): Uint8Array {
  const { columns, rows } = longTable(incidents, table);
  return write(
    columns.map(({ name, type }) => {
      const cells = rows.map((row) => (row[name] === '' ? null : (row[name] ?? null)));
      switch (type) {
        case 'number':
          return { name, data: cells.map((cell) => cell && Number(cell)), type: 'DOUBLE' };
        case 'boolean':
          return { name, data: cells.map((cell) => cell === 'true'), type: 'BOOLEAN' };
        default:
          return { name, data: cells, type: 'STRING' };
      }
    }),
  );
}
