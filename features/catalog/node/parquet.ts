import { parquetWriteBuffer } from 'hyparquet-writer';
import type { Table } from '../common/tables';
import type { IncidentRecord } from '../common/schema';

/** A table as a Parquet file, with numbers as numbers, yes and no as such, and nothing as null. */
export function toParquet(
  { columns, rowsOf }: Table,
  records: readonly IncidentRecord[],
): Uint8Array {
  const rows = rowsOf(records);
  const columnData = columns.map(({ name, type }, index) => {
    const cells = rows.map((row) => (row[index] === '' ? null : row[index]));
    switch (type) {
      case 'integer':
        return { name, data: cells.map((cell) => cell && Number(cell)), type: 'INT32' as const };
      case 'number':
        return { name, data: cells.map((cell) => cell && Number(cell)), type: 'DOUBLE' as const };
      case 'boolean':
        return {
          name,
          data: cells.map((cell) => cell && cell === 'true'),
          type: 'BOOLEAN' as const,
        };
      default:
        return { name, data: cells, type: 'STRING' as const };
    }
  });
  return new Uint8Array(parquetWriteBuffer({ columnData }));
}
