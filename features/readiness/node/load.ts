import { daysBetween, type IsoDay } from '#platform/base/common/dates';
import type { Problem } from '#platform/base/common/problems';
import { repeatsIn } from '#platform/base/common/repeats';
import { readDataFile } from '#platform/content/node/dataFile';
import { criteriaFileSchema, type CriteriaFile } from '../common/schema';

export const CRITERIA_FILE = 'data/criteria.yaml';
const EMPTY: CriteriaFile = { sources: {}, sandboxForm: [], criteria: [], files: [] };

/** The criteria (none if the file cannot be used) and what is wrong with the file by itself. */
export function loadCriteria(siteDir: string): { data: CriteriaFile; problems: Problem[] } {
  const { value: data = EMPTY, problems } = readDataFile(
    siteDir,
    CRITERIA_FILE,
    criteriaFileSchema,
  );
  return { data, problems: [...problems, ...checkWhole(data)] };
}

/** How long a comparison with a source counts, in days. */
const GOOD_FOR_DAYS = 365;

/** Sources with which the criteria were last compared more than a year ago. */
export function agingSources({ sources }: CriteriaFile, today: IsoDay): string[] {
  return Object.values(sources)
    .filter(({ day }) => daysBetween(day, today) > GOOD_FOR_DAYS)
    .map(({ title, day }) => `Criteria were last compared with "${title}" on ${day}.`);
}

/** A problem of the file, in a criterion or a part of it. */
export const problemIn = (field: string, reason: string, remedy: string): Problem => ({
  file: CRITERIA_FILE,
  field,
  reason,
  remedy,
});

/** What is wrong between the parts of the file. */
export function checkWhole({ sources, sandboxForm, criteria, files }: CriteriaFile): Problem[] {
  const inForm = sandboxForm.flatMap((part) => part.criteria);
  const forSandbox = criteria.flatMap(({ id, stages }) => (stages.sandbox ? [id] : []));
  const names = files.map(({ file }) => file);
  return [
    ...repeatsIn(criteria, ({ id }) => [id]).map(({ item }) =>
      problemIn(item.id, 'is the id of two criteria', 'Give one of the two another id.'),
    ),
    ...criteria.flatMap(({ id, stages, files: named = [] }) => [
      ...Object.entries(stages).flatMap(([stage, rule]) => {
        const source = typeof rule === 'string' ? stage : (rule.source ?? rule.phase ?? stage);
        return source in sources
          ? []
          : [
              problemIn(
                `${id}.stages.${stage}`,
                `has the unknown source "${source}"`,
                'Add it to sources, or name one of those.',
              ),
            ];
      }),
      ...named
        .filter((name) => !names.includes(name))
        .map((name) =>
          problemIn(
            `${id}.files`,
            `names ${name}, which is not listed under files`,
            'Add it, with its page, to the list `files` at the end, or correct the name.',
          ),
        ),
    ]),
    ...forSandbox
      .filter((id) => !inForm.includes(id))
      .map((id) =>
        problemIn(id, 'has no place in the Sandbox form', 'Add it to a part of sandboxForm.'),
      ),
    ...inForm
      .filter((id, index) => !forSandbox.includes(id) || inForm.indexOf(id) < index)
      .map((id) =>
        problemIn(
          'sandboxForm',
          `names ${id} twice, or without a rule for Sandbox`,
          'Name each criterion with a rule for Sandbox once.',
        ),
      ),
    ...names
      .filter((name) => !criteria.some(({ files: named = [] }) => named.includes(name)))
      .map((name) =>
        problemIn(
          'files',
          `has ${name}, which no criterion names`,
          'Name it under files of a criterion, or remove it.',
        ),
      ),
  ];
}
