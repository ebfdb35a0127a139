import * as z from 'zod';
import { toTable } from '../../../platform/base/common/csv';
import { httpsUrl, isoDay, text } from '../../../platform/base/common/fields';
import { LIST_SEPARATOR, VERSION_1 } from '../common/route';
import { CSV_COLUMNS } from '../common/csv';
import { documentSchema, recordSchema, type CatalogDocument } from '../common/schema';

// Version 1 of the published format, derived from version 2 until the day that VERSION_1 names.

const KIND_OF_DATE = {
  compromised: 'occurred',
  detected: 'discovered',
  disclosed: 'disclosed',
} as const;

const { id, name, summary, url, date, types, targets, ecosystems, slsa, attack, guides } =
  recordSchema.shape;

const recordSchema1 = z
  .strictObject({
    ...{ id, name, summary, url, date },
    dateKind: z.enum(Object.values(KIND_OF_DATE)),
    ...{ types, targets, ecosystems },
    identifiers: z.array(z.strictObject({ id: text, url: httpsUrl.optional() })),
    affectedVersions: z.array(text),
    ...{ slsa, attack, guides },
    references: z.array(z.strictObject({ title: text, url: httpsUrl })),
    added: isoDay,
  })
  .meta({ id: 'incident1' });

type Record1 = z.infer<typeof recordSchema1>;

/** A package and its range in words: `pkg:npm/rc`, `vers:npm/1.2.9|1.3.9` → `rc 1.2.9, 1.3.9`. */
function versionInWords(purl: string, range?: string): string {
  const [, name = purl, version] = /\/([^/@?]+)(?:@([^?]+))?(?:\?.*)?$/.exec(purl) ?? [];
  const versions =
    range
      ?.slice(range.indexOf('/') + 1)
      .replace('*', 'all versions')
      .replaceAll('|', ', ') ?? version;
  return decodeURIComponent(versions === undefined ? name : `${name} ${versions}`);
}

function toRecord1(record: CatalogDocument['incidents'][number]): Record1 {
  const { dateKind, identifiers, packages, references, ...rest } = record;
  const fields = Object.keys(recordSchema1.shape);
  return recordSchema1.parse({
    ...Object.fromEntries(Object.entries(rest).filter(([field]) => fields.includes(field))),
    dateKind: KIND_OF_DATE[dateKind],
    identifiers: identifiers.map(({ id: number, url: address }) =>
      address === undefined ? { id: number } : { id: number, url: address },
    ),
    affectedVersions: packages.map(({ purl, range }) => versionInWords(purl, range)),
    references: references.map(({ title, url: address }) => ({ title, url: address })),
  });
}

const COLUMN_ORDER = [
  ...['id', 'name', 'summary', 'url', 'date', 'dateKind', 'types', 'targets', 'ecosystems'],
  ...['identifiers', 'affectedVersions', 'slsa', 'slsaReasons', 'attack', 'attackReasons'],
  ...['guides', 'references', 'referenceTitles', 'added'],
];

/** The columns that mean something else than in version 2. */
const OWN_COLUMNS: typeof CSV_COLUMNS = {
  dateKind: ({ dateKind }) => KIND_OF_DATE[dateKind],
  // The ranges of one package hold the separator of lists in their notation, not in words.
  affectedVersions: ({ packages }) =>
    packages.map(({ purl, range }) => versionInWords(purl, range)).join(LIST_SEPARATOR),
};

const COLUMNS: typeof CSV_COLUMNS = Object.fromEntries(
  Object.entries({ ...CSV_COLUMNS, ...OWN_COLUMNS })
    .filter(([column]) => COLUMN_ORDER.includes(column))
    .sort(([one], [other]) => COLUMN_ORDER.indexOf(one) - COLUMN_ORDER.indexOf(other)),
);

const documentSchema1 = documentSchema.omit({ license: true }).extend({
  // cspell:ignore licence -- a field of what was published
  licence: documentSchema.shape.license,
  incidents: z.array(recordSchema1),
});

/** The schema, the document, its records and the CSV of version 1, as they are published. */
export function toVersion1(document: CatalogDocument): {
  schema: object;
  document: z.infer<typeof documentSchema1>;
  csv: string;
} {
  const { license, ...about } = document;
  const incidents = document.incidents.map(toRecord1);
  const $schema = document.url + VERSION_1.schema;
  return {
    schema: {
      $id: $schema,
      ...z.toJSONSchema(documentSchema1),
    },
    document: { ...about, licence: license, $schema, incidents },
    csv: toTable(document.incidents, COLUMNS),
  };
}
