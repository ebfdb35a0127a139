import * as z from 'zod';
import { stringify } from 'yaml';
import { toTable } from '#platform/base/common/csv';
import { formatDay } from '#platform/base/common/dates';
import { groupBy } from '#platform/base/common/lists';
import { toJson } from '#platform/base/common/json';
import { compareTexts } from '#platform/base/common/text';
import { SITE } from '#platform/base/common/site';
import { makeFeed } from '#platform/output/node/feed';
import type { CodeBookField } from '../common/generated';
import { CATALOG_FILES, LIST_SEPARATOR, recordFile } from '../common/route';
import {
  documentSchema,
  recordSchema,
  type Actor,
  type CatalogDocument,
  type IncidentRecord,
} from '../common/schema';
import { ATTACK_RELEASE, TYPES } from '../common/vocabulary';
import { toOfflineDatabase, toOsv } from './osv';
import { toStix } from './stix';

/**
 * The JSON Schema (draft 2020-12) of `incidents.json`; that of one incident is its
 * `$defs/incident`. It allows further fields, since a version of the format can gain some.
 */
export function toJsonSchema(id: string): object {
  return {
    $id: id,
    ...z.toJSONSchema(documentSchema, {
      override: ({ jsonSchema }) => {
        if (jsonSchema.additionalProperties === false) {
          delete jsonSchema.additionalProperties;
        }
      },
    }),
  };
}

function kindOf(schema: z.ZodType): Pick<CodeBookField, 'kind' | 'values'> {
  if (schema instanceof z.ZodNullable) {
    const { kind, values } = kindOf(schema.unwrap() as z.ZodType);
    return { kind: `${kind}, or null`, values };
  }
  if (schema instanceof z.ZodArray) {
    const { kind, values } = kindOf(schema.element as z.ZodType);
    return { kind: `list: ${kind}`, values };
  }
  if (schema instanceof z.ZodEnum) {
    return { kind: 'listed value', values: schema.options.map(String) };
  }
  if (schema instanceof z.ZodObject) {
    return { kind: `object: ${Object.keys(schema.shape).join(', ')}`, values: [] };
  }
  if (schema instanceof z.ZodNumber) {
    return { kind: 'number', values: [] };
  }
  return { kind: schema instanceof z.ZodURL ? 'address' : 'text', values: [] };
}

/** The fields of a record, in their order. */
export function toCodeBook(): CodeBookField[] {
  return Object.entries(recordSchema.shape).map(([name, schema]) => ({
    name,
    description: schema.description ?? '',
    ...kindOf(schema),
  }));
}

/** The cells of a table by the names of its columns, in their order. */
type Columns<Row> = Readonly<Record<string, (row: Row) => string>>;

const list = (values: readonly string[]): string => values.join(LIST_SEPARATOR);

/** Columns that hold what the fields of their names do. */
const same = <Name extends string>(...names: readonly Name[]) =>
  Object.fromEntries(
    names.map((name) => [
      name,
      ({ [name]: value }: Record<Name, string | readonly string[]>) =>
        typeof value === 'string' ? value : list(value),
    ]),
  );

const INCIDENT_COLUMNS: Columns<IncidentRecord> = {
  ...same('id', 'name', 'summary', 'url', 'date', 'dateKind'),
  compromised: ({ dates }) => dates.compromised?.date ?? '',
  detected: ({ dates }) => dates.detected?.date ?? '',
  disclosed: ({ dates }) => dates.disclosed.date,
  dwellDaysLeast: ({ dwellDays }) => String(dwellDays?.least ?? ''),
  dwellDaysMost: ({ dwellDays }) => String(dwellDays?.most ?? ''),
  exposureStart: ({ exposure }) => exposure?.start ?? '',
  exposureEnd: ({ exposure }) => exposure?.end ?? '',
  ...same('nature', 'vectors', 'stages', 'payloads', 'objectives', 'discoveredBy'),
  ...same('types', 'targets', 'ecosystems'),
  identifiers: ({ identifiers }) => list(identifiers.map(({ id }) => id)),
  packages: ({ packages }) => list(packages.map(({ purl }) => purl)),
  // Ranges use the separator of lists in their own notation, and no spaces.
  packageRanges: ({ packages }) => packages.map(({ range }) => range ?? 'none').join(' '),
  packagesComplete: ({ packageList }) => String(packageList?.complete ?? ''),
  packagesDate: ({ packageList }) => packageList?.date ?? '',
  actors: ({ actors }) => list(actors.map(({ name }) => name)),
  actorConfidences: ({ actors }) => list(actors.map(({ confidence }) => confidence)),
  slsa: ({ slsa }) => list(slsa.map(({ threat }) => threat)),
  slsaReasons: ({ slsa }) => list(slsa.map(({ reason }) => reason)),
  attack: ({ attack }) => list(attack.map(({ technique }) => technique)),
  attackReasons: ({ attack }) => list(attack.map(({ reason }) => reason)),
  riskExplorer: ({ riskExplorer }) => list(riskExplorer.map(({ vector }) => vector)),
  guides: ({ guides }) => list(guides.map(({ url }) => url)),
  controls: ({ controls }) => list(controls.map(({ id }) => id)),
  controlEffects: ({ controls }) => list(controls.map(({ how }) => how)),
  controlReasons: ({ controls }) => list(controls.map(({ reason }) => reason)),
  related: ({ related }) => list(related),
  references: ({ references }) => list(references.map(({ url }) => url)),
  referenceTitles: ({ references }) => list(references.map(({ title }) => title)),
  referenceTypes: ({ references }) => list(references.map(({ type }) => type)),
  independentSources: ({ independentSources }) => String(independentSources),
  added: ({ added }) => added,
  modified: ({ modified }) => modified,
  reviewed: ({ reviewed }) => reviewed ?? '',
};

/** A table with a row for each of what an incident has several of; `incident` joins it with `incidents.csv`. */
const longTable =
  <Item extends object>(
    itemsOf: (record: IncidentRecord) => readonly Item[],
    columns: Columns<Item>,
  ) =>
  (records: readonly IncidentRecord[]): string =>
    toTable<Item & { incident: string }>(
      records.flatMap((record) =>
        itemsOf(record).map((item) => ({ ...item, incident: record.id })),
      ),
      { incident: ({ incident }) => incident, ...columns },
    );

/** The tables of the catalog as CSV, by the names of their files. */
export const TABLES = {
  incidents: (records: readonly IncidentRecord[]): string => toTable(records, INCIDENT_COLUMNS),
  packages: longTable(({ packages }) => packages, {
    purl: ({ purl }) => purl,
    range: ({ range }) => range ?? '',
    versions: ({ versions }) => versions ?? '',
    commits: ({ commits = [] }) => list(commits),
    note: ({ note }) => note ?? '',
    action: ({ action }) => String(action ?? false),
    scan: ({ scan }) => String(scan ?? true),
  }),
  references: longTable(({ references }) => references, {
    title: ({ title }) => title,
    url: ({ url }) => url,
    type: ({ type }) => type,
    date: ({ date }) => date ?? '',
    archive: ({ archive }) => archive ?? '',
  }),
  controls: longTable(({ controls }) => controls, {
    control: ({ id }) => id,
    how: ({ how }) => how,
    at: ({ at }) => at,
    reason: ({ reason }) => reason,
  }),
  impact: longTable(({ impact }) => impact, {
    figure: ({ figure }) => figure,
    value: ({ value }) => String(value ?? ''),
    unit: ({ unit }) => unit ?? '',
    basis: ({ basis }) => basis,
    source: ({ source }) => source,
  }),
  markers: longTable(({ markers }) => markers, {
    kind: ({ kind }) => kind,
    value: ({ value }) => value,
    sha256: ({ sha256 }) => sha256 ?? '',
    in: (marker) => marker.in ?? '',
    note: ({ note }) => note ?? '',
    source: ({ source }) => source,
  }),
};

/** License of the data in the list of SPDX. */
const LICENSE_ID = 'CC-BY-4.0';

const KEYWORDS = ['software supply chain', 'security', 'incidents', 'open source'];

const ABSTRACT =
  'Software supply chain compromises since 1975, each with dates, vector, payload, affected packages, references, and security controls that would have helped.';

/** What a citation names; a release has a version and an address of its own. */
type Cited = Pick<CatalogDocument, 'title' | 'url' | 'version' | 'date'>;

/** `CITATION.cff` (Citation File Format 1.2.0) of the catalog, or of a release. */
export function toCff({ title, url, version, date }: Cited): string {
  return stringify({
    'cff-version': '1.2.0',
    message: 'If you use this data set, please cite it as below.',
    type: 'dataset',
    title,
    authors: [{ name: SITE.copyrightHolder }],
    version,
    'date-released': date,
    url,
    license: LICENSE_ID,
    abstract: ABSTRACT,
    keywords: KEYWORDS,
  });
}

/** What Zenodo asks for before it gives a release a DOI: the metadata of a `.zenodo.json`. */
export function toZenodo({ title, url, version, date }: Cited): object {
  return {
    upload_type: 'dataset',
    title,
    creators: [{ name: SITE.copyrightHolder }],
    description: ABSTRACT,
    version,
    publication_date: date,
    access_right: 'open',
    license: LICENSE_ID.toLowerCase(),
    keywords: KEYWORDS,
    language: 'eng',
    related_identifiers: [{ identifier: url, relation: 'isIdenticalTo', scheme: 'url' }],
  };
}

const midnight = (day: string): Date => new Date(`${day}T00:00:00Z`);

/** The incidents as an Atom feed (RFC 4287), the most recently added first. */
export function toAtom({ title, url, license, incidents }: CatalogDocument): string {
  const newestFirst = [...incidents].sort((a, b) => compareTexts(b.added, a.added));
  const updated = incidents
    .map(({ modified }) => modified)
    .sort()
    .at(-1);
  return makeFeed(
    {
      id: url,
      title,
      // RFC 4287 asks for an author in the feed or in each entry.
      author: { name: SITE.copyrightHolder },
      link: url,
      feedLinks: { atom: url + CATALOG_FILES.feed },
      copyright: license.name,
      updated: updated === undefined ? undefined : midnight(updated),
    },
    newestFirst.map(({ name, url: link, summary, types, added, modified }) => ({
      id: link,
      title: name,
      link,
      description: summary,
      date: midnight(modified),
      published: midnight(added),
      category: types.map((type) => ({ term: type, name: TYPES[type] })),
    })),
  ).atom1();
}

/** Items of the feed: an entry that came in, and what changed in it on each day. */
function itemsOf({ url, name, summary, types, added, changes }: IncidentRecord) {
  return [
    { id: url, day: added, title: name, text: summary },
    ...[...groupBy(changes, ({ date }) => date)].map(([day, ofDay]) => ({
      id: `${url}#changed-${day}`,
      day,
      title: `Changed: ${name}`,
      text: ofDay.map(({ change }) => change).join('\n'),
    })),
  ].map(({ id, day, title, text }) => ({
    id,
    url,
    title,
    content_text: text,
    date_published: `${day}T00:00:00Z`,
    tags: types,
  }));
}

/** New entries and changes of entries as a feed (JSON Feed 1.1), the latest first. */
export function toJsonFeed({ title, url, incidents }: CatalogDocument): object {
  return {
    version: 'https://jsonfeed.org/version/1.1',
    title: `${title}: new and changed entries`,
    home_page_url: url,
    feed_url: url + CATALOG_FILES.jsonFeed,
    authors: [{ name: SITE.copyrightHolder }],
    language: 'en-US',
    items: incidents
      .flatMap(itemsOf)
      .sort((a, b) => compareTexts(b.date_published, a.date_published)),
  };
}

/** A layer of the ATT&CK Navigator (format 4.5): each technique with the number of incidents. */
export function toNavigatorLayer({ title, url, version, incidents }: CatalogDocument): object {
  const seen = incidents.flatMap(({ name, attack }) =>
    attack.map(({ technique }) => ({ name, technique })),
  );
  const byTechnique = groupBy(seen, ({ technique }) => technique);
  // The format knows `showSubtechniques` on the parent alone, which may have no incident itself.
  const subtechniques = [...byTechnique.keys()].filter((id) => id.includes('.'));
  const parents = new Set<string>(subtechniques.map((id) => id.replace(/\..*/, '')));
  const counts = [...byTechnique.values()].map(({ length }) => length);
  return {
    name: title,
    versions: { attack: ATTACK_RELEASE.version, navigator: '5.1.0', layer: '4.5' },
    domain: 'enterprise-attack',
    description: `Techniques seen in the incidents of the catalog, version ${version}, by Enterprise ATT&CK version ${ATTACK_RELEASE.version}, data of ${formatDay(ATTACK_RELEASE.day)}. The catalog is a selection: the numbers say nothing about how frequent a technique is.`,
    sorting: 3,
    techniques: [...new Set<string>([...byTechnique.keys(), ...parents])]
      .sort()
      .map((techniqueID) => {
        const entries = seen.filter(({ technique }) => technique === techniqueID);
        return {
          techniqueID,
          ...(entries.length > 0 && {
            score: entries.length,
            comment: entries.map(({ name }) => name).join('; '),
          }),
          ...(parents.has(techniqueID) && { showSubtechniques: true }),
        };
      }),
    gradient: { colors: ['#ffffff', '#0086ff'], minValue: 0, maxValue: Math.max(0, ...counts) },
    links: [{ label: title, url }],
  };
}

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

/** The actors as CSV, a row each. */
const toActorsCsv = (document: CatalogDocument, actors: readonly Actor[]): string =>
  toTable(toActors(document, actors).actors, {
    id: ({ id }) => id,
    name: ({ name }) => name,
    kind: ({ kind }) => kind,
    country: ({ country }) => country ?? '',
    aliases: ({ aliases }) => list(aliases),
    mitreGroup: ({ mitre }) => mitre?.group ?? '',
    entries: ({ entries }) => list(entries),
  });

/**
 * The catalog in machine-readable formats.
 *
 * @param actors that its entries are attributed to
 * @param chart the incidents by year, as SVG
 * @param changed when entries last changed, by their ids, as far as that is known
 * @returns content by file name, relative to the folder of the catalog's index page
 */
export async function toFiles(
  document: CatalogDocument,
  actors: readonly Actor[],
  chart: string,
  changed: ReadonlyMap<string, string> = new Map(),
): Promise<Map<string, string | Uint8Array>> {
  const osv = document.incidents.flatMap((entry) => toOsv(entry, changed.get(entry.id)) ?? []);
  return new Map<string, string | Uint8Array>([
    [CATALOG_FILES.json, toJson(document)],
    [CATALOG_FILES.schema, toJson(toJsonSchema(document.$schema))],
    [CATALOG_FILES.actors, toJson(toActors(document, actors))],
    [CATALOG_FILES.actorsCsv, toActorsCsv(document, actors)],
    [CATALOG_FILES.stix, toJson(toStix(document, actors))],
    [CATALOG_FILES.navigator, toJson(toNavigatorLayer(document))],
    [CATALOG_FILES.cff, toCff(document)],
    [CATALOG_FILES.feed, toAtom(document)],
    [CATALOG_FILES.jsonFeed, toJson(toJsonFeed(document))],
    [CATALOG_FILES.chart, chart],
    [CATALOG_FILES.osv, osv.map((record) => `${JSON.stringify(record)}\n`).join('')],
    ...Object.entries(TABLES).map(([name, table]): [string, string] => [
      `v2/${name}.csv`,
      table(document.incidents),
    ]),
    ...osv.map((record): [string, string] => [`v2/osv/${record.id}.json`, toJson(record)]),
    ...[...(await toOfflineDatabase(osv))].map(([name, zip]): [string, Uint8Array] => [
      `v2/osv/${name}`,
      zip,
    ]),
    ...document.incidents.map((entry): [string, string] => [
      recordFile(entry.url, document.url),
      toJson(entry),
    ]),
  ]);
}
