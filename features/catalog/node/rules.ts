import * as z from 'zod';
import type { ContentFile } from '#platform/content/common/contentFile';
import type { IsoDay } from '#platform/base/common/dates';
import type { Problem } from '#platform/base/common/problems';
import { entriesOfFiles, type Entry } from '#platform/collections/node/collection';
import { repeatsIn } from '#platform/base/common/lists';
import { checkBackLinks } from '#platform/content/node/componentChecks';
import {
  dateOf,
  isIncident,
  yearFolderOf,
  GROUP_KINDS,
  groupRoute,
  type GroupKind,
} from '../common/view';
import { incidentSchema, type Incident } from '../common/schema';
import { idOf, incidents } from './collection';
import {
  LOG_FILE,
  NOTHING_BESIDE,
  packagesFileOf,
  PROVENANCE_FILE,
  type Beside,
  type IncidentLog,
  type PackageLists,
} from './records';

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

/**
 * The log names entries that exist, and days between their addition and today.
 *
 * @param entries all, by id
 */
export function checkLog(
  log: IncidentLog,
  entries: ReadonlyMap<string, { data: { added: IsoDay } }>,
  today: IsoDay,
): Problem[] {
  const problem = (field: string, reason: string, remedy: string): Problem => ({
    file: LOG_FILE,
    field,
    reason,
    remedy,
  });
  return (['reviews', 'changes'] as const).flatMap((list) =>
    log[list].flatMap(({ date, incidents }, index): Problem[] => {
      const field = `${list}[${index}]`;
      const wrong = incidents.flatMap((id) => {
        const day = entries.get(id)?.data.added;
        if (day === undefined) {
          const remedy = 'Write the id of an entry: the name of its file without ".md".';
          return problem(`${field}.incidents`, `"${id}" is not an entry`, remedy);
        }
        const reason = `"${id}" was added later, on ${day}`;
        const remedy = 'Correct the day, or remove the entry.';
        return day > date ? problem(`${field}.incidents`, reason, remedy) : [];
      });
      const remedy = 'Write the day on which it was done.';
      return date > today
        ? [problem(`${field}.date`, `${date} lies in the future`, remedy), ...wrong]
        : wrong;
    }),
  );
}

/**
 * Each list belongs to an entry, nothing is listed twice, and entries with packages say whether
 * these are all.
 *
 * @param incidents all entries, by id
 */
export function checkPackageLists(
  lists: PackageLists,
  incidents: ReadonlyMap<string, Entry<Pick<Incident, 'packages' | 'packageList'>>>,
): Problem[] {
  const ownerless = [...lists.keys()].filter((id) => !incidents.has(id));
  return [
    ...ownerless.map((id) => ({
      file: packagesFileOf(id),
      field: 'id',
      reason: `"${id}" is not an entry`,
      remedy: 'Name the file after the id of an entry, which is the name of its page.',
    })),
    ...[...incidents].flatMap(([id, { file, data }]): Problem[] => {
      const all = [...(data.packages ?? []), ...(lists.get(id) ?? [])];
      return [
        ...repeatsIn(all, ({ purl, range = '' }) => [`${purl} ${range}`]).map(({ item }) => ({
          file: lists.has(id) ? packagesFileOf(id) : file,
          field: lists.has(id) ? 'purl' : 'incident.packages',
          reason: `"${item.purl}" is listed twice`,
          remedy: 'Keep one of the two.',
        })),
        ...(all.length > 0 === (data.packageList !== undefined)
          ? []
          : [
              {
                file,
                field: 'incident.packageList',
                reason: all.length > 0 ? 'is missing' : 'is about packages, and there are none',
                remedy:
                  all.length > 0
                    ? 'Say whether the packages are all, and on which day: "packageList: { complete: true, date: 2026-11-25 }".'
                    : 'Remove the field, or add the packages.',
              },
            ]),
      ];
    }),
  ];
}

/**
 * Each vector has a page, and each ecosystem that has enough incidents to fill one.
 *
 * @param files all content; pages name their group in the field `incidentsOf`
 */
export function checkGroupPages(
  files: readonly ContentFile[],
  incidents: readonly Pick<Incident, 'vectors' | 'ecosystems'>[],
): Problem[] {
  const pages = new Map(
    files.flatMap(({ file, frontMatter }) => {
      const of = (frontMatter.incidentsOf ?? {}) as Partial<Record<GroupKind, string>>;
      return Object.entries(of).map(([kind, id]) => [`${kind} ${id}`, file] as const);
    }),
  );
  return (['vector', 'ecosystem'] as const).flatMap((kind) => {
    const { labels, idsOf, least } = GROUP_KINDS[kind];
    return Object.keys(labels).flatMap((id): Problem | [] => {
      const count = incidents.filter((incident) => idsOf(incident).includes(id)).length;
      const file = `docs${groupRoute(kind, id)}.md`;
      const page = pages.get(`${kind} ${id}`);
      const wanted = id !== 'other' && count >= least ? file : undefined;
      if (page === wanted) {
        return [];
      }
      const [reason, remedy] = wanted
        ? [
            `there is no page of the ${kind} "${id}", which has ${count} incidents`,
            `Write ${file} with "incidentsOf: { ${kind}: ${id} }", like those beside it.`,
          ]
        : [
            `"${id}" has ${count} incidents, too few for a page`,
            'Remove the page, and redirect its address to the page that shares it.',
          ];
      return { file: page ?? file, field: 'incidentsOf', reason, remedy };
    });
  });
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
 * @param beside what other files hold of the entries
 * @param count of all entries, those included whose front matter cannot be read
 */
export function checkIncidents(
  files: readonly ContentFile[],
  today: IsoDay,
  { log, lists, provenance }: Beside = NOTHING_BESIDE,
  count = files.filter(({ frontMatter }) => isIncident(frontMatter)).length,
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
    ...[...provenance.keys()]
      .filter((id) => !byId.has(id))
      .map((id) => ({
        file: PROVENANCE_FILE,
        field: 'incident',
        reason: `"${id}" is not an entry`,
        remedy: 'Write the id of an entry: the name of its file without ".md".',
      })),
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
