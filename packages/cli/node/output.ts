import { styleText } from 'node:util';
import type { Result as SarifResult, Run } from 'sarif';
import { toJson, sarifPlace, toSarifLog } from '../../../platform/base/common/json';
import { escapeMarkdown } from '../../../platform/base/common/text';
import { NO_PROGRESS, type Progress } from '../../../features/readiness/common/progress';
import { AREA_IDS, AREAS } from '../../../features/readiness/common/vocabulary';
import type { Report, Result, Template } from './check';
import type { Evidence } from './outcome';
import { clean } from './progress';

const STATUS = { found: 'found', 'not-found': 'not found', person: 'needs a person' } as const;
const LIMIT =
  'Found means that a text is there, with its place. Whether a criterion is met, people decide.';

const placeOf = ({ file, line }: Evidence): string => clean(`${file}:${line}`);

/** Name under which a project saves a template. */
export const pathOf = ({ file, path, choice }: Template): string => path ?? choice ?? file;

/** Address of the page that presents a template. */
const pageOf = ({ page }: Template, { guide }: Result): string => new URL(page, guide).href;

const summary = ({ results, level, why, day }: Report): string => {
  const having = (status: Result['status']) => results.filter((one) => one.status === status);
  const missing = having('not-found');
  const required = missing.filter(({ weight }) => weight === 'required');
  return `Level: ${level}${why === undefined ? '' : `, ${why}`}, as of ${day}. ${having('found').length} found, ${missing.length} not found (${required.length} of them required), ${having('person').length} for a person.`;
};

const weightOf = ({ weight }: Result): string => (weight === 'required' ? '' : ` (${weight})`);

/** Paths that weren't read, the first ones by name. */
function skippedLine({ skipped }: Report): string[] {
  const shown = skipped.slice(0, 5).map(({ path, why }) => `${clean(path)} (${why})`);
  const more = skipped.length - shown.length;
  return shown.length === 0
    ? []
    : [`Not read: ${shown.join(', ')}${more > 0 ? `, and ${more} more` : ''}.`];
}

/** What to do next, at most: what is required first, then what a template makes quick. */
const MOST_STEPS = 5;

function nextSteps({ results }: Report): string[] {
  const weights = ['required', 'suggested', 'practice'];
  const missing = results
    .filter(({ status, marked }) => status === 'not-found' && marked === undefined)
    .sort(
      (a, b) =>
        weights.indexOf(a.weight) - weights.indexOf(b.weight) ||
        Number(b.templates.length > 0) - Number(a.templates.length > 0),
    );
  return missing.length === 0
    ? []
    : [
        'What to do next',
        ...missing.slice(0, MOST_STEPS).flatMap((one, index) => {
          const [template] = one.templates;
          return [
            `  ${index + 1}. ${one.text}${weightOf(one)}`,
            template
              ? `     Write ${pathOf(template)}: contribute-site check --fix, from ${pageOf(template, one)}`
              : `     Guide: ${one.guide}`,
          ];
        }),
        '',
      ];
}

/** The report for a terminal: what to do first, what was read by area, and what only people know. */
export function toTable(report: Report): string {
  const indent = ' '.repeat(16);
  const lines = AREA_IDS.flatMap((area) => {
    const here = report.results.filter((one) => one.area === area && one.status !== 'person');
    return here.length === 0
      ? []
      : [
          AREAS[area].title,
          ...here.flatMap((one) => [
            `${STATUS[one.status].padStart(14)}  ${one.text}${weightOf(one)}`,
            ...one.evidence.map((place) => `${indent}${placeOf(place)}  ${clean(place.says)}`),
            ...(one.says === undefined ? [] : [`${indent}${clean(one.says)}`]),
            ...(one.marked === undefined ? [] : [`${indent}Marked: ${clean(one.marked)}`]),
            ...(one.status === 'not-found'
              ? [
                  ...one.templates.map(
                    (template) => `${indent}${pathOf(template)}: ${pageOf(template, one)}`,
                  ),
                  `${indent}Guide: ${one.guide}`,
                ]
              : []),
          ]),
          '',
        ];
  });
  const questions = report.results.filter(({ status }) => status === 'person');
  return [
    summary(report),
    '',
    ...nextSteps(report),
    ...lines,
    ...(questions.length > 0 ? [`For a person: ${questions.length} questions`] : []),
    ...questions.flatMap((one) => [
      `  ${one.text}: ${clean(one.says ?? '')}`,
      ...one.evidence
        .slice(0, 1)
        .map((place) => `${indent}${placeOf(place)}  ${clean(place.says)}`),
      ...(one.marked === undefined ? [] : [`${indent}Marked: ${clean(one.marked)}`]),
    ]),
    '',
    LIMIT,
    ...skippedLine(report),
    '',
  ].join('\n');
}

/** What a terminal can show. */
export interface Terminal {
  columns: number;
  hasColors: boolean;
}

/** Columns below which nothing is broken: words would stand one a line. */
const LEAST_COLUMNS = 50;

/** Breaks a line between words; what follows has its indent. */
function wrapped(line: string, columns: number): string {
  if (columns < LEAST_COLUMNS || line.length <= columns) {
    return line;
  }
  const [indent = ''] = /^ */.exec(line) ?? [];
  const rows: string[] = [];
  let row = indent;
  for (const word of line.slice(indent.length).split(/(?<=\S) /)) {
    if (row.length > indent.length && row.length + word.length >= columns) {
      rows.push(row.trimEnd());
      row = indent;
    }
    row += `${word} `;
  }
  return [...rows, row.trimEnd()].join('\n');
}

/** A report as a terminal shows it: as wide as it is, statuses and headings in color where it has any. */
export function toTerminal(text: string, { columns, hasColors }: Terminal): string {
  const lines = text.split('\n').map((line) => wrapped(line, columns));
  return hasColors
    ? lines
        .map((line) =>
          line
            .replace(
              /^( +)(not found)(?= {2})/,
              (_, indent: string, status: string) =>
                indent + styleText('red', status, { validateStream: false }),
            )
            .replace(
              /^( +)(found)(?= {2})/,
              (_, indent: string, status: string) =>
                indent + styleText('green', status, { validateStream: false }),
            )
            .replace(/^[A-Z][\w ,'-]+:?$/, (heading) =>
              styleText('bold', heading, { validateStream: false }),
            ),
        )
        .join('\n')
    : lines.join('\n');
}

/** Text of the repository as code: nothing in it is markup, and nobody is mentioned. */
const code = (text: string): string => `\`${clean(text).replace(/[`|]/g, ' ')}\``;
const prose = (text: string): string => escapeMarkdown(clean(text)).replaceAll('@', '@<!-- -->');

/** The report as Markdown, such as for a comment. */
export function toMarkdown(report: Report): string {
  const row = (one: Result): string => {
    const details = [
      ...one.evidence.map((place) => `${code(placeOf(place))} ${code(place.says)}`),
      ...(one.says === undefined ? [] : [prose(one.says)]),
      ...(one.marked === undefined ? [] : [`Marked: ${code(one.marked)}`]),
      ...(one.status === 'not-found'
        ? one.templates.map((template) => `[${code(pathOf(template))}](${pageOf(template, one)})`)
        : []),
    ];
    return `| ${STATUS[one.status]} | [${prose(one.text)}](${one.guide})${weightOf(one)} | ${details.join('<br />')} |`;
  };
  const table = (results: readonly Result[]) =>
    ['| | Criterion | Evidence |', '| --- | --- | --- |', ...results.map(row)].join('\n');
  const missing = report.results.filter((one) => one.status === 'not-found');
  const others = report.results.filter((one) => one.status !== 'not-found');
  return (
    [
      '## What this repository shows',
      `${summary(report)} ${LIMIT}`,
      ...(missing.length === 0 ? [] : [table(missing)]),
      `<details><summary>Found, and for a person</summary>\n\n${table(others)}\n\n</details>`,
      ...skippedLine(report).map(prose),
    ].join('\n\n') + '\n'
  );
}

/**
 * The report as marks that the readiness checklist imports, with all that was read beside them. What a
 * person ticked and noted before stays.
 */
export function toMarks(report: Report, marks: Progress = NO_PROGRESS): string {
  const entries: Progress['entries'] = {};
  for (const { id, weight, status, evidence } of report.results) {
    if (weight !== 'practice' && status !== 'not-found' && evidence.length > 0) {
      const places = evidence.map((one) => `${placeOf(one)} ${clean(one.says)}`);
      const note = `Read on ${report.day}: ${places.join('; ')}`.slice(0, 2000);
      entries[id] = { done: status === 'found' || undefined, note };
    }
  }
  const { level, day, results, skipped } = report;
  return toJson({
    ...marks,
    entries: { ...entries, ...marks.entries },
    check: {
      level,
      day,
      results: results.map((one) => ({
        ...one,
        templates: one.templates.map((template) => ({
          path: pathOf(template),
          page: pageOf(template, one),
        })),
      })),
      skipped,
    },
  });
}

/** What wasn't found as SARIF 2.1.0, which code hosts show beside files. */
export function toSarif(report: Report): string {
  const missing = report.results.filter(
    (one) => one.status === 'not-found' && one.marked === undefined,
  );
  const run: Run = {
    tool: {
      driver: {
        name: 'contribute-site',
        informationUri: 'https://contribute.cncf.io/projects/readiness',
        rules: missing.map(({ id, text, guide }) => ({
          id,
          shortDescription: { text },
          helpUri: guide,
        })),
      },
    },
    properties: { level: report.level, day: report.day },
    results: missing.map((one, ruleIndex): SarifResult => {
      const [place] = one.evidence;
      const [template] = one.templates;
      const file = place?.file ?? (template ? pathOf(template) : 'README.md');
      return {
        ruleId: one.id,
        ruleIndex,
        level: one.weight === 'required' ? 'warning' : 'note',
        message: { text: `${one.text}: ${clean(one.says ?? STATUS[one.status])}` },
        locations: [sarifPlace(file, place?.line ?? 1)],
        partialFingerprints: { 'criterion/v1': one.id },
      };
    }),
  };
  return toJson(toSarifLog(run));
}
