import type { CSSProperties, ReactNode } from 'react';
import Link from '@docusaurus/Link';
import charts from '@generated/site-catalog/default/analysis.json';
import measured from '@generated/site-catalog/default/measures.json';
import { yearOf } from '#platform/base/common/dates';
import type { Analysis, AnalysisChart, MeasuredIncident } from '../../common/generated';
import { RUN_MOMENTS, SIGNATURE_KINDS } from '../../common/vocabulary';
import { Table, TableHead } from '#platform/markdown/browser/Table';
import heat from '../heat.module.css';
import styles from './styles.module.css';

/** A bar for the only count of a row, drawn beside the number so that nothing depends on it. */
function Bar({ value, most }: { value: number; most: number }): ReactNode {
  return (
    <svg className={styles.bar} viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
      <rect width={(100 * value) / most} height={10} />
    </svg>
  );
}

function Cells({ counts, most }: { counts: readonly number[]; most: number }): ReactNode {
  return counts.length === 1 ? (
    <td className={styles.number}>
      <span>{counts[0]}</span>
      <Bar value={counts[0] ?? 0} most={most} />
    </td>
  ) : (
    counts.map((count, index) => (
      <td key={index} style={{ '--level': Math.ceil((4 * count) / most) } as CSSProperties}>
        {count > 0 && count}
      </td>
    ))
  );
}

/** One chart of the analysis: a table whose numbers are drawn as bars or shades. */
export function IncidentAnalysis({ chart }: { chart: AnalysisChart }): ReactNode {
  const { caption, columns, rows, note }: Analysis = charts[chart];
  const most = Math.max(1, ...rows.flatMap(({ counts }) => counts));
  return (
    <div className={`${heat.heat} ${styles.chart}`}>
      <Table data-layout="matrix">
        <caption>{caption}</caption>
        <TableHead columns={['', ...columns]} />
        <tbody>
          {rows.map(({ label, counts }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <Cells counts={counts} most={most} />
            </tr>
          ))}
        </tbody>
      </Table>
      {note && <p>{note}</p>}
    </div>
  );
}

type Measures = MeasuredIncident['measures'];
type Answer = Measures['approval'];

const ANSWERS = { yes: 'Yes', no: 'No', 'not-applicable': "Doesn't apply" } as const;

/** The question of each column, and what a cell says beside yes and no. */
const COLUMNS = [
  ['Validly signed', ({ signed }: Measures) => signed],
  ['Trusted publishing', ({ trustedPublishing }: Measures) => trustedPublishing],
  ['Ran at', ({ runsAt }: Measures) => runsAt],
  ['Blocked scripts stop it', ({ scriptsBlocked }: Measures) => scriptsBlocked],
  ['Approval stops it', ({ approval }: Measures) => approval],
] as const;

const countOf = (of: (measures: Measures) => Answer, value: NonNullable<Answer>['value']) =>
  measured.filter(({ measures }) => of(measures)?.value === value).length;

function textOf(cell: Measures['runsAt'] | Measures['signed']): string {
  if (!cell) {
    return '';
  }
  const { value } = cell;
  if (value === 'yes' || value === 'no' || value === 'not-applicable') {
    const kind = 'kind' in cell && cell.kind ? SIGNATURE_KINDS[cell.kind].toLowerCase() : '';
    return value === 'yes' && kind !== '' ? `${ANSWERS.yes}, ${kind}` : ANSWERS[value];
  }
  return RUN_MOMENTS[value];
}

/** What signatures, trusted publishing, blocked scripts, and approvals did or would have done. */
export function MeasureTable(): ReactNode {
  const signed = countOf((measures) => measures.signed, 'yes');
  const trusted = countOf((measures) => measures.trustedPublishing, 'yes');
  const [blocked, notBlocked] = (['yes', 'no'] as const).map((value) =>
    countOf((measures) => measures.scriptsBlocked, value),
  );
  const approved = countOf((measures) => measures.approval, 'yes');
  return (
    <>
      <p>
        Of {measured.length} incidents since 2023, {signed} carried a valid signature or provenance,
        and {trusted} went out by trusted publishing. Blocking install scripts would have stopped{' '}
        {blocked} of them when they first ran, but not {notBlocked} others. A second approval would
        have stopped {approved} at the producer.
      </p>
      <Table className={styles.measures}>
        <caption>What measures did or would have done, latest incident first</caption>
        <TableHead columns={['Incident', ...COLUMNS.map(([label]) => label)]} />
        <tbody>
          {measured.map(({ name, permalink, date, measures }) => (
            <tr key={permalink}>
              <th scope="row">
                <Link to={permalink}>{name}</Link>, {yearOf(date)}
              </th>
              {COLUMNS.map(([label, of]) => {
                const cell = of(measures);
                return (
                  <td key={label}>
                    {textOf(cell)}
                    {cell?.basis === 'inferred' && (
                      <>
                        {' '}
                        <span className="soft">(inferred)</span>
                      </>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </Table>
    </>
  );
}
