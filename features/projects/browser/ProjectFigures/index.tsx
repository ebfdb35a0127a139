import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import charts from '@generated/site-projects/default/charts.json';
import overview from '@generated/site-projects/default/overview.json';
import { formatDay } from '#platform/base/common/dates';
import { Chart } from '#platform/markdown/browser/Chart';
import { Table, TableHead } from '#platform/markdown/browser/Table';
import type { Duration } from '../../common/figures';

const { about, figures } = overview;

interface NumbersProps {
  caption: string;
  /** The first one is of what names the rows. */
  columns: readonly string[];
  rows: readonly (readonly (string | number | undefined)[])[];
}

/** A table whose rows begin with their name. */
function Numbers({ caption, columns, rows }: NumbersProps): ReactNode {
  return (
    <Table>
      <caption>{caption}</caption>
      <TableHead columns={columns} />
      <tbody>
        {rows.map(([name, ...values]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {values.map((value, index) => (
              <td key={columns[index + 1]}>{value}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const middleHalf = ({ quarter, threeQuarters }: Duration): string =>
  `${quarter} to ${threeQuarters}`;

/** How long moves took. */
export function ProjectDurations(): ReactNode {
  const { toIncubation, toGraduation } = figures;
  return (
    <Numbers
      caption="Months from one level to the next"
      columns={['Move', 'Projects', 'Median', 'Middle half', 'All']}
      rows={[
        ['Sandbox to Incubation', toIncubation] as const,
        ['Incubation to Graduation', toGraduation] as const,
      ].map(([name, of]) => [
        name,
        of.count,
        of.median,
        middleHalf(of),
        `${of.shortest} to ${of.longest}`,
      ])}
    />
  );
}

/**
 * How long the projects of each year took to reach Incubation.
 *
 * @param children what the chart can't say
 */
export function ProjectYears({ children }: { children: ReactNode }): ReactNode {
  return (
    <Chart
      {...charts.durations}
      table={
        <Numbers
          caption="Projects accepted into Sandbox, by year"
          columns={[
            'Year',
            'Accepted',
            'Reached Incubation since',
            'Median months of those',
            'Middle half',
          ]}
          rows={figures.byYear.map(({ year, accepted, incubated, toIncubation }) => [
            year,
            accepted,
            incubated,
            toIncubation?.median,
            toIncubation && middleHalf(toIncubation),
          ])}
        />
      }
    >
      <p>
        Months in Sandbox of each project that moved to Incubation, by the year of its acceptance.
        The upright line is the median of the year.
      </p>
      {children}
    </Chart>
  );
}

/**
 * The moves of each year.
 *
 * @param children what the chart can't say
 */
export function ProjectMoves({ children }: { children: ReactNode }): ReactNode {
  return (
    <Chart
      {...charts.moves}
      table={
        <Numbers
          caption="Moves by year"
          columns={['Year', 'Joined', 'Sandbox to Incubation', 'Graduated', 'Archived']}
          rows={figures.moves.map(({ year, joined, incubating, graduated, archived }) => [
            year,
            joined,
            incubating,
            graduated,
            archived,
          ])}
        />
      }
    >
      <p>
        Projects that joined, moved, and were archived in each year, up to{' '}
        <time dateTime={about.day}>{formatDay(about.day)}</time>.
      </p>
      {children}
    </Chart>
  );
}

/** Where the facts about projects come from, each with its day. */
export function ProjectSources(): ReactNode {
  return (
    <>
      <ul>
        {about.sources.map(({ name, url, day, gives }) => (
          <li key={url}>
            <Link to={url}>{name}</Link>, {formatDay(day)}: {gives}
          </li>
        ))}
      </ul>
      <p>License of the data: {about.license}</p>
    </>
  );
}
