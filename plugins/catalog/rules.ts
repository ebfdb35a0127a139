import type { ContentFile } from '../content-checks/files';
import type { IsoDay } from '../shared/dates';
import type { Problem } from '../shared/problems';
import { incidentSchema } from './schema';

/** Pages of the catalogue that tell of one incident. */
const INCIDENT_FILE = /^docs\/.*\/publications\/catalog\/\d{4}\/[^/]+\.md$/;

/**
 * Rules that the schema of one entry cannot hold: the field stands on every
 * incident's page and on no other, dates lie in the past, guides exist.
 *
 * @param today day up to which dates are possible
 */
export function checkIncidents(files: readonly ContentFile[], today: IsoDay): Problem[] {
  const known = new Set(files.map(({ file }) => file));
  return files.flatMap(({ file, frontMatter }): Problem[] => {
    const isIncident = INCIDENT_FILE.test(file);
    const hasField = frontMatter.incident !== undefined;
    if (isIncident !== hasField) {
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
    const { data: incident } = incidentSchema.safeParse(frontMatter.incident);
    if (!incident) {
      // Not an incident, or its own schema has reported what is wrong with it.
      return [];
    }
    const problems: Problem[] = [];
    for (const field of ['date', 'added'] as const) {
      if (incident[field] > today) {
        problems.push({
          file,
          field: `incident.${field}`,
          reason: `"${incident[field]}" lies in the future`,
          remedy: 'Correct the date.',
        });
      }
    }
    incident.guides?.forEach((guide, index) => {
      if (!known.has(`docs/${guide}`)) {
        problems.push({
          file,
          field: `incident.guides[${index}]`,
          reason: `"${guide}" is no page`,
          remedy: 'Write the path of a page below docs/, with its extension.',
        });
      }
    });
    return problems;
  });
}
