import { toCsv } from '../common/csv';
import { toBibtex, toCff } from './citation';
import { toAtom } from './feed';
import { toJsonSchema } from './jsonSchema';
import { toNavigatorLayer } from './navigator';
import { osvId, toOsv } from './osv';
import { toParquet } from './parquet';
import { toStix } from './stix';
import { CATALOG_FILES } from '../common/route';
import type { CatalogDocument } from '../common/schema';

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/**
 * The catalog in machine-readable formats.
 *
 * @returns content by file name, relative to the folder of the catalog's index page
 */
export function toFiles(document: CatalogDocument): Map<string, string | Uint8Array> {
  const osv = document.incidents.flatMap((entry): [string, object][] => {
    const record = toOsv(entry);
    return record ? [[`v2/osv/${osvId(entry)}.json`, record]] : [];
  });
  // Under the path of its page: `v2/2024/xz.json`.
  const fileOf = ({ url }: { url: string }) => `${url.slice(document.url.length)}.json`;
  return new Map<string, string | Uint8Array>([
    [CATALOG_FILES.json, json(document)],
    [CATALOG_FILES.csv, toCsv(document.incidents)],
    [CATALOG_FILES.schema, json(toJsonSchema(document.$schema))],
    [CATALOG_FILES.parquet, toParquet(document)],
    [CATALOG_FILES.stix, json(toStix(document))],
    [CATALOG_FILES.navigator, json(toNavigatorLayer(document))],
    [CATALOG_FILES.bibtex, toBibtex(document)],
    [CATALOG_FILES.cff, toCff(document)],
    [CATALOG_FILES.feed, toAtom(document)],
    [CATALOG_FILES.osv, osv.map(([, record]) => `${JSON.stringify(record)}\n`).join('')],
    ...osv.map(([name, record]): [string, string] => [name, json(record)]),
    ...document.incidents.map((entry): [string, string] => [`v2/${fileOf(entry)}`, json(entry)]),
  ]);
}
