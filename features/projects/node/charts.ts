import { yearOf } from '#platform/base/common/dates';
import { LEVELS, STAGES } from '#platform/base/common/levels';
import { drawPlot } from '#platform/markdown/node/plot';
import type { Figures } from '../common/figures';
import type { Drawings } from '../common/pages';
import { monthsBetween } from '../common/levels';
import type { Project } from '../common/schema';

/** A unit is a pixel in a window with room, and on a phone. */
const WIDTHS = { wide: 736, narrow: 328 };

/** The projects that moved from Sandbox to Incubation. */
const movesOf = (projects: readonly Project[]) =>
  projects.flatMap(({ name, levels: { sandbox, incubating } }) =>
    sandbox === undefined || incubating === undefined
      ? []
      : [{ name, year: yearOf(sandbox), months: Math.round(monthsBetween(sandbox, incubating)) }],
  );

/** What screen readers say of a chart; its numbers are in the table below it. */
const named =
  (label: string) =>
  (svg: { setAttribute: (name: string, value: string) => void }): void => {
    svg.setAttribute('role', 'img');
    svg.setAttribute('aria-label', label);
  };

/** A dot for each project that moved to Incubation, by the year of its acceptance, and their medians. */
function drawDurations(projects: readonly Project[], { byYear }: Figures, width: number) {
  const years = byYear.flatMap(({ year, toIncubation }) =>
    toIncubation ? [{ year, median: toIncubation.median }] : [],
  );
  return drawPlot(
    (Plot) => ({
      width,
      height: 26 * years.length + 44,
      marginLeft: 36,
      marginRight: 12,
      marginTop: 4,
      marginBottom: 36,
      x: {
        label: 'Months in Sandbox',
        labelAnchor: 'left',
        labelArrow: 'none',
        labelOffset: 34,
        nice: true,
        domain: [0, Math.max(...movesOf(projects).map(({ months }) => months), 12)],
        ticks: width > WIDTHS.narrow ? 10 : 5,
        tickSize: 0,
        grid: true,
      },
      y: {
        label: null,
        type: 'band',
        domain: years.map(({ year }) => year),
        tickFormat: String,
        tickSize: 0,
        padding: 0.3,
      },
      marks: [
        Plot.dot(movesOf(projects), {
          x: 'months',
          y: 'year',
          r: 4,
          fill: 'currentColor',
          fillOpacity: 0.65,
          title: ({ name, months }: ReturnType<typeof movesOf>[number]) =>
            `${name}: ${months} months`,
        }),
        Plot.tickX(years, { x: 'median', y: 'year', stroke: 'var(--chart-mark)', strokeWidth: 3 }),
      ],
    }),
    named('Months in Sandbox of the projects that moved to Incubation, by year of acceptance'),
  );
}

/** What the rows of the chart of moves count, in their order. */
const ROWS = [
  ['joined', 'Joined'],
  ['incubating', `To ${STAGES.incubation}`],
  ['graduated', `To ${STAGES.graduation}`],
  ['archived', LEVELS.archived],
] as const;

/** A row of bars for each kind of move, a bar for each year. */
function drawMoves({ moves }: Figures, width: number) {
  const bars = ROWS.flatMap(([kind, label]) =>
    moves.map((row) => ({ label, year: row.year, count: row[kind] })),
  );
  return drawPlot(
    (Plot) => ({
      width,
      height: 360,
      marginLeft: 4,
      marginRight: 4,
      marginTop: 12,
      marginBottom: 24,
      x: {
        label: null,
        type: 'band',
        domain: moves.map(({ year }) => year).reverse(),
        tickFormat: (year: number) => (width > WIDTHS.narrow ? `${year}` : `'${year % 100}`),
        tickSize: 0,
        padding: 0.2,
      },
      y: { axis: null },
      fy: { domain: ROWS.map(([, label]) => label), padding: 0.25, axis: null },
      marks: [
        Plot.barY(bars, { fy: 'label', x: 'year', y: 'count', fill: 'var(--chart-mark)' }),
        Plot.text(
          bars.filter(({ count }) => count > 0),
          {
            fy: 'label',
            x: 'year',
            y: 'count',
            text: ({ count }: { count: number }) => `${count}`,
            dy: -7,
            fill: 'currentColor',
          },
        ),
        Plot.ruleY([0], { stroke: 'currentColor', strokeOpacity: 0.5 }),
        Plot.text(ROWS, {
          fy: ([, label]: (typeof ROWS)[number]) => label,
          text: ([, label]: (typeof ROWS)[number]) => label,
          frameAnchor: 'top-left',
          dy: -6,
          fill: 'currentColor',
          fontWeight: 600,
        }),
      ],
    }),
    named('Projects that joined, moved, and were archived, by year'),
  );
}

const drawn = async (draw: (width: number) => Promise<string>): Promise<Drawings> => ({
  wide: await draw(WIDTHS.wide),
  narrow: await draw(WIDTHS.narrow),
});

/** The charts of the history of levels. */
export const drawCharts = async (
  projects: readonly Project[],
  figures: Figures,
): Promise<Record<'durations' | 'moves', Drawings>> => ({
  durations: await drawn((width) => drawDurations(projects, figures, width)),
  moves: await drawn((width) => drawMoves(figures, width)),
});
