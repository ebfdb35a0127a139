import { SITE } from '#platform/base/common/site';
import { CSV_COLUMNS, CSV_TYPES } from '../common/csv';
import { CATALOG_FILES } from '../common/route';
import { recordSchema, type CatalogDocument } from '../common/schema';
import { LONG_TABLES, longTable } from '../common/tables';
import { KEYWORDS, LICENSE_ID } from './citation';

const FIELDS: Readonly<Record<string, { description?: string | undefined }>> = recordSchema.shape;

/** What the columns of `incidents.csv` hold that are no field of the JSON by themselves. */
const COLUMNS: Readonly<Record<string, string>> = {
  compromised: 'Day, month, or year of the attackers’ first success.',
  detected: 'Day, month, or year of the first notice.',
  disclosed: 'Day, month, or year of the first publication.',
  dwellDaysLeast: 'Least number of days between the first success and the first notice.',
  dwellDaysMost: 'Greatest number of days between the two.',
  exposureStart: 'Date or minute (UTC) from which users could get the harmful version.',
  exposureEnd: 'Date or minute (UTC) until which they could.',
  packageRanges: 'Ranges of `packages` in the same order, parted by spaces; `none` without one.',
  packagesComplete: 'Whether `packages` are all that the source names.',
  packagesDate: 'Day of the list of packages.',
  actorConfidences: 'Confidence for each of `actors`.',
  slsaReasons: 'Reason for each of `slsa`.',
  attackReasons: 'Reason for each of `attack`.',
  controlEffects: 'What each of `controls` would have done.',
  controlReasons: 'Reason for each of `controls`.',
  referenceTitles: 'Title of each of `references`.',
  referenceTypes: 'Kind of each of `references`.',
};

/** A table of a package. Fields may be added, which `subset` allows. */
const resource = (
  name: string,
  fields: { name: string; type: string; description: string }[],
  keys: object,
): object => ({
  name,
  type: 'table',
  path: `${name}.csv`,
  format: 'csv',
  mediatype: 'text/csv',
  encoding: 'utf-8',
  schema: { fieldsMatch: 'subset', fields, ...keys },
});

/** `datapackage.json` (Data Package 2.0): the tables with their columns, and how they join. */
export function toDataPackage({ title, url, version, date }: CatalogDocument): object {
  return {
    $schema: 'https://datapackage.org/profiles/2.0/datapackage.json',
    name: 'cncf-supply-chain-compromises',
    id: url + CATALOG_FILES.dataPackage,
    title,
    homepage: url,
    version,
    created: `${date}T00:00:00Z`,
    licenses: [{ name: LICENSE_ID, title: SITE.license.label, path: SITE.license.url }],
    contributors: [{ title: SITE.copyrightHolder }],
    keywords: KEYWORDS,
    resources: [
      resource(
        'incidents',
        Object.keys(CSV_COLUMNS).map((name) => ({
          name,
          type: CSV_TYPES[name] ?? 'string',
          description: COLUMNS[name] ?? FIELDS[name]?.description ?? '',
        })),
        { primaryKey: ['id'] },
      ),
      ...LONG_TABLES.map((name) =>
        resource(name, longTable([], name).columns, {
          foreignKeys: [
            { fields: ['incident'], reference: { resource: 'incidents', fields: ['id'] } },
          ],
        }),
      ),
    ],
  };
}
