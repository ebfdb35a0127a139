// Ships to browsers: nothing from Node.
import { TYPES, type IncidentType } from './vocabulary';

/** What one colour and letter of the chart stands for. */
export interface Series {
  letter: string;
  label: string;
  types: IncidentType[];
}

const series = (letter: string, type: IncidentType): Series => ({
  letter,
  label: TYPES[type],
  types: [type],
});

/**
 * The types in the order in which the chart stacks them, the most frequent at the foot. Labels
 * without a definition, which a single incident has each, share one place.
 */
export const SERIES: readonly Series[] = [
  series('P', 'publishing-infrastructure'),
  series('D', 'dev-tooling'),
  series('S', 'source-code'),
  series('M', 'malicious-maintainer'),
  series('C', 'attack-chaining'),
  series('N', 'negligence'),
  series('T', 'trust-and-signing'),
  {
    letter: 'O',
    label: 'Other types',
    types: ['outdated-dependencies', 'social-engineering', 'watering-hole', 'fake-toolchain'],
  },
];

/** The series that a type belongs to. */
export function seriesOf(type: IncidentType): Series | undefined {
  return SERIES.find(({ types }) => types.includes(type));
}
