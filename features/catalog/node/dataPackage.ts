import { SITE } from '#platform/base/common/site';
import { CATALOG_FILES } from '../common/route';
import { recordSchema, type CatalogDocument } from '../common/schema';
import { TABLES } from '../common/tables';
import { KEYWORDS, LICENSE_ID } from './citation';

const FIELDS: Readonly<Record<string, { description?: string | undefined }>> = recordSchema.shape;

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
    resources: Object.entries(TABLES).map(([table, { columns }]) => ({
      name: table,
      type: 'table',
      path: `${table}.csv`,
      format: 'csv',
      mediatype: 'text/csv',
      encoding: 'utf-8',
      schema: {
        // Fields may be added.
        fieldsMatch: 'subset',
        fields: columns.map(({ name, type, description }) => ({
          name,
          type,
          description: description || FIELDS[name]?.description,
        })),
        ...(table === 'incidents'
          ? { primaryKey: ['id'] }
          : {
              foreignKeys: [
                { fields: ['incident'], reference: { resource: 'incidents', fields: ['id'] } },
              ],
            }),
      },
    })),
  };
}
