import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { SERIES } from '../../../plugins/catalog/series';
import { coloursIn, contrast } from '../../css/contrast';

const chart = readFileSync('src/components/IncidentCharts/styles.module.css', 'utf8');
const tokens = readFileSync('src/css/tokens.css', 'utf8');

describe.each([
  ['light', '.chart {', ':root'],
  ['dark', "html[data-theme='dark'] .chart {", "html[data-theme='dark']"],
])('colours of the %s chart', (_, chartBlock, pageBlock) => {
  const colours = coloursIn(chart, chartBlock);
  const page = coloursIn(tokens, pageBlock)['color-page'] ?? '';
  const series = SERIES.map((_series, index) => colours[`series-${index + 1}`] ?? '');

  // Between two bars lies a gap in the colour of the page, so this parts neighbours too.
  it('have at least 3:1 against the page', () => {
    expect(Math.min(...series.map((colour) => contrast(colour, page)))).toBeGreaterThanOrEqual(3);
  });

  it('have at least 4.5:1 against the letters in them', () => {
    const letter = colours['series-letter'] ?? '';
    expect(Math.min(...series.map((colour) => contrast(colour, letter)))).toBeGreaterThanOrEqual(
      4.5,
    );
  });

  it('differ in lightness from one place of the stack to the next', () => {
    const steps = series.slice(1).map((colour, index) => contrast(colour, series[index] ?? ''));
    expect(Math.min(...steps)).toBeGreaterThanOrEqual(1.5);
  });
});
