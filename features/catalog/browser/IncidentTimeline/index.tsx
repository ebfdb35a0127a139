import type { MouseEvent, ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import { useHistory } from '@docusaurus/router';
import timeline from '@generated/site-catalog/default/timeline.json';
import { serializeQuery } from '#platform/collections/common/query';
import { incidentsView } from '../../common/view';
import { CHART_SERIES } from '../../common/vocabulary';
import { CATALOG_ROUTE } from '../../common/route';
import { Chart } from '#platform/markdown/browser/Chart';
import { Table, TableHead } from '#platform/markdown/browser/Table';
import styles from './styles.module.css';

/** Address of the entries that a filter finds. */
const entriesBy = (query: string) => `${CATALOG_ROUTE}${query}#all-entries`;

/** Follows links to a filter without loading the site again. */
function useFilterLinks(): (event: MouseEvent) => void {
  const history = useHistory();
  return (event) => {
    const link = (event.target as Element).closest('a');
    const href = link?.getAttribute('href');
    if (!href || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) {
      return;
    }
    event.preventDefault();
    history.push(href);
  };
}

/** What the colors stand for, in the order of the bars from the top. */
function Legend(): ReactNode {
  return (
    <ul className={clsx('plain wrap small', styles.legend)}>
      {CHART_SERIES.map(({ letter, label, types }, index) => (
        <li key={letter}>
          <span
            className={styles.swatch}
            style={{ background: `var(--series-${index + 1})` }}
            aria-hidden="true"
          >
            {letter}
          </span>
          <Link to={entriesBy(serializeQuery(incidentsView, { chosen: { type: types } }))}>
            {label}
          </Link>
        </li>
      )).reverse()}
    </ul>
  );
}

function TimelineTable(): ReactNode {
  const years = [...new Set(timeline.segments.map(({ year }) => year))];
  const countOf = (year: number, letter: string): number =>
    timeline.segments.find((segment) => segment.year === year && segment.letter === letter)
      ?.count ?? 0;
  return (
    <Table data-layout="matrix">
      <caption>Incidents per year and type</caption>
      <TableHead columns={['Year', ...CHART_SERIES.map(({ label }) => label)]} />
      <tbody>
        {years.map((year) => (
          <tr key={year}>
            <th scope="row">{year}</th>
            {CHART_SERIES.map(({ letter }) => (
              <td key={letter}>{countOf(year, letter)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** Incidents per year, stacked by type; a bar filters the table of incidents. */
export function IncidentTimeline(): ReactNode {
  const follow = useFilterLinks();
  return (
    // As wide before the list below it has come as with it.
    <div data-wide="">
      <Chart
        wide={timeline.vertical}
        narrow={timeline.horizontal}
        className={styles.chart}
        onClick={follow}
        legend={<Legend />}
        table={<TimelineTable />}
        note="An incident with several types counts once, under its main type. Years without an entry are left out, as dots on the axis show."
      >
        Each bar is a link to the entries of its year and type. You can also{' '}
        <Link to={entriesBy('')}>search all entries</Link>.
      </Chart>
    </div>
  );
}
