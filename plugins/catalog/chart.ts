import * as Plot from '@observablehq/plot';
import { Window } from 'happy-dom';
import { NO_FILTER, serialiseFilter } from './filter';
import type { IncidentRow } from './rows';
import { SERIES, seriesOf, type Series } from './series';

/** The incidents of a year under one series. */
export interface Segment {
  year: number;
  series: Series;
  count: number;
}

/** Which way the bars of the chart grow: upwards where there is room for all years side by side. */
export type Orientation = 'vertical' | 'horizontal';

/**
 * The incidents of each year by type. One with several types counts under each of them, so that
 * every number is the number of results that the filter for it has.
 */
export function toSegments(rows: readonly IncidentRow[]): Segment[] {
  const years = [...new Set(rows.map(({ date }) => Number(date.slice(0, 4))))].sort();
  return years.flatMap((year) => {
    const ofYear = rows.filter(({ date }) => date.startsWith(String(year)));
    return SERIES.map((series) => ({
      year,
      series,
      count: ofYear.filter(({ types }) => types.some((type) => seriesOf(type) === series)).length,
    })).filter(({ count }) => count > 0);
  });
}

const linkTo = ({ year, series }: Segment): string =>
  `${serialiseFilter({ ...NO_FILTER, types: series.types, from: year, to: year })}#all-entries`;

const describe = ({ year, series, count }: Segment): string =>
  `${year}, ${series.label}: ${count} ${count === 1 ? 'incident' : 'incidents'}`;

/**
 * Draws the segments as stacked bars: an SVG whose bars are links that filter the table. The
 * letter of its type stands in each bar, so that nothing hangs on colour. Colours are custom
 * properties of the page (`--series-1` and so on), since they differ between the themes.
 */
export function drawTimeline(segments: readonly Segment[], orientation: Orientation): string {
  const window = new Window();
  const years = [...new Set(segments.map(({ year }) => year))];
  const isVertical = orientation === 'vertical';
  const stack = {
    z: (segment: Segment) => segment.series.letter,
    order: SERIES.map(({ letter }) => letter),
  };
  const bar = {
    ...stack,
    fill: (segment: Segment) => segment.series.letter,
    href: linkTo,
    ariaLabel: describe,
    title: describe,
    // Two units of the page show between neighbours, and part them whatever their colours.
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
  const year = { label: null, type: 'band', domain: years, tickSize: 0, padding: 0.12 } as const;
  const svg = Plot.plot({
    document: window.document as unknown as Document,
    color: {
      type: 'ordinal',
      domain: SERIES.map(({ letter }) => letter),
      range: SERIES.map((_, index) => `var(--series-${index + 1})`),
    },
    ...(isVertical
      ? {
          width: 736,
          height: 340,
          marginLeft: 24,
          marginRight: 0,
          marginTop: 8,
          x: { ...year, tickFormat: String },
          y: count,
          marks: [
            Plot.barY(segments, Plot.stackY({ x: 'year', y: 'count', ...bar })),
            Plot.text(segments, Plot.stackY({ x: 'year', y: 'count', ...label })),
          ],
        }
      : {
          width: 328,
          height: 20 * years.length + 24,
          marginLeft: 36,
          marginRight: 4,
          marginTop: 0,
          marginBottom: 24,
          y: { ...year, domain: [...years].reverse(), tickFormat: String },
          x: count,
          marks: [
            Plot.barX(segments, Plot.stackX({ y: 'year', x: 'count', ...bar })),
            Plot.text(segments, Plot.stackX({ y: 'year', x: 'count', ...label })),
          ],
        }),
  }) as unknown as SVGSVGElement;
  // The page's style sheet takes the place of Plot's own, which a strict policy would refuse.
  svg.querySelector('style')?.remove();
  svg.removeAttribute('width');
  svg.removeAttribute('height');
  svg.removeAttribute('font-family');
  svg.setAttribute('role', 'group');
  svg.setAttribute('aria-label', 'Incidents per year, stacked by type');
  // The name belongs to the link, which is what takes the focus.
  svg.querySelectorAll('a').forEach((link) => {
    const shape = link.firstElementChild;
    link.setAttribute('aria-label', shape?.getAttribute('aria-label') ?? '');
    shape?.removeAttribute('aria-label');
  });
  const drawn = svg.outerHTML;
  window.close();
  return drawn;
}

/** What the page shows of the timeline. */
export interface Timeline {
  /** In the order of years and, within a year, of {@link SERIES}. */
  segments: { year: number; letter: string; count: number }[];
  /** SVG for wide and for narrow screens. */
  vertical: string;
  horizontal: string;
}

/** The timeline of the rows, drawn in both ways, with its numbers. */
export function toTimeline(rows: readonly IncidentRow[]): Timeline {
  const segments = toSegments(rows);
  return {
    segments: segments.map(({ year, series, count }) => ({ year, letter: series.letter, count })),
    vertical: drawTimeline(segments, 'vertical'),
    horizontal: drawTimeline(segments, 'horizontal'),
  };
}
