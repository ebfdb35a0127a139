import { createHash } from 'node:crypto';
import type { IsoDay } from '../shared/dates';
import type { Doc, Entry } from './entries';
import { identifierUrl } from './identifiers';
import { CATALOG_FILES } from './route';
import type { CatalogDocument, IncidentRecord } from './schema';

/** What the published files say of the site they come from. */
export interface Source {
  title: string;
  /** Address of the catalogue's index page, with a slash at its end. */
  url: string;
  /** Day of the build. */
  date: IsoDay;
  licence: { name: string; url: string };
}

/** Entries in the form in which they are published. */
export function toRecords(
  entries: readonly Entry[],
  docs: readonly Pick<Doc, 'id' | 'title' | 'permalink'>[],
  origin: string,
): IncidentRecord[] {
  const pages = new Map(docs.map((doc) => [doc.id, doc]));
  return entries.map(({ id, name, summary, permalink, incident }) => ({
    id,
    name,
    summary,
    url: origin + permalink,
    date: incident.date,
    dateKind: incident.dateKind,
    types: incident.types,
    targets: incident.targets,
    ecosystems: incident.ecosystems,
    identifiers: (incident.identifiers ?? []).map((identifier) => {
      const url = identifierUrl(identifier);
      return url === undefined ? { id: identifier } : { id: identifier, url };
    }),
    affectedVersions: incident.affectedVersions ?? [],
    slsa: incident.slsa ?? [],
    attack: incident.attack ?? [],
    guides: (incident.guides ?? []).flatMap((guide) => {
      const page = pages.get(guide.replace(/\.mdx?$/, ''));
      return page ? [{ title: page.title, url: origin + page.permalink }] : [];
    }),
    references: incident.references,
    added: incident.added,
  }));
}

/**
 * The version of the catalogue: eight digits of the SHA-256 of its records.
 * The same entries have the same version, whenever and wherever it is built.
 */
export function versionOf(records: readonly IncidentRecord[]): string {
  return createHash('sha256').update(JSON.stringify(records)).digest('hex').slice(0, 8);
}

/** The content of `incidents.json`. */
export function toDocument(records: readonly IncidentRecord[], source: Source): CatalogDocument {
  return {
    $schema: source.url + CATALOG_FILES.schema,
    title: source.title,
    url: source.url,
    version: versionOf(records),
    date: source.date,
    licence: source.licence,
    incidents: [...records],
  };
}
