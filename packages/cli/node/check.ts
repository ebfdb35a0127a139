import type { AffectedList } from '../../../features/catalog/common/affected/match';
import { askedOn } from '../../../features/readiness/common/journey';
import type { Progress } from '../../../features/readiness/common/progress';
import type { ChecklistItem } from '../../../features/readiness/common/rules';
import type { StarterFile } from '../../../features/readiness/common/schema';
import { AREA_IDS, type Area, type Level } from '../../../features/readiness/common/vocabulary';
import {
  LEVEL_AFTER,
  type Level as ProjectStanding,
  type Stage,
} from '../../../platform/base/common/levels';
import { CRITERIA } from './criteria';
import { readMetadata } from './metadata';
import { person, type Outcome } from './outcome';
import { PRACTICES } from './practices';
import type { Progress as Shown } from './progress';
import type { Repository, Skipped } from './repository';

/** A file to start from, with its text if the site offers one. */
export interface Template extends StarterFile {
  text?: string;
}

/** What the command knows of the site: made by `data.ts`, shipped with it. */
export interface CliData {
  /** Day on which it was made, which decides which rules hold. */
  day: string;
  /** Address of the site, without a slash at its end. */
  origin: string;
  items: ChecklistItem[];
  templates: Template[];
  affected: AffectedList;
  /** Projects of the foundation, by the addresses of their repositories. */
  projects: { name: string; repos: string[]; level: ProjectStanding }[];
}

/** The level of a project, which criteria name by the stage that leads to it. */
export type ProjectLevel = (typeof LEVEL_AFTER)[Stage];
export const STAGE_OF = Object.fromEntries(
  Object.entries(LEVEL_AFTER).map(([stage, level]) => [level, stage]),
) as Record<ProjectLevel, Stage>;

/** How much the level insists: a practice is in no list of a level. */
export type Weight = Level | 'practice';

/** What a repository shows of a criterion or a practice. */
export interface Result extends Outcome {
  id: string;
  area: Area;
  text: string;
  weight: Weight;
  /** Address of the page that helps. */
  guide: string;
  /** Files to start from, where nothing was found. */
  templates: Template[];
  /** What a person noted in the marks that were given, where it is done or doesn't apply. */
  marked?: string;
}

export interface Report {
  level: ProjectLevel;
  /** How the level is known, where nobody gave it. */
  why?: string;
  day: string;
  results: Result[];
  skipped: readonly Skipped[];
}

/**
 * The level of the project that a repository belongs to, and how it's known: by `project.yaml`, or by
 * the list of projects and the remotes of the checkout.
 */
export function levelOf(
  repository: Repository,
  projects: CliData['projects'],
): { level: ProjectLevel; why: string } | undefined {
  const phase = readMetadata(repository)?.phase;
  if (phase !== undefined && phase !== 'archived') {
    return { level: phase, why: 'by its project.yaml' };
  }
  const project = projects.find(({ repos }) =>
    repository.remotes.some((remote) => repos.includes(remote)),
  );
  return project === undefined || project.level === 'archived'
    ? undefined
    : { level: project.level, why: `as a repository of ${project.name}` };
}

/**
 * Compares a repository with what a level asks, the levels before it included.
 *
 * @param marks what a person ticked and noted on the site, in the form of its export
 * @param tell is told how far the check is
 */
export function check(
  repository: Repository,
  { items, templates, origin, day }: Omit<CliData, 'affected' | 'projects'>,
  level: ProjectLevel,
  marks?: Progress,
  tell?: Shown['tell'],
): Report {
  const to = STAGE_OF[level];
  const address = (route: string) => new URL(route, `${origin}/`).href;
  const toResult = (
    about: Pick<Result, 'id' | 'area' | 'text' | 'weight'> & { guide: string },
    outcome: Outcome,
    files: readonly Template[],
  ): Result => {
    const { done = false, state, note, link } = marks?.entries[about.id] ?? {};
    const isInapplicable = state === 'inapplicable';
    const words = [isInapplicable && 'not applicable', link, note].filter(Boolean).join(' · ');
    return {
      ...about,
      guide: address(about.guide),
      ...outcome,
      templates: outcome.status === 'not-found' ? [...files] : [],
      ...((done || isInapplicable) && { marked: words || 'ticked' }),
    };
  };
  const all = items.length + PRACTICES.length;
  const criteria = items.flatMap((item, index) => {
    tell?.(item.text, index + 1, all);
    const asked = askedOn(item, { from: 'none', to });
    if (!asked) {
      return [];
    }
    const { id, area, text, evidence, guide, isConditional } = item;
    const { detail, level: weight } = asked.rule;
    const outcome =
      CRITERIA[id]?.(repository, asked.stage) ??
      person(`Can you show this? ${evidence.map((piece) => piece.text).join('')}`);
    return [
      toResult(
        {
          id,
          area,
          text: detail === undefined ? text : `${text}: ${detail.replaceAll('`', '')}`,
          // What applies to some projects only is missing nowhere by itself.
          weight: isConditional ? 'suggested' : weight,
          guide: guide.href,
        },
        outcome,
        templates.filter(({ page }) => item.templates?.some(({ href }) => href === page)),
      ),
    ];
  });
  const practices = PRACTICES.map(({ id, area, text, guide, check: read }, index) => {
    tell?.(text, items.length + index + 1, all);
    return toResult({ id, area, text, weight: 'practice', guide }, read(repository, to), []);
  });
  return {
    level,
    day,
    results: AREA_IDS.flatMap((area) =>
      [...criteria, ...practices].filter((one) => one.area === area),
    ),
    skipped: repository.skipped,
  };
}
