import { stringify } from 'csv-stringify/browser/esm/sync';

/**
 * A text as a cell that no spreadsheet takes for a formula, also where it splits lines at semicolons
 * and so sees other cells than are written: an apostrophe goes before a sign that begins a formula.
 */
const toCell = (value: string): string =>
  value.replace(/\s+/g, ' ').replace(/(^|;)(?=["' ]*[=+\-@＝＋－＠])/g, "$1'");

/**
 * Rows as comma-separated values (RFC 4180: header, CRLF, quotes where needed), in UTF-8.
 *
 * @param columns name of each, and what it holds of a row
 */
export function toTable<Row>(
  rows: readonly Row[],
  columns: Readonly<Record<string, (row: Row) => string>>,
): string {
  const cells = Object.values(columns);
  return stringify(
    rows.map((row) => cells.map((cell) => toCell(cell(row)))),
    { header: true, columns: Object.keys(columns), record_delimiter: 'windows' },
  );
}
