import { quantile } from 'd3-array';
import { yearOf } from '#platform/base/common/dates';
import type { Level } from '#platform/base/common/levels';
import { LEVEL_IDS, monthsBetween, presentOf, staysOf } from './levels';
import type { Project } from './schema';

/** How long projects stayed at a level before the next one, in whole months. */
export type Duration = ReturnType<typeof durationOf>;

/** What the history of levels amounts to. */
export type Figures = ReturnType<typeof toFigures>;

function durationOf(months: readonly number[]) {
  const at = (share: number) => Math.round(quantile(months, share) ?? 0);
  return {
    // How many projects made this move.
    count: months.length,
    shortest: at(0),
    quarter: at(0.25),
    median: at(0.5),
    threeQuarters: at(0.75),
    longest: at(1),
  };
}

/** Months that projects stayed at a level before a move to the next one; those who skipped one, or were archived, aren't among them. */
const monthsFrom = (projects: readonly Project[], from: Level, to: Level): number[] =>
  projects.flatMap(({ levels }) => {
    const [start, end] = [levels[from], levels[to]];
    return start === undefined || end === undefined ? [] : [monthsBetween(start, end)];
  });

/** The figures of all projects. */
export function toFigures(projects: readonly Project[]) {
  const count = (test: (project: Project) => boolean) => projects.filter(test).length;
  const years = [...new Set(projects.flatMap(({ levels }) => Object.values(levels).map(yearOf)))];
  const joinedIn = (year: number) => (project: Project) =>
    yearOf(staysOf(project.levels)[0]?.from ?? '') === year;
  const inYear = (year: number, level: Level) => (project: Project) =>
    yearOf(project.levels[level] ?? '') === year;
  const ordered = years.sort((a, b) => b - a);
  return {
    counts: Object.fromEntries(
      LEVEL_IDS.map((level) => [level, count(({ levels }) => presentOf(levels).level === level)]),
    ) as Record<Level, number>,
    toIncubation: durationOf(monthsFrom(projects, 'sandbox', 'incubating')),
    toGraduation: durationOf(monthsFrom(projects, 'incubating', 'graduated')),
    // By year of acceptance into Sandbox.
    byYear: ordered.flatMap((year) => {
      const accepted = projects.filter(inYear(year, 'sandbox'));
      const months = monthsFrom(accepted, 'sandbox', 'incubating');
      return accepted.length === 0
        ? []
        : [
            {
              year,
              accepted: accepted.length,
              incubated: months.length,
              ...(months.length > 0 && { toIncubation: durationOf(months) }),
            },
          ];
    }),
    moves: ordered.map((year) => ({
      year,
      joined: count(joinedIn(year)),
      // Those that joined at this level didn't move to it.
      incubating: count(
        (project) => inYear(year, 'incubating')(project) && project.levels.sandbox !== undefined,
      ),
      graduated: count(inYear(year, 'graduated')),
      archived: count(inYear(year, 'archived')),
    })),
  };
}
