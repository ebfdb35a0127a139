import type { SVGElement } from 'happy-dom';
import { counted } from '#platform/base/common/text';
import { yearOf } from '#platform/base/common/dates';
import { drawPlot } from '#platform/markdown/node/plot';
import { serializeQuery } from '#platform/collections/common/query';
import { incidentsView } from '../common/view';
import { CHART_SERIES, chartSeriesOf } from '../common/vocabulary';
import type { Timeline } from '../common/generated';
import type { IncidentRecord } from '../common/schema';

/** The number of incidents of a year in one series. */
export type Segment = ReturnType<typeof toSegments>[number];

type Counted = Pick<IncidentRecord, 'date' | 'types'>;

/** Stands on the axis where it skips years. */
const SKIPPED = { vertical: '…', horizontal: '⋮' };

/** Size of the vertical chart, and height of a bar of the horizontal one. */
const WIDTH = 736;
const HEIGHT = 340;
const ROW = 24;
const NARROW = 328;

/** Height of a letter in a bar, and about its width. */
const LETTER = 9;

/** Colors of the series where no page gives them: those of the light theme. */
export const FILE_COLORS = [
  '#0b4f8a',
  '#c2500c',
  '#0a544a',
  '#c2267f',
  '#7a1f2b',
  '#6b7280',
] as const;

/** The direction of the bars: vertical if there is room for all years side by side. */
export type Orientation = 'vertical' | 'horizontal';

/**
 * The incidents of each year by their main type, so that the numbers of a year add up to its
 * incidents. The filter that a bar links to also finds those for which the type comes second.
 */
export function toSegments(rows: readonly Counted[]) {
  const years = [...new Set(rows.map(({ date }) => yearOf(date)))].sort();
  return years.flatMap((year) => {
    const ofYear = rows.filter(({ date }) => date.startsWith(String(year)));
    return CHART_SERIES.map((series) => ({
      year,
      series,
      count: ofYear.filter(({ types }) => types[0] && chartSeriesOf(types[0]) === series).length,
    })).filter(({ count }) => count > 0);
  });
}

const linkTo = (index: string, { year, series }: Segment): string =>
  `${index}${serializeQuery(incidentsView, { chosen: { type: series.types }, from: year, to: year })}#all-entries`;

const describe = ({ year, series, count }: Segment): string =>
  `${year}, ${series.label}: ${counted(count, 'incident')}`;

/** Gives a drawing what a page has around it: colors, typeface, ground, and legend. */
function completeFile(svg: SVGElement): void {
  const add = (name: string, attributes: Record<string, string | number>, text = '') => {
    const element = svg.ownerDocument.createElementNS('http://www.w3.org/2000/svg', name);
    Object.entries(attributes).forEach(([key, value]) => element.setAttribute(key, String(value)));
    element.textContent = text;
    svg.append(element);
    return element;
  };
  svg.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  svg.setAttribute('viewBox', `0 0 ${WIDTH} ${HEIGHT + 2 * ROW + 8}`);
  svg.setAttribute('font-family', 'system-ui, sans-serif');
  svg.setAttribute('font-size', '10');
  svg.querySelector('.letter')?.setAttribute('fill', '#fff');
  FILE_COLORS.forEach((color, index) => {
    svg
      .querySelectorAll(`[fill="var(--series-${index + 1})"]`)
      .forEach((bar) => bar.setAttribute('fill', color));
  });
  CHART_SERIES.forEach(({ letter, label }, index) => {
    const x = 24 + (index % 4) * 178;
    const y = HEIGHT + 4 + Math.floor(index / 4) * ROW;
    add('rect', { x, y, width: 14, height: 14, fill: FILE_COLORS[index] ?? '' });
    add('text', { x: x + 7, y: y + 11, 'text-anchor': 'middle', fill: '#fff' }, letter);
    add('text', { x: x + 20, y: y + 11, 'text-anchor': 'start' }, label);
  });
  svg.prepend(add('rect', { width: '100%', height: '100%', fill: '#fff' }));
}

/**
 * Draws the segments as stacked bars: an SVG whose bars are links that filter the table. Each bar
 * is named, and the letter of its type is in it where it has room, so that nothing depends on
 * color. Colors are custom properties of the page (`--series-1` and so on), since they differ
 * between themes.
 */
export function drawTimeline(
  segments: readonly Segment[],
  orientation: Orientation,
  index = '',
  isFile = false,
): Promise<string> {
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
  const totals = years.map((one) => ({
    year: one,
    count: segments.reduce((sum, { year, count }) => sum + (year === one ? count : 0), 0),
  }));
  const unit =
    (isVertical ? HEIGHT - 46 : NARROW - 58) / Math.max(...totals.map(({ count }) => count));
  const label = {
    ...stack,
    // Where a bar is lower than its letter, the name of the link says what it is.
    text: ({ series, count }: Segment) => (count * unit < LETTER ? '' : series.letter),
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
    tickFormat: (band: number) =>
      !Number.isInteger(band)
        ? SKIPPED[orientation]
        : isVertical
          ? `'${String(band).slice(2)}`
          : String(band),
    tickSize: 0,
    padding: 0.12,
  } as const;
  return drawPlot(
    (Plot) => ({
      color: {
        type: 'ordinal',
        domain: CHART_SERIES.map(({ letter }) => letter),
        range: CHART_SERIES.map((_, index) => `var(--series-${index + 1})`),
      },
      ...(isVertical
        ? {
            width: WIDTH,
            height: HEIGHT,
            marginLeft: 24,
            marginRight: 0,
            marginTop: 16,
            x: year,
            y: count,
            marks: [
              Plot.barY(segments, Plot.stackY({ x: 'year', y: 'count', ...bar })),
              Plot.text(segments, Plot.stackY({ x: 'year', y: 'count', ...label })),
              Plot.text(totals, { x: 'year', y: 'count', text: 'count', dy: -7 }),
            ],
          }
        : {
            width: NARROW,
            height: ROW * bands.length + 24,
            marginLeft: 36,
            marginRight: 22,
            marginTop: 0,
            marginBottom: 24,
            y: { ...year, domain: [...bands].reverse() },
            x: count,
            marks: [
              Plot.barX(segments, Plot.stackX({ y: 'year', x: 'count', ...bar })),
              Plot.text(segments, Plot.stackX({ y: 'year', x: 'count', ...label })),
              Plot.text(totals, {
                y: 'year',
                x: 'count',
                text: 'count',
                textAnchor: 'start',
                dx: 4,
              }),
            ],
          }),
    }),
    (svg) => {
      svg.setAttribute('role', 'group');
      svg.setAttribute('aria-label', 'Incidents per year, stacked by type');
      // The link takes the focus, so it carries the name.
      svg.querySelectorAll('a').forEach((link) => {
        const shape = link.firstElementChild;
        link.setAttribute('aria-label', shape.getAttribute('aria-label') ?? '');
        shape.removeAttribute('aria-label');
      });
      if (isFile) {
        completeFile(svg);
      }
    },
  );
}

/**
 * The timeline of the rows, drawn in both directions, with its numbers.
 *
 * @param index address of the page with the table that its bars filter
 */
export async function toTimeline(rows: readonly Counted[], index = ''): Promise<Timeline> {
  const segments = toSegments(rows);
  return {
    segments: segments.map(({ year, series, count }) => ({ year, letter: series.letter, count })),
    vertical: await drawTimeline(segments, 'vertical', index),
    horizontal: await drawTimeline(segments, 'horizontal', index),
  };
}

/**
 * The timeline as a file that shows the same on any page.
 *
 * @param index address of the page with the table that its bars filter, with its origin
 */
export const toTimelineFile = (rows: readonly Counted[], index: string): Promise<string> =>
  drawTimeline(toSegments(rows), 'vertical', index, true);
