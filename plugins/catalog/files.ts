import { toCsv } from './csv';
import { toAtom } from './feed';
import { toJsonSchema } from './jsonSchema';
import { CATALOG_FILES } from './route';
import type { CatalogDocument } from './schema';

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/**
 * The machine formats of the catalogue.
 *
 * @returns content by file name, relative to the folder of the catalogue's index page
 */
export function toFiles(document: CatalogDocument): Map<string, string> {
  return new Map([
    [CATALOG_FILES.json, json(document)],
    [CATALOG_FILES.csv, toCsv(document.incidents)],
    [CATALOG_FILES.schema, json(toJsonSchema(document.$schema))],
    [CATALOG_FILES.feed, toAtom(document)],
    // Each incident beside its page: `2024/xz.json`.
    ...document.incidents.map((record): [string, string] => [
      `${record.url.slice(document.url.length)}.json`,
      json(record),
    ]),
  ]);
}
