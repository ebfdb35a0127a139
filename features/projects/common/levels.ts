import { counted } from '#platform/base/common/text';
import { daysBetween, type IsoDay } from '#platform/base/common/dates';
import { LEVELS, type Level } from '#platform/base/common/levels';

export const LEVEL_IDS = Object.keys(LEVELS) as Level[];

/** Levels, highest first; archived projects come last. */
export const HIGHEST_FIRST: readonly Level[] = ['graduated', 'incubating', 'sandbox', 'archived'];

/** The day on which a project reached each level; those it skipped or hasn't reached are missing. */
export type Levels = Readonly<Partial<Record<Level, IsoDay>>>;

/** A level that a project has or had. */
export interface Stay {
  level: Level;
  from: IsoDay;
  /** Day of the next level; the present one has none. */
  to?: IsoDay;
}

/** The levels of a project, the first one first. */
export function staysOf(levels: Levels): Stay[] {
  const reached = LEVEL_IDS.flatMap((level) => {
    const from = levels[level];
    return from === undefined ? [] : [{ level, from }];
  });
  return reached.map((stay, index) => {
    const to = reached[index + 1]?.from;
    return to === undefined ? stay : { ...stay, to };
  });
}

/** The present level and its first day. */
export const presentOf = (levels: Levels): Stay =>
  staysOf(levels).at(-1) ?? { level: 'sandbox', from: '' };

/** Average length of a month in days. */
const MONTH = 365.25 / 12;

/** Months from one day to another, not rounded. */
export const monthsBetween = (from: IsoDay, to: IsoDay): number => daysBetween(from, to) / MONTH;

/** `27.2` → `2 years and 3 months`. */
export function durationOf(months: number): string {
  const whole = Math.round(months);
  const parts = [
    whole >= 12 && counted(Math.floor(whole / 12), 'year'),
    whole % 12 > 0 && counted(whole % 12, 'month'),
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(' and ') : 'less than a month';
}
