import { median, sum } from 'd3-array';
import { yearOf } from '#platform/base/common/dates';
import { compareTexts } from '#platform/base/common/text';
import type {
  Analysis,
  CatalogFiles,
  MeasuredIncident,
  RegistryCoverage,
  Waiting,
} from '../common/generated';
import type { IncidentRecord } from '../common/schema';
import { DISCOVERERS, ECOSYSTEMS, REGISTRIES, VECTORS } from '../common/vocabulary';
import { toLink } from './pages';

/** The catalog begins thinly: the years before this one share a column. */
const FIRST_YEAR = 2015;

/** Upper ends of the classes of dwell time, in days. */
const DWELL_CLASSES: readonly [days: number, label: string][] = [
  [0, 'The same day'],
  [7, '1 to 7 days'],
  [30, '8 to 30 days'],
  [90, '31 to 90 days'],
  [365, '91 days to a year'],
  [Infinity, 'More than a year'],
];

/** Ecosystems with fewer incidents than this are left out. */
const LEAST_OF_ECOSYSTEM = 3;

/**
 * Numbers of incidents by value and column, the most frequent value first.
 *
 * @param labels of the values
 * @param columnOf a record; by default all are in one column
 * @param least how many incidents a value must have
 */
function tabulate(
  records: readonly IncidentRecord[],
  labels: Readonly<Record<string, string>>,
  valuesOf: (record: IncidentRecord) => readonly string[],
  columnOf: (record: IncidentRecord) => string = () => 'Incidents',
  least = 1,
): Pick<Analysis, 'columns' | 'rows'> {
  const columns = [...new Set(records.map(columnOf))].sort((a, b) =>
    compareTexts(a.replace('To ', ''), b.replace('To ', '')),
  );
  const rows = Object.entries(labels).flatMap(([value, label]) => {
    const own = records.filter((record) => valuesOf(record).includes(value)).map(columnOf);
    const counts = columns.map((column) => own.filter((one) => one === column).length);
    return own.length < least ? [] : [{ label, counts }];
  });
  return { columns, rows: rows.sort((a, b) => sum(b.counts) - sum(a.counts)) };
}

/** Column of a record by its year; the early years share one. */
const byTime =
  (labelOf: (year: number) => string) =>
  ({ date }: IncidentRecord): string =>
    yearOf(date) < FIRST_YEAR ? `To ${FIRST_YEAR - 1}` : labelOf(yearOf(date));

const fiveYears = (year: number): string => {
  const start = year - (year % 5);
  return `${start} to ${start + 4}`;
};

function dwell(records: readonly IncidentRecord[]): Analysis {
  const known = records.flatMap(({ dwellDays }) => (dwellDays ? [dwellDays] : []));
  const classOf = (days: number) => DWELL_CLASSES.find(([end]) => days <= end)?.[1];
  // A date known to the month only can leave it open to which class an incident belongs.
  const certain = known.filter(({ least, most }) => classOf(least) === classOf(most));
  const middle = median(known, ({ least, most }) => (least + most) / 2) ?? 0;
  return {
    caption: "Days from the attackers' first success to the first notice",
    columns: ['Incidents'],
    rows: DWELL_CLASSES.map(([, label]) => ({
      label,
      counts: [certain.filter(({ least }) => classOf(least) === label).length],
    })),
    note: `Both dates are known of ${known.length} of ${records.length} incidents; ${
      known.length - certain.length
    } of these are not known exactly enough for one class. Half of the ${known.length} were noticed within ${Math.ceil(middle)} days.`,
  };
}

/** What the page of the analysis draws, from the data at build. */
export function toAnalysis(records: readonly IncidentRecord[]): CatalogFiles['analysis.json'] {
  const titlesOf = ({ guides }: IncidentRecord) => guides.map(({ title }) => title);
  const titles = Object.fromEntries(records.flatMap(titlesOf).map((title) => [title, title]));
  return {
    vectors: {
      caption: 'Incidents by vector and year; an incident with several vectors counts under each',
      ...tabulate(records, VECTORS, ({ vectors }) => vectors, byTime(String)),
    },
    dwell: dwell(records),
    ecosystems: {
      caption: `Incidents by ecosystem and period; ecosystems with fewer than ${LEAST_OF_ECOSYSTEM} are left out`,
      ...tabulate(
        records,
        ECOSYSTEMS,
        (record) => record.ecosystems,
        byTime(fiveYears),
        LEAST_OF_ECOSYSTEM,
      ),
    },
    discovery: {
      caption: 'Who noticed first',
      ...tabulate(records, DISCOVERERS, ({ discoveredBy }) => [discoveredBy]),
    },
    guides: {
      caption: "Incidents that each guide would have stopped or limited, in the editors' judgment",
      ...tabulate(records, titles, titlesOf),
    },
  };
}

/** Type of a package URL. */
const typeOf = ({ purl }: IncidentRecord['packages'][number]): string =>
  purl.slice('pkg:'.length, purl.indexOf('/'));

/** How much of each registry the records have, the most first; a registry without any is there, too. */
export function toRegistries(records: readonly IncidentRecord[]): RegistryCoverage[] {
  return Object.entries({ ...REGISTRIES, github: 'GitHub repositories and actions' })
    .map(([type, label]) => {
      const packagesOf = ({ packages }: IncidentRecord) =>
        packages.filter((one) => typeOf(one) === type);
      const own = records.filter((record) => packagesOf(record).length > 0);
      const recorded = own.filter(({ identifiers }) =>
        identifiers.some(({ kind }) => kind === 'GHSA' || kind === 'OSV'),
      );
      // One package can have several ranges, and a version in its package URL.
      const names = own.flatMap(packagesOf).map(({ purl }) => purl.replace(/@[^?]*/, ''));
      return {
        label,
        entries: own.length,
        recorded: recorded.length,
        packages: new Set(names).size,
      };
    })
    .sort((a, b) => b.entries - a.entries || b.packages - a.packages);
}

/**
 * How long harmful versions could be had: of attacks that put new versions into a registry, the hours
 * from the first one to the removal, as far as they are known.
 */
export function toWaiting(records: readonly IncidentRecord[], origin: string): Waiting {
  const attacks = records
    .filter(({ nature }) => nature === 'attack' || nature === 'sabotage')
    .map((record) => {
      const types = record.packages.filter(({ range }) => range !== undefined).map(typeOf);
      return { record, registries: [...new Set(types)].filter((type) => type in REGISTRIES) };
    })
    .filter(({ registries }) => registries.length > 0);
  const incidents = attacks.flatMap(({ record, registries }) => {
    const hours = record.exposure?.hours;
    return hours ? [{ ...toLink(record, origin), registries, ...hours }] : [];
  });
  return {
    incidents: incidents.sort((a, b) => a.most - b.most || a.least - b.least),
    open: attacks.length - incidents.length,
  };
}

/** The incidents of which it is known what measures did or would have done, latest first. */
export const toMeasures = (
  records: readonly IncidentRecord[],
  origin: string,
): MeasuredIncident[] =>
  records.flatMap((record) =>
    record.provenance ? [{ ...toLink(record, origin), measures: record.provenance }] : [],
  );
