import { strToU8, zipSync } from 'fflate';
import { escapeMarkdown } from '#platform/base/common/text';
import type { IsoDay } from '#platform/base/common/dates';
import type { Template } from '#features/templates/node/public';
import { fileRuleOn, ruleText } from '../common/rules';
import type { CriteriaFile } from '../common/schema';
import { STAGES, type Stage } from '#platform/base/common/levels';
import { READINESS_ROUTE } from '../common/vocabulary';

/** Name of the file in each kit that says what to do with the others. */
export const START_FILE = 'START-HERE.md';

/** What a kit needs to know of the site. */
export interface KitSource {
  data: CriteriaFile;
  /** Template files by name. */
  templates: ReadonlyMap<string, string>;
  /** What the pages say about template files. */
  described: readonly Template[];
  /** Address of the site, with base path and without a slash at its end. */
  url: string;
  today: IsoDay;
}

/** The files of a stage's kit by their path, with one that says what to fill in. */
export function kitFiles({ data, templates, described, url, today }: KitSource, stage: Stage) {
  const files: Record<string, string> = {};
  const [parts, elsewhere, choices]: [string[], string[], Set<string>] = [[], [], new Set()];
  for (const starter of data.files) {
    const { file, path = file, page, choice } = starter;
    const rule = fileRuleOn(starter, data.criteria, stage, today);
    const text = templates.get(file);
    if (!rule) {
      continue;
    }
    if (text === undefined) {
      elsewhere.push(`- \`${path}\` (${ruleText(rule).toLowerCase()}): take it from <${page}>.`);
      continue;
    }
    files[path] = text;
    if (choice !== undefined) {
      choices.add(choice);
    }
    const placeholders = Object.entries(
      described.find((one) => one.file === file)?.placeholders ?? {},
    );
    parts.push(
      [
        `### ${path}`,
        '',
        `${ruleText(rule)}. Guide: <${url}${page}>`,
        ...(placeholders.length === 0 ? [] : ['']),
        ...placeholders.map(([name, fill]) => `- \`${name}\`: ${escapeMarkdown(fill)}`),
      ].join('\n'),
    );
  }
  files[START_FILE] =
    [
      `# Files to start from: ${STAGES[stage]}`,
      [
        '1. Copy the files to the root of your repository; the paths are those that GitHub expects. Keep what you have already, and leave out what does not fit.',
        ...[...choices].map(
          (choice) =>
            `1. Of the files whose names begin with \`${choice.replace(/\.\w+$/, '')}-\` and that name a model, keep one as \`${choice}\`.`,
        ),
        '1. Replace every placeholder named below. Search the raw text for `TODO`, since rendering hides some.',
        '1. Make it true: change or delete whatever does not describe your project.',
        `1. Compare your project with the criteria: <${url}${READINESS_ROUTE}?to=${stage}>`,
        '1. Delete this file.',
      ].join('\n'),
      ...(elsewhere.length === 0 ? [] : ['## Not in this kit', elsewhere.join('\n')]),
      '## What to fill in',
      ...parts,
    ].join('\n\n') + '\n';
  return files;
}

/** The kit of a stage as a ZIP file: the same bytes for the same files, wherever it is made. */
export function toZip(files: Readonly<Record<string, string>>): Uint8Array {
  const sorted = Object.entries(files).sort(([a], [b]) => (a < b ? -1 : 1));
  return zipSync(Object.fromEntries(sorted.map(([path, text]) => [path, strToU8(text)])), {
    level: 9,
    // ZIP files have no time zone: the local one is taken out again.
    mtime: new Date(1980, 0, 1),
  });
}
