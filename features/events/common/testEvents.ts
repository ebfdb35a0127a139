import type { CommunityEvent, Deadline } from './schema';
import type { DatedDeadline, DatedEvent } from './select';

/** A KubeCon for tests. */
export const testEvent = (over: Partial<CommunityEvent> = {}): DatedEvent => ({
  id: 'kubecon-eu-2027',
  name: 'KubeCon + CloudNativeCon Europe 2027',
  kind: 'conference',
  series: 'kubecon',
  start: '2027-03-15',
  end: '2027-03-18',
  city: 'Barcelona',
  country: 'Spain',
  url: 'https://example.org/',
  registerUrl: 'https://example.org/register/',
  ...over,
});

/** A deadline for tests. */
export const testDeadline = (over: Partial<DatedDeadline> = {}): DatedDeadline => ({
  id: 'cfp',
  name: 'Call for proposals',
  kind: 'deadline',
  series: 'kubecon',
  closes: '2026-10-11',
  ...over,
});

/** A deadline whose day isn't out, for tests. */
export const testExpected = (over: Partial<Deadline> = {}): Deadline => ({
  id: 'travel',
  name: 'Travel funding, Europe 2027',
  kind: 'deadline',
  series: 'kubecon',
  event: 'kubecon-eu-2027',
  certainty: 'expected',
  because: 'For Europe 2026, it closed on January 25.',
  month: '2027-01',
  ...over,
});
