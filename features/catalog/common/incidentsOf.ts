import * as z from 'zod';
import { GROUP_KINDS, type GroupKind } from './groups';

const idOf = (kind: GroupKind) =>
  z
    .enum(Object.keys(GROUP_KINDS[kind].labels), {
      error: (issue) =>
        `${JSON.stringify(issue.input)} is not a known ${kind} → Use one of data/catalog/vocabulary.json.`,
    })
    .optional();

/** The front matter field `incidentsOf` of a page about one vector or one ecosystem. */
export const incidentsOfSchema = z
  .strictObject({ vector: idOf('vector'), ecosystem: idOf('ecosystem') })
  .refine(({ vector, ecosystem }) => (vector === undefined) !== (ecosystem === undefined), {
    error: 'names both or none → Name either a vector or an ecosystem.',
  });
export type IncidentsOf = z.infer<typeof incidentsOfSchema>;
