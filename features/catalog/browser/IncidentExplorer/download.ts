import { fetchText } from '#platform/base/browser/fetchText';
import { saveFile } from '#platform/base/browser/saveFile';
import { toJson } from '#platform/base/common/json';
import { TABLES, toCsv } from '../../common/tables';
import type { CatalogDocument } from '../../common/schema';

/** The document with only the incidents of these ids, in their order. */
export function selectRecords(all: CatalogDocument, ids: readonly string[]): CatalogDocument {
  const byId = new Map(all.incidents.map((record) => [record.id, record]));
  return { ...all, incidents: ids.flatMap((id) => byId.get(id) ?? []) };
}

/**
 * Saves incidents as a file, in the same format as the published files. Loaded on demand.
 *
 * @param url address of `incidents.json`
 * @param ids of the incidents to save
 * @throws if that file cannot be loaded
 */
export async function download(
  format: 'CSV' | 'JSON',
  url: string,
  ids: readonly string[],
): Promise<void> {
  const chosen = selectRecords(JSON.parse(await fetchText(url)) as CatalogDocument, ids);
  if (format === 'CSV') {
    saveFile('incidents.csv', toCsv(TABLES.incidents, chosen.incidents), 'text/csv;charset=utf-8');
  } else {
    saveFile('incidents.json', toJson(chosen), 'application/json');
  }
}
