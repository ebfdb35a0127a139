import type { ContentFile } from '../content-checks/files';
import type { IsoDay } from '../shared/dates';
import type { Problem } from '../shared/problems';
import { incidentSchema, type Incident } from './schema';

/** Pages of the catalogue that tell of one incident: year and id are in the path. */
const INCIDENT_FILE = /^docs\/.*\/publications\/catalog\/(?<year>\d{4})\/(?<id>[^/]+)\.md$/;

/** The field stands on every incident's page and on no other. */
function checkPlace({ file, frontMatter }: ContentFile): Problem[] {
  const isIncident = INCIDENT_FILE.test(file);
  const hasField = frontMatter.incident !== undefined;
  if (isIncident === hasField) {
    return [];
  }
  return [
    {
      file,
      field: 'incident',
      reason: hasField ? 'stands on a page outside the catalogue' : 'is missing',
      remedy: hasField
        ? 'Move the page into a year folder of the catalogue, or remove the field.'
        : 'Describe the incident; plugins/catalog/schema.ts explains each field.',
    },
  ];
}

/** Dates lie in the past, and the folder is the year of the date. */
function checkDates(file: string, incident: Incident, today: IsoDay): Problem[] {
  const problems = (['date', 'added'] as const)
    .filter((field) => incident[field] > today)
    .map((field) => ({
      file,
      field: `incident.${field}`,
      reason: `"${incident[field]}" lies in the future`,
      remedy: 'Correct the date.',
    }));
  const folder = INCIDENT_FILE.exec(file)?.groups?.year ?? '';
  const year = incident.date.slice(0, 4);
  return folder === year
    ? problems
    : [
        ...problems,
        {
          file,
          field: 'incident.date',
          reason: `"${incident.date}" is not of the year of the folder, ${folder}`,
          remedy: `Move the file into the folder ${year}, or correct the date.`,
        },
      ];
}

/** Guides are pages of this site. */
function checkGuides(file: string, { guides = [] }: Incident, known: Set<string>): Problem[] {
  return guides.flatMap((guide, index) =>
    known.has(`docs/${guide}`)
      ? []
      : [
          {
            file,
            field: `incident.guides[${index}]`,
            reason: `"${guide}" is no page`,
            remedy: 'Write the path of a page below docs/, with its extension.',
          },
        ],
  );
}

/** Guides list their incidents back: a page has the list exactly if an incident names it. */
function checkBackLinks(files: readonly ContentFile[], named: ReadonlySet<string>): Problem[] {
  return files.flatMap(({ kind, file, body }): Problem[] => {
    const hasList = /^<GuideIncidents \/>$/m.test(body);
    const isNamed = kind === 'doc' && named.has(file.slice('docs/'.length));
    if (hasList === isNamed) {
      return [];
    }
    return [
      {
        file,
        field: '<GuideIncidents />',
        reason: hasList ? 'stands on a page that no incident names' : 'is missing',
        remedy: hasList
          ? 'Remove it with its heading, or name the page in the `guides` of an incident.'
          : 'An incident names this page as a guide: add the line under a heading before "Where to go next".',
      },
    ];
  });
}

/** The name of a file is the id of its entry: unique over all years, whatever the case of its letters. */
function checkUniqueIds(files: readonly ContentFile[]): Problem[] {
  const first = new Map<string, string>();
  return files.flatMap(({ file }): Problem[] => {
    const id = INCIDENT_FILE.exec(file)?.groups?.id;
    if (id === undefined) {
      return [];
    }
    const other = first.get(id.toLowerCase());
    first.set(id.toLowerCase(), other ?? file);
    return other === undefined
      ? []
      : [
          {
            file,
            field: 'id',
            reason: `"${id}" is the id of ${other} too`,
            remedy: 'Give the file another name, for example with the year.',
          },
        ];
  });
}

/**
 * Rules that the schema of one entry cannot hold.
 *
 * @param today day up to which dates are possible
 */
export function checkIncidents(files: readonly ContentFile[], today: IsoDay): Problem[] {
  const known = new Set(files.map(({ file }) => file));
  const incidents = files.flatMap(
    ({ frontMatter }) => incidentSchema.safeParse(frontMatter.incident).data ?? [],
  );
  return [
    ...checkUniqueIds(files),
    ...checkBackLinks(files, new Set(incidents.flatMap(({ guides = [] }) => guides))),
    ...files.flatMap((page): Problem[] => {
      const { file, frontMatter } = page;
      const misplaced = checkPlace(page);
      const { data: incident } = incidentSchema.safeParse(frontMatter.incident);
      if (misplaced.length > 0 || !incident) {
        // What is wrong within the field, its own schema has reported.
        return misplaced;
      }
      return [...checkDates(file, incident, today), ...checkGuides(file, incident, known)];
    }),
  ];
}
