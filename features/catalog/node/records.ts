import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { getDomain } from 'tldts';
import * as z from 'zod';
import type { IsoDay } from '#platform/base/common/dates';
import { isoDay, text } from '#platform/base/common/fields';
import { compareTexts } from '#platform/base/common/text';
import type { Problem } from '#platform/base/common/problems';
import { SITE } from '#platform/base/common/site';
import { type ContentFile, routeOf } from '#platform/content/common/contentFile';
import { readDataFile } from '#platform/content/node/yaml';
import { CATALOG_FILES, CATALOG_ROUTE, describeIdentifier } from '../common/route';
import {
  incidentSchema,
  NONE_ASSIGNED,
  packagesFileSchema,
  provenanceFileSchema,
  recordSchema,
  type CatalogDocument,
  type Incident,
  type IncidentRecord,
} from '../common/schema';
import { dateOf, latestFirst } from '../common/view';
import { dwellDays, exposureHours } from './collection';

// What an incident is to everything but its own page: its front matter, with what other files hold
// of it and what follows from both.

/** What happened to entries: in data, since a build of a shallow clone has no history. */
export const LOG_FILE = 'data/incident-log.yaml';

const ids = z.array(text).min(1, { error: 'is empty → Name the entries by their ids.' });

/** What happened to entries after they were added. */
export const logSchema = z.strictObject({
  /** Days on which the facts of entries were compared with their sources. */
  reviews: z.array(z.strictObject({ date: isoDay, incidents: ids })),
  /** What changed in entries for readers. */
  changes: z.array(z.strictObject({ date: isoDay, incidents: ids, change: text })),
});

export type IncidentLog = z.infer<typeof logSchema>;

const EMPTY_LOG: IncidentLog = { reviews: [], changes: [] };

const latest = (days: readonly IsoDay[]): IsoDay | undefined => [...days].sort().at(-1);

/** What the log says of an entry: its days, and its changes, the latest first. */
export function historyIn(
  { reviews, changes }: IncidentLog,
  id: string,
  added: IsoDay,
): Pick<IncidentRecord, 'modified' | 'reviewed' | 'changes'> {
  const own = <T extends { incidents: string[] }>(list: readonly T[]) =>
    list.filter(({ incidents }) => incidents.includes(id));
  const changed = own(changes).map(({ date, change }) => ({ date, change }));
  return {
    modified: latest([added, ...changed.map(({ date }) => date)]) ?? added,
    reviewed: latest(own(reviews).map(({ date }) => date)) ?? null,
    changes: changed.sort((a, b) => compareTexts(b.date, a.date)),
  };
}

/** Lists of packages that are too long for front matter, one file for each entry. */
export const PACKAGES_FOLDER = 'data/catalog/packages';

/** Packages by the id of their entry. */
export type PackageLists = ReadonlyMap<string, IncidentRecord['packages']>;

/** The file of the packages of an entry. */
export const packagesFileOf = (id: string): string => `${PACKAGES_FOLDER}/${id}.yaml`;

/** The lists of all entries that have one, and the problems of their files. */
function loadPackageLists(siteDir: string): { lists: PackageLists; problems: Problem[] } {
  const folder = path.join(siteDir, PACKAGES_FOLDER);
  const ids = existsSync(folder)
    ? readdirSync(folder).map((name) => path.basename(name, '.yaml'))
    : [];
  const files = ids.map(
    (id) => [id, readDataFile(siteDir, packagesFileOf(id), packagesFileSchema)] as const,
  );
  return {
    lists: new Map(files.map(([id, { value = [] }]) => [id, value])),
    problems: files.flatMap(([, { problems }]) => problems),
  };
}

/** What measures did or would have done about the incidents of the last years. */
export const PROVENANCE_FILE = 'data/catalog/provenance.yaml';

/** What files beside the pages hold of the incidents, by the id of the entry. */
export interface Beside {
  log: IncidentLog;
  lists: PackageLists;
  provenance: ReadonlyMap<string, NonNullable<IncidentRecord['provenance']>>;
}

export const NOTHING_BESIDE: Beside = { log: EMPTY_LOG, lists: new Map(), provenance: new Map() };

/** Reads these files: their content as far as it can be used, and their problems. */
export function loadBeside(siteDir: string): Beside & { problems: Problem[] } {
  const log = readDataFile(siteDir, LOG_FILE, logSchema);
  const measures = readDataFile(siteDir, PROVENANCE_FILE, provenanceFileSchema);
  const packages = loadPackageLists(siteDir);
  return {
    log: log.value ?? EMPTY_LOG,
    lists: packages.lists,
    provenance: new Map(
      (measures.value ?? []).map(({ incident, ...measured }) => [incident, measured]),
    ),
    problems: [...log.problems, ...packages.problems, ...measures.problems],
  };
}

/**
 * When the files of entries last changed, to the second, by the id of the entry: from git, so that
 * there are none without its history.
 */
export function changeTimes(siteDir: string): Map<string, string> {
  const folders = [`docs${CATALOG_ROUTE}`, PACKAGES_FOLDER];
  const { stdout, status } = spawnSync(
    'git',
    ['log', '--format=%x00%ct', '--name-only', '--', ...folders],
    { cwd: siteDir, encoding: 'utf8', maxBuffer: 2 ** 28 },
  );
  const times = new Map<string, string>();
  for (const commit of status === 0 ? stdout.split('\0').slice(1) : []) {
    const [seconds, ...files] = commit.split('\n').filter(Boolean);
    const time = new Date(Number(seconds) * 1000).toISOString().replace('.000Z', 'Z');
    for (const file of files) {
      const id = path.parse(file).name;
      // The latest commit comes first.
      times.set(id, times.get(id) ?? time);
    }
  }
  return times;
}

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
  response: [],
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
 * @param beside what other files hold of the entries
 */
export function toRecords(
  docs: readonly Doc[],
  origin: string,
  { log, lists, provenance }: Beside = NOTHING_BESIDE,
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
          provenance: provenance.get(id) ?? null,
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
