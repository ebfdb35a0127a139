import { counted } from '#platform/base/common/counted';
import { yearOf } from '#platform/base/common/dates';
import type { CatalogFiles, IncidentLink, IncidentPage, PageLink } from '../common/generated';
import { GROUP_KINDS } from '../common/groups';
import type { Actor, CatalogDocument, IncidentRecord } from '../common/schema';
import { ECOSYSTEMS } from '../common/vocabulary';
import { similarTo } from './similar';

/** An incident as lists link it. */
export const toLink = ({ name, url, date }: IncidentRecord, origin: string): IncidentLink => ({
  name,
  permalink: url.slice(origin.length),
  date,
});

/** A page as others link it. */
export const toPageLink = (
  { title, url }: { title: string; url: string },
  origin: string,
): PageLink => ({
  title,
  permalink: url.slice(origin.length),
});

/** `33 days`, `3 to 40 days`. */
const daysText = ({ least, most }: { least: number; most: number }): string =>
  least === most ? counted(least, 'day') : `${least} to ${most} days`;

/**
 * @param records latest first
 * @returns what each page shows, by the id of its incident
 */
export function toIncidentPages(
  records: readonly IncidentRecord[],
  origin: string,
  actors: readonly Actor[] = [],
): Map<string, IncidentPage> {
  const byId = new Map(records.map((record) => [record.id, record]));
  return new Map(
    records.map((record, index) => {
      const previous = records[index + 1];
      const next = records[index - 1];
      return [
        record.id,
        {
          url: record.url,
          actors: actors.filter(({ id }) => record.actors.some(({ actor }) => actor === id)),
          packages: record.packages,
          modified: record.modified,
          reviewed: record.reviewed,
          changes: record.changes,
          unnoticed: record.dwellDays && daysText(record.dwellDays),
          guides: record.guides.map((guide) => toPageLink(guide, origin)),
          previous: previous ? toLink(previous, origin) : null,
          next: next ? toLink(next, origin) : null,
          similar: similarTo(record, records)
            .filter(({ id }) => !record.related.includes(id))
            .map((other) => toLink(other, origin)),
          related: record.related.flatMap((id) => {
            const other = byId.get(id);
            return other ? [toLink(other, origin)] : [];
          }),
        },
      ];
    }),
  );
}

/** The incidents that name a guide, latest first, by the address of the guide. */
export function incidentsByGuide(
  records: readonly IncidentRecord[],
  origin: string,
): Map<string, IncidentLink[]> {
  const urls = new Set(records.flatMap(({ guides }) => guides.map(({ url }) => url)));
  return new Map(
    [...urls].map((url) => {
      const naming = records.filter(({ guides }) => guides.some((guide) => guide.url === url));
      return [url, naming.map((record) => toLink(record, origin))];
    }),
  );
}

/** Number of incidents of each year from the first to the last, years without any included. */
export function countsByYear(
  records: readonly Pick<IncidentRecord, 'date'>[],
): [year: number, count: number][] {
  const years = records.map(({ date }) => yearOf(date));
  const first = Math.min(...years);
  const length = records.length === 0 ? 0 : Math.max(...years) - first + 1;
  return Array.from({ length }, (_, index) => [
    first + index,
    years.filter((year) => year === first + index).length,
  ]);
}

/** What the pages of all incidents share. */
export function toEdition({
  title,
  url,
  version,
  date,
  incidents,
}: CatalogDocument): CatalogFiles['edition.json'] {
  return {
    title,
    url,
    version,
    date,
    years: countsByYear(incidents),
    ecosystemPages: Object.keys(ECOSYSTEMS).filter(
      (id) =>
        incidents.filter(({ ecosystems }) => ecosystems.some((other) => other === id)).length >=
        GROUP_KINDS.ecosystem.least,
    ),
  };
}
