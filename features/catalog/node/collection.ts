import { formatPartialDate } from '#platform/base/common/dates';
import type { Problem } from '#platform/base/common/problems';
import {
  defineCollection,
  entriesOfFiles,
  pages,
  records,
} from '#platform/collections/node/collection';
import type { IncidentRow } from '../common/generated';
import { dateOf, latestFirst } from '../common/isIncident';
import {
  actorSchema,
  incidentSchema,
  NONE_ASSIGNED,
  type Actor,
  type Incident,
} from '../common/schema';
import { CATALOG_FILES, CATALOG_ROUTE } from '../common/route';
import { ECOSYSTEMS, TYPES } from '../common/vocabulary';
import { dwellDays, exposureHours } from './spans';

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
    files: { json: CATALOG_ROUTE + CATALOG_FILES.actors, page: `${CATALOG_ROUTE}data` },
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
