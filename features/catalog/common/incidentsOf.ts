import * as z from 'zod';
import { keyOf } from '#platform/base/common/fields';
import { ECOSYSTEMS, VECTORS } from './vocabulary';

const FILE = 'data/catalog/vocabulary.json';

/** The front matter field `incidentsOf` of a page about one vector or one ecosystem. */
export const incidentsOfSchema = z
  .strictObject({
    vector: keyOf(VECTORS, 'vector', FILE).optional(),
    ecosystem: keyOf(ECOSYSTEMS, 'ecosystem', FILE).optional(),
  })
  .refine(({ vector, ecosystem }) => (vector === undefined) !== (ecosystem === undefined), {
    error: 'names both or none → Name either a vector or an ecosystem.',
  });
export type IncidentsOf = z.infer<typeof incidentsOfSchema>;
