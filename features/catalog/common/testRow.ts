import type { IncidentRow } from './view';

/** A row for tests. */
export const testRow = (id: string, over: Partial<IncidentRow> = {}): IncidentRow => ({
  id,
  name: id,
  route: `/${id}`,
  date: '2024',
  nature: 'attack',
  vectors: ['account-takeover'],
  stages: ['dependency'],
  payloads: ['backdoor'],
  types: ['negligence'],
  ecosystems: ['npm'],
  targets: ['A library'],
  identifiers: [],
  dwellDays: null,
  exposureHours: null,
  ...over,
});
