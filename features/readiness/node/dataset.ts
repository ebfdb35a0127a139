import { itemsOf, type Dataset } from '#platform/collections/node/dataset';
import { textOf } from '../common/rules';
import { criterionSchema, type Criterion } from '../common/schema';
import { READINESS_ROUTE } from '../common/vocabulary';
import { CRITERIA_FILE } from './load';

/** The criteria for moving levels. */
export const criteriaDataset: Dataset = {
  name: 'criteria',
  title: 'Criteria',
  description:
    'What Sandbox, Incubation, and Graduation ask of a project, with the evidence that counts and the guide that helps.',
  schema: criterionSchema,
  path: CRITERIA_FILE,
  recordsIn: (text, file) =>
    (itemsOf(text, file, 'criteria') as Criterion[]).map((data) => ({
      id: data.id,
      title: textOf(data),
      route: `${READINESS_ROUTE}#${data.area}`,
      data,
    })),
};
