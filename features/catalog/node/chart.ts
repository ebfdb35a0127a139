import type { SVGElement } from 'happy-dom';
import { yearOf } from '../../../platform/base/common/dates';
import { serializeQuery } from '../../../platform/collections/common/query';
import { incidentsView } from '../common/view';
import { CHART_SERIES, chartSeriesOf, type ChartSeries } from '../common/chartSeries';
import type { IncidentRow, Timeline } from '../common/generated';

/** The number of incidents of a year in one series. */
export interface Segment {
  year: number;
  series: ChartSeries;
  count: number;
}

/** Stands on the axis where it skips years. */
const SKIPPED = { vertical: '…', horizontal: '⋮' };

/** Width of the vertical chart, and height of a bar of the horizontal one. */
const WIDTH = 736;
const ROW = 20;

/** The direction of the bars: vertical if there is room for all years side by side. */
export type Orientation = 'vertical' | 'horizontal';

/**
 * The incidents of each year by type. An incident with several types counts under each of them, so
 * that each number is the number of results of the filter that the bar links to.
 */
export function toSegments(rows: readonly IncidentRow[]): Segment[] {
  const years = [...new Set(rows.map(({ date }) => yearOf(date)))].sort();
  return years.flatMap((year) => {
    const ofYear = rows.filter(({ date }) => date.startsWith(String(year)));
    return CHART_SERIES.map((series) => ({
      year,
      series,
      count: ofYear.filter(({ types }) => types.some((type) => chartSeriesOf(type) === series))
        .length,
    })).filter(({ count }) => count > 0);
  });
}

const linkTo = (index: string, { year, series }: Segment): string =>
  `${index}${serializeQuery(incidentsView, { chosen: { type: series.types }, from: year, to: year })}#all-entries`;

const describe = ({ year, series, count }: Segment): string =>
  `${year}, ${series.label}: ${count} ${count === 1 ? 'incident' : 'incidents'}`;

/**
 * Draws the segments as stacked bars: an SVG whose bars are links that filter the table. The letter
 * of its type is in each bar, so that nothing depends on color. Colors are custom properties of the
 * page (`--series-1` and so on), since they differ between themes.
 */
export async function drawTimeline(
  segments: readonly Segment[],
  orientation: Orientation,
  index = '',
): Promise<string> {
  // Only the build draws. Whoever else imports the features would wait a second for these.
  const Plot = await import('@observablehq/plot');
  const { Window } = await import('happy-dom');
  const window = new Window();
  const years = [...new Set(segments.map(({ year }) => year))];
  const isVertical = orientation === 'vertical';
  const stack = {
    z: (segment: Segment) => segment.series.letter,
    order: CHART_SERIES.map(({ letter }) => letter),
  };
  const bar = {
    ...stack,
    fill: (segment: Segment) => segment.series.letter,
    href: (segment: Segment) => linkTo(index, segment),
    ariaLabel: describe,
    title: describe,
    // A gap of two units separates neighbors, whatever their colors.
    inset: 1,
  };
  const label = {
    ...stack,
    text: (segment: Segment) => segment.series.letter,
    ariaHidden: 'true',
    className: 'letter',
    pointerEvents: 'none',
  } as const;
  const count = { label: null, ticks: 4, tickSize: 0, grid: true } as const;
  // Years without incidents share one band, half a year before the next.
  const bands = years.flatMap((one, index) =>
    index > 0 && one - (years[index - 1] ?? 0) > 1 ? [one - 0.5, one] : [one],
  );
  const year = {
    label: null,
    type: 'band',
    domain: bands,
    tickFormat: (band: number) => (Number.isInteger(band) ? String(band) : SKIPPED[orientation]),
    tickSize: 0,
    padding: 0.12,
  } as const;
  const svg = Plot.plot({
    document: window.document as unknown as Document,
    color: {
      type: 'ordinal',
      domain: CHART_SERIES.map(({ letter }) => letter),
      range: CHART_SERIES.map((_, index) => `var(--series-${index + 1})`),
    },
    ...(isVertical
      ? {
          width: WIDTH,
          height: 340,
          marginLeft: 24,
          marginRight: 0,
          marginTop: 8,
          x: year,
          y: count,
          marks: [
            Plot.barY(segments, Plot.stackY({ x: 'year', y: 'count', ...bar })),
            Plot.text(segments, Plot.stackY({ x: 'year', y: 'count', ...label })),
          ],
        }
      : {
          width: 328,
          height: ROW * bands.length + 24,
          marginLeft: 36,
          marginRight: 4,
          marginTop: 0,
          marginBottom: 24,
          y: { ...year, domain: [...bands].reverse() },
          x: count,
          marks: [
            Plot.barX(segments, Plot.stackX({ y: 'year', x: 'count', ...bar })),
            Plot.text(segments, Plot.stackX({ y: 'year', x: 'count', ...label })),
          ],
        }),
  }) as unknown as SVGElement;
  // Replaced by the style sheet of the page: the content security policy blocks inline styles.
  svg.querySelector('style')?.remove();
  svg.removeAttribute('width');
  svg.removeAttribute('height');
  svg.removeAttribute('font-family');
  svg.setAttribute('role', 'group');
  svg.setAttribute('aria-label', 'Incidents per year, stacked by type');
  // The link takes the focus, so it carries the name.
  svg.querySelectorAll('a').forEach((link) => {
    const shape = link.firstElementChild;
    link.setAttribute('aria-label', shape.getAttribute('aria-label') ?? '');
    shape.removeAttribute('aria-label');
  });
  const drawn = svg.outerHTML;
  window.close();
  return drawn;
}

/**
 * The timeline of the rows, drawn in both directions, with its numbers.
 *
 * @param index address of the page with the table that its bars filter
 */
export async function toTimeline(rows: readonly IncidentRow[], index = ''): Promise<Timeline> {
  const segments = toSegments(rows);
  return {
    segments: segments.map(({ year, series, count }) => ({ year, letter: series.letter, count })),
    vertical: await drawTimeline(segments, 'vertical', index),
    horizontal: await drawTimeline(segments, 'horizontal', index),
  };
}
