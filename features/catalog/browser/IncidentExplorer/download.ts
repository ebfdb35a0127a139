import { fetchText, saveFile } from '#platform/base/browser/textFiles';
import { toJson } from '#platform/base/common/json';
import { TABLES } from '../../common/tables';
import type { CatalogDocument } from '../../common/schema';

/**
 * Saves incidents as a file, in the same format as the published files. Loaded on demand.
 *
 * @param url address of `incidents.json`
 * @param ids of the incidents to save, in their order
 * @throws if that file cannot be loaded
 */
export async function download(
  format: 'CSV' | 'JSON',
  url: string,
  ids: readonly string[],
): Promise<void> {
  const all = JSON.parse(await fetchText(url)) as CatalogDocument;
  const byId = new Map(all.incidents.map((record) => [record.id, record]));
  const incidents = ids.flatMap((id) => byId.get(id) ?? []);
  if (format === 'CSV') {
    saveFile('incidents.csv', TABLES.incidents(incidents), 'text/csv;charset=utf-8');
  } else {
    saveFile('incidents.json', toJson({ ...all, incidents }), 'application/json');
  }
}
