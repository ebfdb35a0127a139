import type { CSSProperties, ReactNode } from 'react';
import charts from '@generated/site-catalog/default/analysis.json';
import type { Analysis, AnalysisChart } from '../../common/generated';
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
