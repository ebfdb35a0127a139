import type { IsoDay } from '../common/dates';

/**
 * The day of the build, in UTC. `SOURCE_DATE_EPOCH` (seconds since 1970, see
 * https://reproducible-builds.org/specs/source-date-epoch/) overrides the clock.
 */
export function buildDay(): IsoDay {
  const epoch = process.env.SOURCE_DATE_EPOCH;
  const now = epoch ? new Date(Number(epoch) * 1000) : new Date();
  return now.toISOString().slice(0, 10);
}
