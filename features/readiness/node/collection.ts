import { existsSync } from 'node:fs';
import path from 'node:path';
import { toString } from 'mdast-util-to-string';
import { daysBetween, type IsoDay } from '#platform/base/common/dates';
import type { Problem } from '#platform/base/common/problems';
import {
  defineCollection,
  entriesOfFiles,
  readRecords,
  records,
} from '#platform/collections/node/collection';
import type { ContentFile } from '#platform/content/common/contentFile';
import type { CheckedSite } from '#platform/content/node/contribution';
import { parseGfm } from '#platform/markdown/node/nodes';
import { loadTemplates, templates } from '#features/templates/node/public';
import { textOf } from '../common/rules';
import {
  aboutCriteriaSchema,
  criterionSchema,
  type CriteriaFile,
  type Criterion,
  type Rule,
} from '../common/schema';
import { AREA_IDS, AREAS, READINESS_ROUTE, type Area, type Level } from '../common/vocabulary';
import { toMarkdown } from './tables';

export const CRITERIA_FILE = 'data/criteria.yaml';

/** The criteria for moving levels. */
export const criteria = defineCollection<Criterion>({
  name: 'criteria',
  source: records(CRITERIA_FILE, 'criteria', aboutCriteriaSchema.shape),
  schema: criterionSchema,
  published: {
    title: 'Criteria',
    description:
      'What Sandbox, Incubation, and Graduation ask of a project, with the evidence that counts and the guide that helps.',
    id: ({ id }) => id,
    titleOf: textOf,
    routeOf: ({ area }) => `${READINESS_ROUTE}#${area}`,
  },
  unique: [{ field: 'id', what: 'id', of: ({ id }) => [id] }],
  rules(_entries, site) {
    const { siteDir, files, routes } = site;
    const data = loadCriteria(siteDir);
    return [
      ...checkWhole(data),
      ...checkReferences(data, siteDir, files, routes),
      ...checkOutlines(data, loadTemplates(siteDir)),
      ...checkUses(site, data),
    ];
  },
});

/** The criteria of a site; none if their file has a problem. */
export function loadCriteria(siteDir: string): CriteriaFile {
  const { entries, others } = readRecords(siteDir, criteria);
  return {
    ...{ sources: {}, sandboxForm: [], files: [] },
    ...(others as Partial<CriteriaFile>),
    criteria: entries.map(({ data }) => data),
  };
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
const problemIn = (field: string, reason: string, remedy: string): Problem => ({
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

/** The due diligence outlines, which list the criteria of a stage for the TOC. */
const OUTLINES = {
  incubation: 'dd-pr-incubation.md',
  graduation: 'dd-pr-graduation.md',
} as const;

/** A criterion as an outline states it. */
type Stated = ReturnType<typeof statedIn>[number];

/** The criteria of an outline: its check boxes that are part of no other. */
function statedIn(outline: string) {
  let [area, level]: [Area | undefined, Level] = [undefined, 'required'];
  return parseGfm(outline).children.flatMap((node) => {
    if (node.type === 'heading') {
      const heading = toString(node).toLowerCase();
      if (node.depth === 2) {
        area = AREA_IDS.find((id) => AREAS[id].heading.toLowerCase() === heading);
      } else if (node.depth === 3) {
        level = heading as Level;
      }
    }
    const place = area && { area, level };
    return place && node.type === 'list'
      ? node.children
          .filter(({ checked }) => typeof checked === 'boolean')
          .map(({ children: [text], position }) => ({
            ...place,
            text: toString(text),
            line: position?.start.line ?? 1,
          }))
      : [];
  });
}

/** The levels that a rule has or had. */
function levelsOf(rule: Rule | Level | undefined): (Level | undefined)[] {
  return rule === undefined || typeof rule === 'string' ? [rule] : [rule.level, rule.before];
}

/**
 * Compares an outline with the criteria of its stage: it states each that has `outline`, in its area
 * and on its level (or the one before a change), and no other.
 */
export function checkOutline(
  { criteria }: CriteriaFile,
  stage: keyof typeof OUTLINES,
  text: string,
): Problem[] {
  const file = `templates/${OUTLINES[stage]}`;
  const stated = statedIn(text);
  const named = (words: string | undefined, one: Stated) =>
    words !== undefined && one.text.includes(words);
  const expected = criteria.filter(({ stages, outline }) => stages[stage] && outline);
  return [
    ...stated.flatMap((one): Problem[] => {
      const found = expected.filter(
        ({ outline, area, stages }) =>
          named(outline, one) && area === one.area && levelsOf(stages[stage]).includes(one.level),
      );
      return found.length === 1
        ? []
        : [
            {
              file,
              line: one.line,
              field: one.text,
              reason: `is ${found.length === 0 ? 'no criterion' : 'more than one criterion'} of this area and level in ${CRITERIA_FILE}`,
              remedy: 'Correct the criterion there, or the words in its field `outline`.',
            },
          ];
    }),
    ...expected
      .filter(({ outline }) => !stated.some((one) => named(outline, one)))
      .map(({ id }) => ({
        file,
        line: 1,
        field: id,
        reason: `is a criterion in ${CRITERIA_FILE} that this outline does not state`,
        remedy: 'Add it, or remove the field `outline` there.',
      })),
  ];
}

/** Compares the outlines of a site with its criteria; `templates` has the files by name. */
export function checkOutlines(
  data: CriteriaFile,
  templates: ReadonlyMap<string, string>,
): Problem[] {
  return (Object.keys(OUTLINES) as (keyof typeof OUTLINES)[]).flatMap((stage) =>
    checkOutline(data, stage, templates.get(OUTLINES[stage]) ?? ''),
  );
}

/** Checks what pages ask `<Criteria />` to show. */
export function checkUses(
  { files, outlineOf, today }: Pick<CheckedSite, 'files' | 'outlineOf' | 'today'>,
  data: CriteriaFile,
): Problem[] {
  return files.flatMap((page) =>
    outlineOf(page).components.flatMap(({ name, attributes, line }): Problem[] => {
      try {
        if (name === 'Criteria') {
          toMarkdown(data, attributes, today);
        }
        return [];
      } catch (error) {
        const [reason = '', remedy = ''] = (error as Error).message.split(' → ');
        return [{ file: page.file, line, field: 'Criteria', reason, remedy }];
      }
    }),
  );
}

/** Checks the criteria against pages and templates. */
export function checkReferences(
  { criteria, files: starters }: CriteriaFile,
  siteDir: string,
  files: readonly ContentFile[],
  routes: ReadonlySet<string>,
): Problem[] {
  const presented = entriesOfFiles(templates, files);
  return [
    ...criteria
      .filter(({ guide }) => !routes.has(guide.split('#')[0] ?? ''))
      .map(({ id, guide }) =>
        problemIn(
          `${id}.guide`,
          `${guide} is no page`,
          'Write the route of a page, with its slash if it is an index.',
        ),
      ),
    ...starters
      .filter(({ page }) => page.startsWith('/'))
      .flatMap(({ file, page }) => {
        return [
          !existsSync(path.join(siteDir, 'templates', file)) &&
            problemIn(
              file,
              `there is no templates/${file}`,
              'Add the file, or remove it from files and from the criteria that name it.',
            ),
          !presented.some((one) => one.data.file === file && one.page?.route === page) &&
            problemIn(
              file,
              `${page} does not present it`,
              'Write the route of the page that has it under `templates`.',
            ),
        ].filter((one) => one !== false);
      }),
  ];
}
