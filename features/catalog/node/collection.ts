import { formatPartialDate } from '../../../platform/base/common/dates';
import { compareNames, compareTexts } from '../../../platform/base/common/order';
import { defineCollection, pages } from '../../../platform/collections/node/collection';
import type { IncidentRow } from '../common/generated';
import { dateOf } from '../common/isIncident';
import { incidentSchema, NONE_ASSIGNED, type Incident } from '../common/schema';
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
  // Over all years, in upper and lower case.
  unique: [{ field: 'id', what: 'id', of: (_incident, { file }) => [idOf(file).toLowerCase()] }],
  toRow({ data, file, page: { title, route } = { title: '', route: '' } }) {
    const { nature, vectors, stages, payloads, types, ecosystems, targets, dates, exposure } = data;
    return {
      id: idOf(file),
      name: title,
      route,
      date: dateOf(data),
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
  compare: (a, b) => compareTexts(b.date, a.date) || compareNames(a.name, b.name),
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
