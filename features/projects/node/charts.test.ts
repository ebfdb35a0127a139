import { expect, it } from 'vitest';
import { toFigures } from '../common/figures';
import { drawCharts } from './charts';
import { testProject } from './testProject';

const PROJECTS = [
  testProject({
    name: 'Lamp',
    levels: { sandbox: '2020-01-01', incubating: '2021-01-01', graduated: '2022-01-01' },
  }),
  testProject({ name: 'Torch', levels: { sandbox: '2020-01-01', incubating: '2022-01-01' } }),
  testProject({ name: 'Bell', levels: { sandbox: '2021-01-01', archived: '2022-01-01' } }),
  testProject({ name: 'Kite', levels: { incubating: '2021-01-01' } }),
];

it('charts have each move once, and leave size, style, and colors to the page', async () => {
  const { durations, moves } = await drawCharts(PROJECTS, toFigures(PROJECTS));
  for (const svg of [durations.wide, durations.narrow, moves.wide, moves.narrow]) {
    expect(svg).not.toMatch(/ style=|<style|<svg[^>]* (width|height)=|#[0-9a-f]{3}/);
    expect(svg).toMatch(/<svg[^>]* role="img" aria-label="[^"]+"/);
  }
  expect([...durations.wide.matchAll(/<title>([^<]*)/g)].map(([, title]) => title)).toEqual([
    'Lamp: 12 months',
    'Torch: 24 months',
  ]);
  // Joined in 2020 and 2021, one to Incubation in 2021 and one in 2022, one graduated, one archived.
  expect(moves.wide.match(/<rect/g)).toHaveLength(3 * 4);
  expect([...moves.narrow.matchAll(/>([1-9])</g)].map(([, count]) => count)).toEqual(
    expect.arrayContaining(['2', '1']),
  );
  expect(moves.narrow).not.toBe(moves.wide);
});
