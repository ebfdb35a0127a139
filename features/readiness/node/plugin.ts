import type { LoadContext, Plugin } from '@docusaurus/types';
import { STAGE_IDS, STAGES } from '#platform/base/common/levels';
import { buildDay } from '#platform/base/node/reproducible';
import { dataWriter } from '#platform/base/node/docusaurus';
import { publishedFolder } from '#platform/base/node/files';
import { entriesOfFiles } from '#platform/collections/node/collection';
import { routeOf } from '#platform/content/common/contentFile';
import { readContentFiles } from '#platform/content/node/contentFiles';
import { toPieces } from '#platform/markdown/node/nodes';
import { loadTemplates, templates } from '#features/templates/node/public';
import type { IsoDay } from '#platform/base/common/dates';
import type { ChecklistItem, ReadinessFiles } from '../common/generated';
import { fileRuleOn, ruleOn, textOf } from '../common/rules';
import type { CriteriaFile } from '../common/schema';
import { KITS_ROUTE, kitFile, LEVELS, type Level } from '../common/vocabulary';
import { CRITERIA_FILE, loadCriteria } from './collection';
import { kitFiles, toZip } from './kits';

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
      publish(new Map(STAGE_IDS.map((stage) => [kitFile(stage), toZip(kitFiles(source, stage))])));
    },
  };
}
