import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Problem } from '../../../platform/base/common/problems';
import { buildDay } from '../../../platform/base/node/buildDay';
import type { ContentFile } from '../../../platform/content/common/files';
import { routeOf } from '../../../platform/content/common/routes';
import { templatesSchema } from '../../templates/common/public';
import type { CriteriaFile, Rule } from '../common/schema';
import { LEVELS, type Area, type Level } from '../common/vocabulary';
import { CRITERIA_FILE } from './load';
import { toMarkdown } from './tables';

/** The due diligence outlines, which list the criteria of a stage for the TOC. */
const OUTLINES = {
  incubation: 'dd-pr-incubation.md',
  graduation: 'dd-pr-graduation.md',
} as const;

/** Area of the criteria below a heading of an outline. */
const AREA_OF_HEADING: Readonly<Record<string, Area>> = {
  'Application process principles': 'process',
  'Governance and maintainers': 'governance',
  'Contributors and community': 'contributors',
  'Engineering principles': 'engineering',
  Security: 'security',
  Ecosystem: 'ecosystem',
};

/** A criterion as an outline states it. */
interface Stated {
  area: Area;
  level: Level;
  text: string;
  line: number;
}

/** The criteria of an outline: its check boxes that stand alone, without those in comments. */
function statedIn(outline: string): Stated[] {
  let [area, level]: [Area | undefined, Level] = [undefined, 'required'];
  const blank = (comment: string) => comment.replace(/[^\n]/g, '');
  return outline
    .replace(/<!--[^]*?-->/g, blank)
    .split('\n')
    .flatMap((text, index) => {
      const [, marks, heading = ''] = /^(#+) (.+)$/.exec(text) ?? [];
      if (marks === '##') {
        area = AREA_OF_HEADING[heading];
      } else if (marks === '###') {
        level = heading.toLowerCase() as Level;
      }
      return area && text.startsWith('- [ ] ')
        ? [{ area, level, text: text.slice('- [ ] '.length), line: index + 1 }]
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

/** Pages whose tables are about criteria. */
const PAGES = /^docs\/(?:projects|maintainers|community\/toc|resources\/templates)\//;
/** A cell of a table that begins with a level. */
const LEVEL_CELL = new RegExp(
  `\\|\\s*(?:now )?(?:${Object.keys(LEVELS).join('|')}|recommended)\\b`,
  'i',
);
/** A stage, or several, as the subject of a sentence. */
const STAGE =
  /\b(?:Sandbox|Incubation|Incubating|Graduation|Graduated)\b|\b(?:[Bb]oth|[Ee]ach|[Ee]very|[Aa]ll|[Nn]o) levels?\b/;
/** How much something is insisted on. */
const INSISTS =
  /\b(?:requires?|required|requirements?|requiring|mandatory|must|suggests?|suggested|recommends?|recommended|optional|asks?|expects?|expected|needs?)\b/i;
/** A comment that allows the next block, with its reason. */
const EXCEPTION = /^\{\/\* levels -- \S.*\*\/\}$/;

const blank = (text: string) => text.replace(/[^\n]/g, ' ');

/** Whether a line of a page says by hand how much a stage insists on something. */
function typesLevel(file: string, line: string, next = ''): boolean {
  if (line.startsWith('|')) {
    return PAGES.test(file) && LEVEL_CELL.test(line) && !/^\|[\s|:-]*$/.test(next);
  }
  const sentences = line.startsWith('#') ? [] : line.split(/(?<=[.!?:;])\s+/);
  return sentences.some((sentence) => STAGE.test(sentence) && INSISTS.test(sentence));
}

/** Tables and sentences of pages that say by hand how much a stage insists on something. */
export function checkTypedLevels(files: readonly ContentFile[]): Problem[] {
  return files.flatMap(({ kind, file, body, bodyOffset }) => {
    // Posts tell what held on their day.
    if (kind === 'post') {
      return [];
    }
    // Code, addresses, and tags say nothing.
    const text = body.replace(/^```[^]*?^```|(?<=\])\([^)\n]*\)|`[^`\n]*`|<[^>\n]*>/gm, blank);
    const blocks = [...text.matchAll(/^.*\S.*(?:\n.*\S.*)*/gm)].map(({ 0: block, index }) => ({
      lines: block.split('\n'),
      line: bodyOffset + text.slice(0, index).split('\n').length,
    }));
    return blocks.flatMap(({ lines, line: first }, index): Problem[] => {
      const typed = lines.flatMap((line, at) =>
        typesLevel(file, line, lines[at + 1])
          ? [{ line: first + at, isRow: line.startsWith('|') }]
          : [],
      );
      const isAllowed = EXCEPTION.test(blocks[index - 1]?.lines.join('\n') ?? '');
      if (isAllowed) {
        return typed.length > 0
          ? []
          : [
              {
                file,
                line: first,
                field: 'text',
                reason: 'has a comment before it that allows levels, and states none',
                remedy: 'Remove the comment {/* levels -- … */}.',
              },
            ];
      }
      return typed.map(({ line, isRow }) => ({
        file,
        line,
        field: isRow ? 'table' : 'text',
        reason: 'states the level of a criterion by hand',
        remedy: `Write it into ${CRITERIA_FILE}, and show it with <Criteria form="levels" ids="…" />. If it is no criterion, say why in a comment before: {/* levels -- … */}`,
      }));
    });
  });
}

/** Checks what pages ask `<Criteria />` to show. */
export function checkUses(files: readonly ContentFile[], data: CriteriaFile): Problem[] {
  return files.flatMap(({ file, body, bodyOffset }) =>
    body.split('\n').flatMap((line, index): Problem[] => {
      const [, written] = /^<Criteria\s([^>]*)\/>/.exec(line) ?? [];
      if (written === undefined) {
        return [];
      }
      const attributes = Object.fromEntries(
        [...written.matchAll(/(\w+)="([^"]*)"/g)].map(([, key, value]) => [key, value]),
      ) as Record<string, string>;
      try {
        toMarkdown(data, attributes, buildDay());
        return [];
      } catch (error) {
        const [reason = '', remedy = ''] = (error as Error).message.split(' → ');
        return [{ file, line: bodyOffset + index + 1, field: 'Criteria', reason, remedy }];
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
  const problem = (field: string, reason: string, remedy: string): Problem => ({
    file: CRITERIA_FILE,
    field,
    reason,
    remedy,
  });
  return [
    ...criteria
      .filter(({ guide }) => !routes.has(guide.split('#')[0] ?? ''))
      .map(({ id, guide }) =>
        problem(
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
          ...(existsSync(path.join(siteDir, 'templates', file))
            ? []
            : [
                problem(
                  file,
                  `there is no templates/${file}`,
                  'Add the file, or remove it from files and from the criteria that name it.',
                ),
              ]),
          ...(data.some((template) => template.file === file)
            ? []
            : [
                problem(
                  file,
                  `${page} does not present it`,
                  'Write the route of the page that has it under `templates`.',
                ),
              ]),
        ];
      }),
  ];
}
