import { formatPartialDate } from '#platform/base/common/dates';
import type { Problem } from '#platform/base/common/problems';
import {
  defineCollection,
  entriesOfFiles,
  pages,
  records,
} from '#platform/collections/node/collection';
import { dateOf, latestFirst, type IncidentRow } from '../common/view';
import {
  actorSchema,
  incidentSchema,
  NONE_ASSIGNED,
  type Actor,
  type Incident,
  type IncidentRecord,
} from '../common/schema';
import { CATALOG_FILES, CATALOG_ROUTE } from '../common/route';
import { ECOSYSTEMS, TYPES } from '../common/vocabulary';

type Span = NonNullable<IncidentRecord['dwellDays']>;

const HOUR = 3_600_000;

/** First and last moment that a date or minute in UTC can mean, in milliseconds. */
function reach(text: string): [from: number, to: number] {
  const from = new Date(text.includes('T') ? `${text}Z` : `${text}-01-01`.slice(0, 10));
  const to = new Date(from);
  if (text.length === 4) {
    to.setUTCFullYear(to.getUTCFullYear() + 1);
  } else if (text.length === 7) {
    to.setUTCMonth(to.getUTCMonth() + 1);
  } else if (text.length === 10) {
    to.setUTCDate(to.getUTCDate() + 1);
  }
  return [from.getTime(), to.getTime()];
}

/**
 * Days from the first success of the attackers to the first notice. Two days that are known give
 * one number; a month or a year leaves a range.
 *
 * @returns `null` if one of the dates is not known, or the notice came first
 */
export function dwellDays({ compromised, detected }: Incident['dates']): Span | null {
  if (!compromised || !detected) {
    return null;
  }
  const [from, fromEnd] = reach(compromised.date);
  const [to, toEnd] = reach(detected.date);
  // Both ends are the last day of a date that is known to the month: 24 hours before its end.
  const days = (time: number) => Math.round(time / (24 * HOUR));
  const most = days(toEnd - from) - 1;
  return most < 0 ? null : { least: Math.max(0, days(to - fromEnd) + 1), most };
}

/**
 * Length of the window of exposure, in hours with one decimal.
 *
 * @returns `null` if the window has no end
 */
export function exposureHours({
  start,
  end,
  hours,
}: NonNullable<Incident['exposure']>): Span | null {
  if (hours !== undefined) {
    return { least: hours, most: hours };
  }
  if (end === undefined) {
    return null;
  }
  const [from, fromEnd] = reach(start);
  const [to, toEnd] = reach(end);
  const round = (time: number) => Math.max(0, Math.round((time / HOUR) * 10) / 10);
  return { least: round(to - fromEnd), most: round(toEnd - from) };
}

/** The id of an incident is the name of its file. */
export const idOf = (file: string): string =>
  file.slice(file.lastIndexOf('/') + 1).replace('.md', '');

const identifiersOf = ({ identifiers }: Incident): readonly string[] =>
  identifiers === NONE_ASSIGNED ? [] : identifiers;

/** The incidents: a page for each, with its facts in the front matter, in the folder of its year. */
export const incidents = defineCollection<Incident, IncidentRow>({
  name: 'incidents',
  source: pages('docs/community/tags/security-and-compliance/publications/catalog', {
    field: 'incident',
    isEntry: (path) => /^\d{4}\/[^/]+\.md$/.test(path),
  }),
  schema: incidentSchema,
  published: {
    title: 'Supply chain compromises',
    description:
      'Incidents of the Catalog of Supply Chain Compromises, with dates, packages, and sources.',
    id: (_incident, file) => idOf(file),
    files: {
      json: CATALOG_ROUTE + CATALOG_FILES.json,
      csv: CATALOG_ROUTE + CATALOG_FILES.csv,
      schema: CATALOG_ROUTE + CATALOG_FILES.schema,
      page: `${CATALOG_ROUTE}data`,
    },
  },
  // Over all years, in upper and lower case.
  unique: [{ field: 'id', what: 'id', of: (_incident, { file }) => [idOf(file).toLowerCase()] }],
  toRow({ data, file, page: { title, route } = { title: '', route: '' } }) {
    const { nature, vectors, stages, payloads, types, ecosystems, targets, dates, exposure } = data;
    return {
      id: idOf(file),
      name: title,
      route,
      date: dateOf(data),
      ...(dates.disclosed.date !== dateOf(data) && { disclosed: dates.disclosed.date }),
      nature,
      vectors,
      stages,
      payloads,
      types,
      ecosystems,
      targets,
      identifiers: [...identifiersOf(data)],
      dwellDays: dwellDays(dates)?.least ?? null,
      exposureHours: (exposure && exposureHours(exposure)?.least) ?? null,
    };
  },
  compare: latestFirst,
  keywords: (incident) => [
    ...incident.targets,
    ...identifiersOf(incident),
    ...(incident.packages ?? []).map(({ purl }) => purl),
    ...(incident.actors ?? []).map(({ name }) => name),
    ...incident.types.map((id) => TYPES[id]),
    ...incident.ecosystems.map((id) => ECOSYSTEMS[id]),
    formatPartialDate(dateOf(incident)),
  ],
  itemPage: () => ({ describesItself: true }),
});

/** The groups and pseudonyms that incidents are attributed to. */
export const actors = defineCollection<Actor>({
  name: 'actors',
  source: records('data/catalog/actors.yaml'),
  schema: actorSchema,
  published: {
    title: 'Actors',
    description: 'Groups and pseudonyms to which incidents of the catalog are attributed.',
    id: ({ id }) => id,
    titleOf: ({ name }) => name,
    routeOf: () => CATALOG_ROUTE,
    files: {
      json: CATALOG_ROUTE + CATALOG_FILES.actors,
      csv: CATALOG_ROUTE + CATALOG_FILES.actorsCsv,
      page: `${CATALOG_ROUTE}data`,
    },
  },
  unique: [
    { field: 'id', what: 'id', of: ({ id }) => [id] },
    {
      field: 'aliases',
      what: 'name',
      of: ({ name, aliases }) => [...new Set([name, ...aliases].map((one) => one.toLowerCase()))],
    },
  ],
  rules(entries, { files }): Problem[] {
    const known = new Set(entries.map(({ data }) => data.id));
    const attributions = entriesOfFiles(incidents, files).flatMap(({ data, file }) =>
      (data.actors ?? []).flatMap(({ actor }) => (actor === undefined ? [] : { actor, file })),
    );
    const named = new Set(attributions.map(({ actor }) => actor));
    return [
      ...attributions
        .filter(({ actor }) => !known.has(actor))
        .map(({ actor, file }) => ({
          file,
          field: 'incident.actors',
          reason: `"${actor}" is not an actor`,
          remedy: 'Name the id of a record in data/catalog/actors.yaml, or add one.',
        })),
      ...entries
        .filter(({ data }) => !named.has(data.id))
        .map(({ data, file, field }) => ({
          file,
          field: `${field}.id`,
          reason: `no entry is attributed to "${data.id}"`,
          remedy: 'Name it in the field "actor" of an entry, or remove the record.',
        })),
    ];
  },
});
