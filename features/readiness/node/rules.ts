import { existsSync } from 'node:fs';
import path from 'node:path';
import { toString } from 'mdast-util-to-string';
import type { Problem } from '#platform/base/common/problems';
import type { ContentFile } from '#platform/content/common/files';
import type { CheckedSite } from '#platform/content/node/contribution';
import { routeOf } from '#platform/content/common/routes';
import { parseGfm } from '#platform/markdown/node/gfm';
import { templatesSchema } from '#features/templates/common/public';
import type { CriteriaFile, Rule } from '../common/schema';
import { AREA_IDS, AREAS, type Area, type Level } from '../common/vocabulary';
import { CRITERIA_FILE, problemIn } from './load';
import { toMarkdown } from './tables';

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
  const pages = new Map(files.map((file) => [routeOf(file), file]));
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
        const { data = [] } = templatesSchema.safeParse(pages.get(page)?.frontMatter.templates);
        return [
          !existsSync(path.join(siteDir, 'templates', file)) &&
            problemIn(
              file,
              `there is no templates/${file}`,
              'Add the file, or remove it from files and from the criteria that name it.',
            ),
          !data.some((template) => template.file === file) &&
            problemIn(
              file,
              `${page} does not present it`,
              'Write the route of the page that has it under `templates`.',
            ),
        ].filter((one) => one !== false);
      }),
  ];
}
