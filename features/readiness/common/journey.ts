import {
  LEVEL_AFTER,
  LEVELS,
  STAGE_IDS,
  type Level,
  type Stage,
} from '#platform/base/common/levels';
import type { ChecklistItem, RuleToday } from './rules';

/** Where a project is and where it goes. */
export interface Journey {
  from: Stage | 'none';
  to: Stage;
  /** Name of the project. */
  project?: string;
}

/** Where a project can be before its next level. */
export const STARTS = {
  none: 'Not in CNCF yet',
  sandbox: LEVELS[LEVEL_AFTER.sandbox],
  incubation: LEVELS[LEVEL_AFTER.incubation],
};

/** Longest name of a project, in characters. */
export const NAME_LENGTH = 80;

/** What most readers come for. */
export const DEFAULT_JOURNEY: Journey = { from: 'sandbox', to: 'incubation' };

/** Number of a stage; 0 stands for a project that is not in CNCF yet. */
const rankOf = (stage: Journey['from']) => STAGE_IDS.indexOf(stage as Stage) + 1;

/** The stages ahead of one. */
export const stagesAfter = (from: Journey['from']): Stage[] => STAGE_IDS.slice(rankOf(from));

/** Where a journey from there leads: to the wanted stage if it lies ahead, otherwise to the next. */
export function goalAfter(from: Journey['from'], wanted?: string): Stage {
  const ahead = stagesAfter(from);
  return ahead.find((stage) => stage === wanted) ?? ahead[0] ?? 'graduation';
}

/** The levels that an address names; see {@link parseJourney}. */
function parseLevels(parameters: URLSearchParams): Journey {
  const [from, to] = [parameters.get('from') ?? '', parameters.get('to') ?? ''];
  if (Object.hasOwn(STARTS, from)) {
    const start = from as Journey['from'];
    return { from: start, to: goalAfter(start, to) };
  }
  const goal = STAGE_IDS.find((stage) => stage === to);
  return goal
    ? { from: STAGE_IDS[STAGE_IDS.indexOf(goal) - 1] ?? 'none', to: goal }
    : DEFAULT_JOURNEY;
}

/**
 * The journey that an address names. What is missing or impossible gives way: a goal alone starts
 * at the level before it, a start alone leads to the next level.
 */
export function parseJourney(search: string): Journey {
  const parameters = new URLSearchParams(search);
  const project = (parameters.get('project') ?? '').slice(0, NAME_LENGTH);
  return { ...parseLevels(parameters), ...(project !== '' && { project }) };
}

export const serializeJourney = ({ from, to, project = '' }: Journey): string =>
  `?${new URLSearchParams({ from, to, ...(project !== '' && { project }) }).toString()}`;

/** The journey of a project to its next level, if there is one. */
export function nextJourney(project: string, level: Level): Journey | undefined {
  const from = STAGE_IDS.find((stage) => LEVEL_AFTER[stage] === level);
  const to = from && stagesAfter(from)[0];
  return from && to && { from, to, project };
}

/** What a criterion means on a journey. */
export type Kind = 'new' | 'suggested' | 'before' | 'conditional';
export const KINDS: Record<Kind, string> = {
  new: 'New at this level',
  suggested: 'Suggested',
  before: 'Asked before',
  conditional: 'If it applies',
};

/** Whether a project on the journey lacks something without it, whatever kind of project it is. */
export const isDemanded = ({ kind }: Asked): boolean => kind === 'new' || kind === 'before';

/** A criterion on a journey. */
export interface Asked {
  kind: Kind;
  /** The stage whose rule counts: the goal or, if it says nothing, the latest one before it. */
  stage: Stage;
  rule: RuleToday;
}

function latestRule({ rules }: Pick<ChecklistItem, 'rules'>, upTo: Journey['from']) {
  const stage = STAGE_IDS.slice(0, rankOf(upTo)).findLast((one) => rules[one]);
  const rule = stage && rules[stage];
  return stage && rule && { stage, rule };
}

/** What a journey asks of a criterion; `undefined` if nothing. */
export function askedOn(
  item: Pick<ChecklistItem, 'rules' | 'isConditional'>,
  { from, to }: Journey,
): Asked | undefined {
  const now = latestRule(item, to);
  if (!now) {
    return undefined;
  }
  const earlier = latestRule(item, from)?.rule;
  if (now.rule.level === 'suggested') {
    return { kind: 'suggested', ...now };
  }
  if (item.isConditional) {
    return { kind: 'conditional', ...now };
  }
  const isSame = earlier?.level === 'required' && earlier.detail === now.rule.detail;
  // What only the earlier level spelled out is no new demand.
  const isCovered = earlier?.level === 'required' && now.rule.detail === undefined;
  const isBegun = earlier?.phase !== undefined && now.stage !== 'sandbox';
  return { kind: (isSame || isCovered) && !isBegun ? 'before' : 'new', ...now };
}
