import { parquetWriteBuffer } from 'hyparquet-writer';
import { CSV_COLUMNS } from '../common/csv';
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
