import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Problem } from '#platform/base/common/problems';
import { repeatsIn } from '#platform/base/common/repeats';
import type { Entry } from '#platform/collections/node/collection';
import { readDataFile } from '#platform/content/node/dataFile';
import { packagesFileSchema, type Incident, type IncidentRecord } from '../common/schema';

/** Lists of packages that are too long for front matter, one file for each entry. */
export const PACKAGES_FOLDER = 'data/catalog/packages';

/** Packages by the id of their entry. */
export type PackageLists = ReadonlyMap<string, IncidentRecord['packages']>;

const fileOf = (id: string): string => `${PACKAGES_FOLDER}/${id}.yaml`;

/** The lists of all entries that have one, and the problems of their files. */
export function loadPackageLists(siteDir: string): { lists: PackageLists; problems: Problem[] } {
  const folder = path.join(siteDir, PACKAGES_FOLDER);
  const ids = existsSync(folder)
    ? readdirSync(folder).map((name) => path.basename(name, '.yaml'))
    : [];
  const files = ids.map(
    (id) => [id, readDataFile(siteDir, fileOf(id), packagesFileSchema)] as const,
  );
  return {
    lists: new Map(files.map(([id, { value = [] }]) => [id, value])),
    problems: files.flatMap(([, { problems }]) => problems),
  };
}

/**
 * Each list belongs to an entry, nothing is listed twice, and entries with packages say whether
 * these are all.
 *
 * @param incidents all entries, by id
 */
export function checkPackageLists(
  lists: PackageLists,
  incidents: ReadonlyMap<string, Entry<Pick<Incident, 'packages' | 'packageList'>>>,
): Problem[] {
  const ownerless = [...lists.keys()].filter((id) => !incidents.has(id));
  return [
    ...ownerless.map((id) => ({
      file: fileOf(id),
      field: 'id',
      reason: `"${id}" is not an entry`,
      remedy: 'Name the file after the id of an entry, which is the name of its page.',
    })),
    ...[...incidents].flatMap(([id, { file, data }]): Problem[] => {
      const all = [...(data.packages ?? []), ...(lists.get(id) ?? [])];
      return [
        ...repeatsIn(all, ({ purl, range = '' }) => [`${purl} ${range}`]).map(({ item }) => ({
          file: lists.has(id) ? fileOf(id) : file,
          field: lists.has(id) ? 'purl' : 'incident.packages',
          reason: `"${item.purl}" is listed twice`,
          remedy: 'Keep one of the two.',
        })),
        ...(all.length > 0 === (data.packageList !== undefined)
          ? []
          : [
              {
                file,
                field: 'incident.packageList',
                reason: all.length > 0 ? 'is missing' : 'is about packages, and there are none',
                remedy:
                  all.length > 0
                    ? 'Say whether the packages are all, and on which day: "packageList: { complete: true, date: 2026-11-25 }".'
                    : 'Remove the field, or add the packages.',
              },
            ]),
      ];
    }),
  ];
}
