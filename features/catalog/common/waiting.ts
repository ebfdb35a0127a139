import type { Waiting } from './generated';

type Exposed = Pick<Waiting['incidents'][number], 'least' | 'most'>;

/** Incidents at a moment after the first harmful version, in hours. */
export interface Survival {
  /** Those of which it is certain that their versions were removed by then. */
  gone: number;
  /** Those of which it isn't: their hours are known as a range only. */
  unclear: number;
  /** Those that were still up. */
  up: number;
}

/** How many harmful versions were still up after some hours. */
export function survivalAt(incidents: readonly Exposed[], hours: number): Survival {
  const gone = incidents.filter(({ most }) => most <= hours).length;
  const up = incidents.filter(({ least }) => least > hours).length;
  return { gone, up, unclear: incidents.length - gone - up };
}
