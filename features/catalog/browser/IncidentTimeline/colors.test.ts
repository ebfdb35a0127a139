import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CHART_SERIES } from '../../common/vocabulary';
import { colorsIn, contrast } from '#platform/frame/common/contrast';

const chart = readFileSync('features/catalog/browser/IncidentTimeline/styles.module.css', 'utf8');
const tokens = readFileSync('platform/frame/browser/css/tokens.css', 'utf8');

describe.each([
  ['light', '.chart {', ':root'],
  ['dark', "html[data-theme='dark'] .chart {", "html[data-theme='dark']"],
])('colors of the %s chart', (_, chartBlock, pageBlock) => {
  const colors = colorsIn(chart, chartBlock);
  const page = colorsIn(tokens, pageBlock)['color-page'] ?? '';
  const series = CHART_SERIES.map((_series, index) => colors[`series-${index + 1}`] ?? '');

  // The gap between two bars has the color of the page, so this also separates neighbors.
  it('have at least 3:1 against the page', () => {
    expect(Math.min(...series.map((color) => contrast(color, page)))).toBeGreaterThanOrEqual(3);
  });

  it('have at least 4.5:1 against the letters in them', () => {
    const letter = colors['series-letter'] ?? '';
    expect(Math.min(...series.map((color) => contrast(color, letter)))).toBeGreaterThanOrEqual(4.5);
  });

  it('differ in lightness from one place of the stack to the next', () => {
    const steps = series.slice(1).map((color, index) => contrast(color, series[index] ?? ''));
    expect(Math.min(...steps)).toBeGreaterThanOrEqual(1.5);
  });
});
