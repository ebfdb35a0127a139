import { groupBy } from '#platform/base/common/groupBy';
import { itemsOf, type Dataset, type OpenRecord } from '#platform/collections/node/dataset';
import type { Change } from '#platform/collections/node/changes';
import { textOf } from '../common/rules';
import { criterionSchema, type Criterion } from '../common/schema';
import { READINESS_ROUTE } from '../common/vocabulary';
import { CRITERIA_FILE } from './load';

/** Rules that changed before the record of changes began say so themselves, by `since` and `before`. */
function earlier(records: readonly OpenRecord[]): Change[] {
  return records.flatMap(({ id, title, data }) => {
    const rules = Object.entries((data as Criterion).stages).flatMap(([stage, rule]) =>
      typeof rule === 'string' || rule.since === undefined
        ? []
        : [{ stage, since: rule.since, before: rule.before ?? null, after: rule.level }],
    );
    return [...groupBy(rules, ({ since }) => since)].map(([day, some]): Change => ({
      day,
      id,
      title,
      change: 'changed',
      fields: some.map(({ stage, before, after }) => ({ field: `stages.${stage}`, before, after })),
    }));
  });
}

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
  earlier,
};
