import { readFileSync } from 'node:fs';
import path from 'node:path';
import { TABLES, toCsv } from '../common/tables';
import { toChanges, toJsonFeed, type Release } from './changes';
import { toBibtex, toCff } from './citation';
import { toDataPackage } from './dataPackage';
import { toAtom } from './feed';
import { toJsonSchema } from './jsonSchema';
import { toNavigatorLayer } from '../common/navigator';
import { osvId, toOsv } from './osv';
import { toParquet } from './parquet';
import { toStix } from './stix';
import { CATALOG_FILES, recordFile } from '../common/route';
import type { Actor, CatalogDocument } from '../common/schema';
import { toJson } from '#platform/base/common/json';

/** The actors, each with the entries that are attributed to it. */
const toActors = (
  { url, version, date, license, incidents }: CatalogDocument,
  actors: readonly Actor[],
) => ({
  url,
  version,
  date,
  license,
  actors: actors.map((actor) => ({
    ...actor,
    entries: incidents
      .filter((record) => record.actors.some((named) => named.actor === actor.id))
      .map(({ id }) => id),
  })),
});

/**
 * The catalog in machine-readable formats.
 *
 * @param actors that its entries are attributed to
 * @param releases frozen earlier, the earliest first
 * @param chart the incidents by year, as SVG
 * @returns content by file name, relative to the folder of the catalog's index page
 */
export function toFiles(
  document: CatalogDocument,
  actors: readonly Actor[],
  releases: readonly Release[],
  chart: string,
): Map<string, string | Uint8Array> {
  const osv = document.incidents.flatMap((entry): [string, object][] => {
    const record = toOsv(entry);
    return record ? [[`v2/osv/${osvId(entry)}.json`, record]] : [];
  });
  return new Map<string, string | Uint8Array>([
    [CATALOG_FILES.json, toJson(document)],
    [CATALOG_FILES.schema, toJson(toJsonSchema(document.$schema))],
    [CATALOG_FILES.actors, toJson(toActors(document, actors))],
    [CATALOG_FILES.stix, toJson(toStix(document, actors))],
    [CATALOG_FILES.navigator, toJson(toNavigatorLayer(document))],
    [CATALOG_FILES.bibtex, toBibtex(document)],
    [CATALOG_FILES.cff, toCff(document)],
    [CATALOG_FILES.feed, toAtom(document)],
    [CATALOG_FILES.jsonFeed, toJson(toJsonFeed(document))],
    [CATALOG_FILES.changes, toJson(toChanges(document, releases))],
    [CATALOG_FILES.chart, chart],
    [CATALOG_FILES.notebook, readFileSync(path.join(__dirname, 'catalog.ipynb'), 'utf8')],
    [CATALOG_FILES.dataPackage, toJson(toDataPackage(document))],
    [CATALOG_FILES.osv, osv.map(([, record]) => `${JSON.stringify(record)}\n`).join('')],
    ...Object.entries(TABLES).flatMap(([name, table]): [string, string | Uint8Array][] => [
      [`v2/${name}.csv`, toCsv(table, document.incidents)],
      [`v2/${name}.parquet`, toParquet(table, document.incidents)],
    ]),
    ...osv.map(([name, record]): [string, string] => [name, toJson(record)]),
    ...document.incidents.map((entry): [string, string] => [
      recordFile(entry.url, document.url),
      toJson(entry),
    ]),
  ]);
}
