import { yearOf } from '../../../platform/base/common/dates';
import type { Analysis, CatalogFiles } from '../common/generated';
import type { IncidentRecord } from '../common/schema';
import { DISCOVERERS, ECOSYSTEMS, VECTORS } from '../common/vocabulary';

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

const keys = <T extends object>(values: T) => Object.keys(values) as (keyof T & string)[];

/** Middle value; of an even number, the lower of the two in the middle. */
export function medianOf(values: readonly number[]): number | undefined {
  return [...values].sort((a, b) => a - b)[Math.ceil(values.length / 2) - 1];
}

/** Counts rows by the columns that `columnOf` gives, rows without any left out. */
function count<T>(
  rows: readonly { label: string; records: readonly T[] }[],
  columns: readonly string[],
  columnOf: (record: T) => string,
): Analysis['rows'] {
  return rows
    .filter(({ records }) => records.length > 0)
    .map(({ label, records }) => ({
      label,
      counts: columns.map(
        (column) => records.filter((record) => columnOf(record) === column).length,
      ),
    }));
}

const byTotal = (a: Analysis['rows'][number], b: Analysis['rows'][number]): number =>
  sum(b.counts) - sum(a.counts);

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

const NUMBER = ['Incidents'];
const single = () => 'Incidents';

function vectorsByYear(records: readonly IncidentRecord[]): Analysis {
  const columnOf = ({ date }: IncidentRecord) =>
    yearOf(date) < FIRST_YEAR ? `To ${FIRST_YEAR - 1}` : String(yearOf(date));
  const columns = [...new Set(records.map(columnOf))].sort((a, b) =>
    a.replace('To ', '').localeCompare(b.replace('To ', '')),
  );
  const rows = keys(VECTORS).map((vector) => ({
    label: VECTORS[vector],
    records: records.filter(({ vectors }) => vectors.includes(vector)),
  }));
  return {
    caption: 'Incidents by vector and year; an incident with several vectors counts under each',
    columns,
    rows: count(rows, columns, columnOf).sort(byTotal),
  };
}

function dwell(records: readonly IncidentRecord[]): Analysis {
  const known = records.flatMap(({ dwellDays }) => (dwellDays ? [dwellDays] : []));
  const classOf = (days: number) => DWELL_CLASSES.find(([end]) => days <= end)?.[1];
  // A date known to the month only can leave it open to which class an incident belongs.
  const certain = known.filter(({ least, most }) => classOf(least) === classOf(most));
  const median = medianOf(known.map(({ least, most }) => (least + most) / 2));
  return {
    caption: 'Days from the attackers’ first success to the first notice',
    columns: NUMBER,
    rows: DWELL_CLASSES.map(([, label]) => ({
      label,
      counts: [certain.filter(({ least }) => classOf(least) === label).length],
    })),
    note: `Both dates are known of ${known.length} of ${records.length} incidents; ${
      known.length - certain.length
    } of these are not known exactly enough for one class. Half of the ${known.length} were noticed within ${Math.ceil(median ?? 0)} days.`,
  };
}

function ecosystems(records: readonly IncidentRecord[]): Analysis {
  const periodOf = ({ date }: IncidentRecord) => {
    const year = yearOf(date);
    const start = year - (year % 5);
    return year < FIRST_YEAR ? `To ${FIRST_YEAR - 1}` : `${start} to ${start + 4}`;
  };
  const columns = [...new Set(records.map(periodOf))].sort((a, b) =>
    a.replace('To ', '').localeCompare(b.replace('To ', '')),
  );
  const rows = keys(ECOSYSTEMS)
    .map((id) => ({
      label: ECOSYSTEMS[id],
      records: records.filter((record) => record.ecosystems.includes(id)),
    }))
    .filter((row) => row.records.length >= LEAST_OF_ECOSYSTEM);
  return {
    caption: `Incidents by ecosystem and period; ecosystems with fewer than ${LEAST_OF_ECOSYSTEM} are left out`,
    columns,
    rows: count(rows, columns, periodOf).sort(byTotal),
  };
}

function discovery(records: readonly IncidentRecord[]): Analysis {
  const rows = keys(DISCOVERERS).map((id) => ({
    label: DISCOVERERS[id],
    records: records.filter(({ discoveredBy }) => discoveredBy === id),
  }));
  return {
    caption: 'Who noticed first',
    columns: NUMBER,
    rows: count(rows, NUMBER, single).sort(byTotal),
  };
}

function guides(records: readonly IncidentRecord[]): Analysis {
  const titles = [...new Set(records.flatMap((record) => record.guides.map(({ title }) => title)))];
  const rows = titles.map((title) => ({
    label: title,
    records: records.filter((record) => record.guides.some((guide) => guide.title === title)),
  }));
  return {
    caption: 'Incidents that each guide would have stopped or limited, in the editors’ judgment',
    columns: NUMBER,
    rows: count(rows, NUMBER, single).sort(byTotal),
  };
}

/** What the page of the analysis draws, from the data at build. */
export function toAnalysis(records: readonly IncidentRecord[]): CatalogFiles['analysis.json'] {
  return {
    vectors: vectorsByYear(records),
    dwell: dwell(records),
    ecosystems: ecosystems(records),
    discovery: discovery(records),
    guides: guides(records),
  };
}
