import { daysBetween, type IsoDay } from '#platform/base/common/dates';
import { STAGE_IDS, type Stage } from '#platform/base/common/levels';
import type { Piece } from '#platform/markdown/common/pieces';
import type { CriteriaFile, Criterion, Rule, StarterFile } from './schema';
import { LEVEL_IDS, LEVELS, type Level } from './vocabulary';

/** How long a changed rule is marked as new, in days. */
const NEW_FOR_DAYS = 365;

/** A rule as it holds on a day. */
export interface RuleToday extends Pick<Rule, 'level' | 'detail' | 'phase'> {
  /** Key of `sources`. */
  source: string;
  /** While it is news: since when, and what was before. */
  news?: { since: IsoDay; before?: Level };
}

/** What a stage asks of a criterion on a day; `undefined` if nothing. */
export function ruleOn(
  { stages }: Pick<Criterion, 'stages'>,
  stage: Stage,
  today: IsoDay,
): RuleToday | undefined {
  const written = stages[stage];
  if (written === undefined) {
    return undefined;
  }
  const rule: Rule = typeof written === 'string' ? { level: written } : written;
  const { level, detail, phase, since, before } = rule;
  if (since !== undefined && since > today) {
    return before && { level: before, source: stage };
  }
  const source = rule.source ?? phase ?? stage;
  const isNews = since !== undefined && daysBetween(since, today) <= NEW_FOR_DAYS;
  return { level, source, detail, phase, news: isNews ? { since, before } : undefined };
}

/**
 * The rule of a stage for a file to start from: the strictest of the criteria that name it, here or
 * at an earlier stage.
 */
export function fileRuleOn(
  { file, most = 'required' }: StarterFile,
  criteria: readonly Criterion[],
  stage: Stage,
  today: IsoDay,
): Pick<RuleToday, 'level' | 'phase'> | undefined {
  const rank = ({ level, phase }: Pick<RuleToday, 'level' | 'phase'>) =>
    LEVEL_IDS.indexOf(level) * 2 + (phase ? 1 : 0);
  const named = criteria.filter(({ files }) => files?.includes(file));
  const [strictest] = STAGE_IDS.slice(0, STAGE_IDS.indexOf(stage) + 1)
    .flatMap((one) => named.flatMap((criterion) => ruleOn(criterion, one, today) ?? []))
    .sort((a, b) => rank(a) - rank(b));
  return (
    strictest && {
      level: most === 'suggested' ? most : strictest.level,
      // What began during onboarding is there at later stages.
      phase: stage === 'sandbox' ? strictest.phase : undefined,
    }
  );
}

/** A criterion with the projects to which it applies: "Subprojects listed (if …)". */
export function textOf({ text, when }: Pick<Criterion, 'text' | 'when'>): string {
  return when === undefined ? text : `${text} (${when.charAt(0).toLowerCase()}${when.slice(1)})`;
}

/** A rule in words: "Now required, with several roles". */
export function ruleText(
  rule: Pick<RuleToday, 'level' | 'detail' | 'phase' | 'news'> | undefined,
): string {
  if (rule === undefined) {
    return 'Not listed';
  }
  const level = LEVELS[rule.level];
  return [
    (rule.news ? `Now ${level.toLowerCase()}` : level) + (rule.phase ? ' during onboarding' : ''),
    ...(rule.detail === undefined ? [] : [rule.detail]),
  ].join(': ');
}

/** A criterion as the checklist shows it: made by `node/plugin.ts`. */
export interface ChecklistItem extends Pick<Criterion, 'id' | 'area'> {
  /** With the projects to which it applies. */
  text: string;
  /** Whether it applies to some projects only. */
  isConditional?: true;
  rules: Partial<Record<Stage, RuleToday>>;
  looksFor?: Piece[];
  fails?: Piece[];
  evidence: Piece[];
  guide: Required<Pick<Piece, 'text' | 'href'>>;
  templates?: Required<Pick<Piece, 'text' | 'href'>>[];
  helps?: Piece[];
  example?: Piece[];
}

/** The generated files of the checklist. */
export interface ReadinessFiles {
  /**
   * By the name of a template: where projects keep it, its page, the name under which they keep one
   * of several, and who asks for it, in words.
   */
  'files.json': Record<string, { path: string; page: string; choice?: string; badges: string[] }>;
  'checklist.json': Pick<CriteriaFile, 'sources' | 'sandboxForm'> & { items: ChecklistItem[] };
}
