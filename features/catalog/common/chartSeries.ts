import { TYPES, type IncidentType } from './vocabulary';

/** What one color and letter of the timeline stands for. */
export interface ChartSeries {
  letter: string;
  label: string;
  types: IncidentType[];
}

const ofType = (letter: string, type: IncidentType): ChartSeries => ({
  letter,
  label: TYPES[type],
  types: [type],
});

/**
 * The types in the order in which the timeline stacks them, the most frequent at the bottom. Types
 * that few incidents have share the last place.
 */
export const CHART_SERIES: readonly ChartSeries[] = [
  ofType('P', 'publishing-infrastructure'),
  ofType('D', 'dev-tooling'),
  ofType('S', 'source-code'),
  ofType('M', 'malicious-maintainer'),
  ofType('C', 'attack-chaining'),
  {
    letter: 'O',
    label: 'Other types',
    types: [
      'negligence',
      'trust-and-signing',
      'outdated-dependencies',
      'social-engineering',
      'watering-hole',
      'fake-toolchain',
    ],
  },
];

/** The series that a type belongs to. */
export function chartSeriesOf(type: IncidentType): ChartSeries | undefined {
  return CHART_SERIES.find(({ types }) => types.includes(type));
}
