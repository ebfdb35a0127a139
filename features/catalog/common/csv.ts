import { toTable } from '#platform/base/common/csv';
import { LIST_SEPARATOR } from './route';
import type { IncidentRecord } from './schema';

const list = (values: readonly string[]): string => values.join(LIST_SEPARATOR);

/** The columns of `incidents.csv`, in their order, and what each holds. */
export const CSV_COLUMNS: Readonly<Record<string, (record: IncidentRecord) => string>> = {
  id: ({ id }) => id,
  name: ({ name }) => name,
  summary: ({ summary }) => summary,
  url: ({ url }) => url,
  date: ({ date }) => date,
  dateKind: ({ dateKind }) => dateKind,
  compromised: ({ dates }) => dates.compromised?.date ?? '',
  detected: ({ dates }) => dates.detected?.date ?? '',
  disclosed: ({ dates }) => dates.disclosed.date,
  dwellDaysLeast: ({ dwellDays }) => String(dwellDays?.least ?? ''),
  dwellDaysMost: ({ dwellDays }) => String(dwellDays?.most ?? ''),
  exposureStart: ({ exposure }) => exposure?.start ?? '',
  exposureEnd: ({ exposure }) => exposure?.end ?? '',
  nature: ({ nature }) => nature,
  vectors: ({ vectors }) => list(vectors),
  stages: ({ stages }) => list(stages),
  payloads: ({ payloads }) => list(payloads),
  objectives: ({ objectives }) => list(objectives),
  discoveredBy: ({ discoveredBy }) => discoveredBy,
  types: ({ types }) => list(types),
  targets: ({ targets }) => list(targets),
  ecosystems: ({ ecosystems }) => list(ecosystems),
  identifiers: ({ identifiers }) => list(identifiers.map(({ id }) => id)),
  packages: ({ packages }) => list(packages.map(({ purl }) => purl)),
  // Ranges use the separator of lists in their own notation, and no spaces.
  packageRanges: ({ packages }) => packages.map(({ range }) => range ?? 'none').join(' '),
  packagesComplete: ({ packageList }) => String(packageList?.complete ?? ''),
  packagesDate: ({ packageList }) => packageList?.date ?? '',
  actors: ({ actors }) => list(actors.map(({ name }) => name)),
  actorConfidences: ({ actors }) => list(actors.map(({ confidence }) => confidence)),
  slsa: ({ slsa }) => list(slsa.map(({ threat }) => threat)),
  slsaReasons: ({ slsa }) => list(slsa.map(({ reason }) => reason)),
  attack: ({ attack }) => list(attack.map(({ technique }) => technique)),
  attackReasons: ({ attack }) => list(attack.map(({ reason }) => reason)),
  riskExplorer: ({ riskExplorer }) => list(riskExplorer.map(({ vector }) => vector)),
  guides: ({ guides }) => list(guides.map(({ url }) => url)),
  controls: ({ controls }) => list(controls.map(({ id }) => id)),
  controlEffects: ({ controls }) => list(controls.map(({ how }) => how)),
  controlReasons: ({ controls }) => list(controls.map(({ reason }) => reason)),
  related: ({ related }) => list(related),
  references: ({ references }) => list(references.map(({ url }) => url)),
  referenceTitles: ({ references }) => list(references.map(({ title }) => title)),
  referenceTypes: ({ references }) => list(references.map(({ type }) => type)),
  independentSources: ({ independentSources }) => String(independentSources),
  added: ({ added }) => added,
  modified: ({ modified }) => modified,
  reviewed: ({ reviewed }) => reviewed ?? '',
};

/** The columns whose values are no text. */
export const CSV_TYPES: Readonly<Record<string, 'integer' | 'boolean' | 'date'>> = {
  dwellDaysLeast: 'integer',
  dwellDaysMost: 'integer',
  packagesComplete: 'boolean',
  packagesDate: 'date',
  independentSources: 'integer',
  added: 'date',
  modified: 'date',
  reviewed: 'date',
};

/** Records as a table; see `CSV_COLUMNS`. */
export const toCsv = (records: readonly IncidentRecord[]): string => toTable(records, CSV_COLUMNS);
