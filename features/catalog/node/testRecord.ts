import type { CatalogDocument, IncidentRecord } from '../common/schema';
import { toDocument } from './records';

const CLASSIFIED = {
  nature: 'attack',
  vectors: ['account-takeover'],
  stages: ['dependency'],
  payloads: ['backdoor'],
  objectives: ['access'],
  discoveredBy: 'user',
  types: ['negligence'],
} satisfies Partial<IncidentRecord>;

/** A record for tests. */
export const testRecord = (id: string, over: Partial<IncidentRecord> = {}): IncidentRecord => ({
  id,
  name: id,
  summary: `About ${id}`,
  url: `https://example.org/catalog/${id}`,
  date: '2024',
  ...CLASSIFIED,
  targets: [id],
  ecosystems: ['npm'],
  dateKind: 'compromised',
  dates: { compromised: { date: '2024' }, disclosed: { date: '2024' } },
  notes: {},
  dwellDays: null,
  exposure: null,
  packages: [],
  packageList: null,
  markers: [],
  response: [],
  identifiers: [],
  impact: [],
  actors: [],
  slsa: [],
  attack: [],
  attackObjects: [],
  riskExplorer: [],
  guides: [],
  controls: [],
  related: [],
  independentSources: 1,
  references: [{ title: 'A report', url: 'https://example.org/report', type: 'primary' }],
  added: '2026-11-21',
  modified: '2026-11-21',
  reviewed: null,
  changes: [],
  ...over,
});

/** A catalog for tests. */
export const testDocument = (incidents: IncidentRecord[], date = '2026-11-25'): CatalogDocument =>
  toDocument(incidents, 'https://example.org/catalog/', date);

/** What authors write of an incident, for tests. */
export const testIncident = (over: object = {}): object => ({
  ...CLASSIFIED,
  targets: ['x'],
  ecosystems: ['npm'],
  dateKind: 'disclosed',
  dates: { disclosed: { date: '2024-03-28' } },
  identifiers: 'none assigned',
  references: [{ title: 'A report', url: 'https://example.org/report', type: 'primary' }],
  added: '2026-11-21',
  ...over,
});
