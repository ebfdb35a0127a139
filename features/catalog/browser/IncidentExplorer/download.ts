import { saveFile } from '#platform/base/browser/saveFile';
import { toCsv } from '../../common/csv';
import type { CatalogDocument } from '../../common/schema';

export type DownloadFormat = 'csv' | 'json';

const MEDIA_TYPES: Record<DownloadFormat, string> = {
  csv: 'text/csv;charset=utf-8',
  json: 'application/json',
};

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
  format: DownloadFormat,
  url: string,
  ids: readonly string[],
): Promise<void> {
  const response = await fetch(url);
  if (!response.ok) {
    throw new Error(`${url} answered with status ${response.status}`);
  }
  const chosen = selectRecords((await response.json()) as CatalogDocument, ids);
  const text = format === 'csv' ? toCsv(chosen.incidents) : `${JSON.stringify(chosen, null, 2)}\n`;
  saveFile(`incidents.${format}`, text, MEDIA_TYPES[format]);
}
