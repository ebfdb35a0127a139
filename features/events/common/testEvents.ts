import type { CommunityEvent, Deadline } from './schema';
import type { DatedEvent } from './select';

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
export const testDeadline = (over: Partial<Deadline> = {}): Deadline => ({
  id: 'cfp',
  name: 'Call for proposals',
  kind: 'deadline',
  series: 'kubecon',
  closes: '2026-10-11',
  ...over,
});
