import * as z from 'zod';
import type { ContentFile } from '#platform/content/common/files';
import type { IsoDay } from '#platform/base/common/dates';
import type { Problem } from '#platform/base/common/problems';
import { entriesOfFiles } from '#platform/collections/node/collection';
import { checkBackLinks } from '#platform/content/node/backLinks';
import { dateOf, isIncident, yearFolderOf } from '../common/isIncident';
import { incidentSchema, type Incident } from '../common/schema';
import { idOf, incidents } from './collection';
import { checkLog, EMPTY_LOG, type IncidentLog } from './log';
import { checkPackageLists, type PackageLists } from './packageLists';

/** Where incidents are filed, by year. */
const YEAR_FOLDER = /^docs\/.*\/publications\/catalog\/\d{4}\/[^/]+\.md$/;

/** What the rules of an entry alone are about: they are held even where another field has a problem. */
const datedSchema = z.object(
  incidentSchema.pick({ dates: true, dateKind: true, filed: true, added: true }).shape,
);
const guidedSchema = z.object(incidentSchema.pick({ guides: true }).shape);

/** Dates lie in the past, and the folder is the year of the date, or the one that `filed` names. */
function checkDates(file: string, incident: z.infer<typeof datedSchema>, today: IsoDay): Problem[] {
  const { dates, dateKind, filed, added } = incident;
  const known = Object.entries({ ...dates, added: { date: added } });
  const problems = known
    .filter(([, { date }]) => date > today)
    .map(([field, { date }]) => ({
      file,
      field: field === 'added' ? 'incident.added' : `incident.dates.${field}`,
      reason: `"${date}" is in the future`,
      remedy: 'Correct the date.',
    }));
  if (!dates[dateKind]) {
    problems.push({
      file,
      field: 'incident.dateKind',
      reason: `names "${dateKind}", and that date is missing`,
      remedy: `Add incident.dates.${dateKind}, or name a date that is there.`,
    });
  }
  const folder = yearFolderOf(file);
  const year = String(filed ?? dateOf(incident).slice(0, 4));
  return folder === year
    ? problems
    : [
        ...problems,
        {
          file,
          field: filed === undefined ? `incident.dates.${dateKind}` : 'incident.filed',
          reason: `"${year}" is not the year of the folder, ${folder}`,
          remedy: `Move the file into the folder ${year}, or correct the date; if the page is published already, write "filed: ${folder}".`,
        },
      ];
}

/** Related entries exist, and none names itself. */
function checkRelated(
  file: string,
  { related = [] }: Incident,
  known: ReadonlyMap<string, unknown>,
): Problem[] {
  return related
    .map((id, index) => ({ id, field: `incident.related[${index}]` }))
    .filter(({ id }) => !known.has(id) || id === idOf(file))
    .map(({ id, field }) => ({
      file,
      field,
      reason: known.has(id) ? 'is the entry itself' : `"${id}" is not an entry`,
      remedy: 'Write the id of another entry: the name of its file without ".md".',
    }));
}

/** A day on which CISA listed a number is about one of the entry's own. */
function checkExploited(file: string, { identifiers, knownExploited = {} }: Incident): Problem[] {
  return Object.keys(knownExploited)
    .filter((id) => !identifiers.includes(id))
    .map((id) => ({
      file,
      field: `incident.knownExploited.${id}`,
      reason: `"${id}" is not among the identifiers`,
      remedy: 'Add it to incident.identifiers, or correct it.',
    }));
}

/** Guides are pages of this site. */
function checkGuides(
  file: string,
  { guides = [] }: z.infer<typeof guidedSchema>,
  known: ReadonlySet<string>,
): Problem[] {
  return guides
    .map((guide, index) => ({ guide, field: `incident.guides[${index}]` }))
    .filter(({ guide }) => !known.has(`docs/${guide}`))
    .map(({ guide, field }) => ({
      file,
      field,
      reason: `"${guide}" is not a page`,
      remedy: 'Write the path of a page below docs/, with its extension.',
    }));
}

/** Guides list their incidents in turn. */
const GUIDE_INCIDENTS = {
  component: 'GuideIncidents',
  heading: 'Incidents this would have stopped or limited',
  what: 'incident',
  where: 'the field `guides` of an incident',
};

/**
 * The rules that the schema of a single incident cannot hold.
 *
 * @param today last day on which something can have happened
 * @param log what happened to the entries since they were added
 * @param count of all entries, those included whose front matter cannot be read
 * @param lists packages beside those of the front matter
 */
export function checkIncidents(
  files: readonly ContentFile[],
  today: IsoDay,
  log: IncidentLog = EMPTY_LOG,
  count = files.filter(({ frontMatter }) => isIncident(frontMatter)).length,
  lists: PackageLists = new Map(),
): Problem[] {
  const known = new Set(files.map(({ file }) => file));
  // Problems within the field are reported by the schema of the front matter.
  const entries = entriesOfFiles(incidents, files);
  const byId = new Map(entries.map((entry) => [idOf(entry.file), entry]));
  const guides = new Set(entries.flatMap(({ data }) => data.guides ?? []));
  const between = () => [
    ...files.flatMap((page) =>
      checkBackLinks(
        page,
        GUIDE_INCIDENTS,
        page.kind === 'doc' && guides.has(page.file.slice('docs/'.length)),
      ),
    ),
    ...checkLog(log, byId, today),
    ...checkPackageLists(lists, byId),
    ...entries
      .filter(({ file }) => YEAR_FOLDER.test(file))
      .flatMap(({ file, data }) => checkRelated(file, data, byId)),
  ];
  return [
    ...entries.flatMap(({ file, data }) => checkExploited(file, data)),
    // Without all entries, everything that names one would be reported for a mistake in it.
    ...(entries.length === count ? between() : []),
    ...files
      .filter(({ file, frontMatter }) => isIncident(frontMatter) && YEAR_FOLDER.test(file))
      .flatMap(({ file, frontMatter: { incident } }) => {
        const { data: dated } = datedSchema.safeParse(incident);
        const { data: guided } = guidedSchema.safeParse(incident);
        return [
          ...(dated ? checkDates(file, dated, today) : []),
          ...(guided ? checkGuides(file, guided, known) : []),
        ];
      }),
  ];
}
