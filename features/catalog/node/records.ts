import { createHash } from 'node:crypto';
import { getDomain } from 'tldts';
import type { IsoDay } from '#platform/base/common/dates';
import { SITE } from '#platform/base/common/site';
import type { ContentFile } from '#platform/content/common/files';
import { routeOf } from '#platform/content/common/routes';
import { describeIdentifier } from '../common/identifiers';
import { dateOf, latestFirst } from '../common/isIncident';
import { CATALOG_FILES } from '../common/route';
import {
  incidentSchema,
  NONE_ASSIGNED,
  recordSchema,
  type CatalogDocument,
  type Incident,
  type IncidentRecord,
} from '../common/schema';
import { EMPTY_LOG, historyIn } from './log';
import type { PackageLists } from './packageLists';
import { dwellDays, exposureHours } from './spans';

/** A page of the docs plugin, as far as the catalog reads it. */
export interface Doc {
  id: string;
  title: string;
  description: string;
  /** Route with base path. */
  permalink: string;
  frontMatter: Record<string, unknown>;
}

/** The docs among content files, as the docs plugin loads them for the root of a host. */
export const docsOfFiles = (files: readonly ContentFile[]): Doc[] =>
  files
    .filter(({ kind }) => kind === 'doc')
    .map((page) => ({
      id: page.file.replace(/^docs\//, '').replace(/\.mdx?$/, ''),
      title: String(page.frontMatter.title),
      description: String(page.frontMatter.description),
      permalink: routeOf(page),
      frontMatter: page.frontMatter,
    }));

/** What a record gives for fields that front matter leaves out. */
const EMPTY = {
  notes: {},
  packages: [],
  packageList: null,
  markers: [],
  impact: [],
  actors: [],
  slsa: [],
  attack: [],
  attackObjects: [],
  controls: [],
  related: [],
};

/** The same record with its fields in the order of the schema. */
function inOrder(record: IncidentRecord): IncidentRecord {
  const fields = Object.keys(recordSchema.shape) as (keyof IncidentRecord)[];
  return Object.fromEntries(fields.map((field) => [field, record[field]])) as IncidentRecord;
}

/**
 * Sites that reports come from. A blog and the homepage of its owner are one, by their registrable
 * domain; two authors on a host such as blogspot.com, which the Public Suffix List names, are two.
 */
const countSources = (references: Incident['references']): number =>
  new Set(references.map(({ url }) => getDomain(url, { allowPrivateDomains: true }) ?? url)).size;

/**
 * The incidents among the pages of the docs, latest first.
 *
 * The content checks stop a build with a bad incident. While the development server runs, an
 * incident that an edit broke is left out.
 *
 * @param docs all pages, guides included
 * @param origin of the site, without a slash at the end
 * @param log what happened to the entries since they were added
 * @param lists packages beside those of the front matter
 */
export function toRecords(
  docs: readonly Doc[],
  origin: string,
  log = EMPTY_LOG,
  lists: PackageLists = new Map(),
): IncidentRecord[] {
  const pages = new Map(docs.map((doc) => [doc.id, doc]));
  return docs
    .flatMap(({ id: docId, title, description, permalink, frontMatter }): IncidentRecord[] => {
      const id = docId.slice(docId.lastIndexOf('/') + 1);
      const { data: incident } = incidentSchema.safeParse(frontMatter.incident);
      if (!incident) {
        return [];
      }
      const { exposure, packages, identifiers, knownExploited, riskExplorer, guides, ...rest } =
        incident;
      return [
        inOrder({
          id,
          name: title,
          summary: description,
          url: origin + permalink,
          date: dateOf(incident),
          ...EMPTY,
          ...rest,
          packages: [...(packages ?? []), ...(lists.get(id) ?? [])],
          dwellDays: dwellDays(incident.dates),
          exposure: exposure ? { ...exposure, hours: exposureHours(exposure) } : null,
          identifiers: (identifiers === NONE_ASSIGNED ? [] : identifiers).map((identifier) => {
            const exploited = knownExploited?.[identifier];
            return { ...describeIdentifier(identifier), ...(exploited && { exploited }) };
          }),
          riskExplorer: (['cited', 'proposed'] as const).flatMap((basis) =>
            (riskExplorer?.[basis] ?? []).map((vector) => ({ vector, basis })),
          ),
          guides: (guides ?? []).flatMap((guide) => {
            const page = pages.get(guide.replace(/\.mdx?$/, ''));
            return page ? [{ title: page.title, url: origin + page.permalink }] : [];
          }),
          independentSources: countSources(rest.references),
          ...historyIn(log, id, incident.added),
        }),
      ];
    })
    .sort(latestFirst);
}

/**
 * The version of the catalog: eight digits of the SHA-256 of its records. The same incidents have
 * the same version, whenever and wherever the site is built.
 */
export function versionOf(records: readonly IncidentRecord[]): string {
  return createHash('sha256').update(JSON.stringify(records)).digest('hex').slice(0, 8);
}

/**
 * The content of `incidents.json`.
 *
 * @param url address of the index page of the catalog
 * @param date day of the build
 */
export const toDocument = (
  incidents: IncidentRecord[],
  url: string,
  date: IsoDay,
): CatalogDocument => ({
  $schema: url + CATALOG_FILES.schema,
  title: 'Catalog of Supply Chain Compromises',
  url,
  version: versionOf(incidents),
  date,
  license: { name: SITE.license.label, url: SITE.license.url },
  incidents,
});
