import type { LoadContext, Plugin } from '@docusaurus/types';
import type { IsoDay } from '#platform/base/common/dates';
import { STAGE_IDS, STAGES, type Stage } from '#platform/base/common/levels';
import { escapeMarkdown } from '#platform/base/common/text';
import { buildDay, toZip } from '#platform/base/node/reproducible';
import { dataWriter } from '#platform/base/node/docusaurus';
import { publishedFolder } from '#platform/base/node/files';
import { entriesOfFiles } from '#platform/collections/node/collection';
import { routeOf } from '#platform/content/common/contentFile';
import { readContentFiles } from '#platform/content/node/contentFiles';
import { toPieces } from '#platform/markdown/node/nodes';
import { loadTemplates, templates, type Template } from '#features/templates/node/public';
import {
  fileRuleOn,
  ruleOn,
  ruleText,
  textOf,
  type ChecklistItem,
  type ReadinessFiles,
} from '../common/rules';
import type { CriteriaFile } from '../common/schema';
import { KITS_ROUTE, kitFile, LEVELS, READINESS_ROUTE, type Level } from '../common/vocabulary';
import { CRITERIA_FILE, loadCriteria } from './collection';

const piecesOf = (markdown: string | undefined) =>
  markdown === undefined ? undefined : toPieces(markdown);

/**
 * What the checklist shows on a day.
 *
 * @param titleOf title of the page at a route; its anchor, if any, is still there
 */
export function toChecklist(
  { criteria, sources, sandboxForm, files }: CriteriaFile,
  titleOf: (route: string) => string,
  today: IsoDay,
): ReadinessFiles['checklist.json'] {
  const items = criteria.map((one): ChecklistItem => {
    const { id, area, looksFor, fails, evidence, guide, helps, example } = one;
    const templates = files.flatMap(({ file, path, choice, page }) =>
      one.files?.includes(file) ? [{ text: choice ? file : (path ?? file), href: page }] : [],
    );
    return {
      id,
      area,
      text: textOf(one),
      isConditional: one.when !== undefined || area === 'specification' || undefined,
      rules: Object.fromEntries(STAGE_IDS.map((stage) => [stage, ruleOn(one, stage, today)])),
      looksFor: piecesOf(looksFor),
      fails: piecesOf(fails),
      evidence: toPieces(evidence.charAt(0).toUpperCase() + evidence.slice(1)),
      guide: { text: titleOf(guide), href: guide },
      templates: templates.length > 0 ? templates : undefined,
      helps: piecesOf(helps),
      example: piecesOf(example),
    };
  });
  return { items, sources, sandboxForm };
}

/** Where projects keep the files to start from, their pages, and from which stage on each is asked for. */
export function toFilesByLevel(
  { criteria, files }: Pick<CriteriaFile, 'criteria' | 'files'>,
  today: IsoDay,
): ReadinessFiles['files.json'] {
  return Object.fromEntries(
    files.map((starter) => {
      const { file, path = file, page, choice } = starter;
      const rules = STAGE_IDS.map((stage) => fileRuleOn(starter, criteria, stage, today)?.level);
      const badge = (level: Level) => {
        const stage = STAGE_IDS[rules.indexOf(level)];
        return stage ? [`${LEVELS[level]} from ${STAGES[stage]}`] : [];
      };
      return [
        file,
        {
          path,
          page,
          choice,
          badges: [...badge('suggested'), ...badge('required')],
        },
      ];
    }),
  );
}

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

/**
 * Gives the checklist its data, and publishes a kit of files for each stage, also in development.
 * The content checks report problems.
 */
export default function readinessPlugin({ siteDir, siteConfig, baseUrl }: LoadContext): Plugin {
  const publish = publishedFolder(siteDir, KITS_ROUTE);
  return {
    name: 'site-readiness',
    getPathsToWatch: () => [CRITERIA_FILE, 'templates/**'],
    async contentLoaded({ actions }) {
      const data = loadCriteria(siteDir);
      const { files } = await readContentFiles(siteDir);
      const today = buildDay();
      const source = {
        data,
        templates: loadTemplates(siteDir),
        described: entriesOfFiles(templates, files).map((entry) => entry.data),
        url: `${siteConfig.url}${baseUrl}`.replace(/\/$/, ''),
        today,
      };
      const titles = new Map(files.map((page) => [routeOf(page), page.frontMatter.title]));
      const titleOf = (route: string) => {
        const title = titles.get(route.split('#')[0] ?? '');
        return typeof title === 'string' ? title : route;
      };
      const write = dataWriter<ReadinessFiles>(actions);
      await write('checklist.json', toChecklist(data, titleOf, today));
      await write('files.json', toFilesByLevel(data, today));
      const kits = new Map<string, Uint8Array>();
      for (const stage of STAGE_IDS) {
        kits.set(kitFile(stage), await toZip(kitFiles(source, stage)));
      }
      publish(kits);
    },
  };
}
