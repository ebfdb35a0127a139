import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import overview from '@generated/site-projects/default/overview.json';
import { formatDay } from '../../../../platform/base/common/dates';
import { Table } from '../../../../platform/markdown/browser/Table';
import type { Duration } from '../../common/figures';
import { LEVELS, type Level } from '../../common/levels';
import { PROJECTS_ROUTE } from '../../common/route';

const { about, figures } = overview;

const ORDER: readonly Level[] = ['graduated', 'incubating', 'sandbox', 'archived'];

/** A choice in the list of all projects, whose results the reader then sees. */
const addressOf = (query: string): string => `${PROJECTS_ROUTE}?${query}#projects`;

/** How many projects are at each level, each a choice in the list. */
export function ProjectCounts(): ReactNode {
  const active = figures.counts.graduated + figures.counts.incubating + figures.counts.sandbox;
  return (
    <>
      <p>
        On <time dateTime={about.day}>{formatDay(about.day)}</time>, CNCF hosted {active} active
        projects:
      </p>
      <ul>
        {ORDER.map((level) => (
          <li key={level}>
            <Link to={addressOf(`level=${level}`)}>
              {figures.counts[level]} {LEVELS[level]}
            </Link>
            {level === 'archived' && ', no longer active'}
          </li>
        ))}
        <li>
          <Link to={addressOf('level=sandbox&help=yes')}>
            Sandbox projects with issues for contributors
          </Link>
        </li>
      </ul>
    </>
  );
}

function DurationRow({ name, of }: { name: string; of: Duration }): ReactNode {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{of.count}</td>
      <td>{of.median}</td>
      <td>
        {of.quarter} to {of.threeQuarters}
      </td>
      <td>
        {of.shortest} to {of.longest}
      </td>
    </tr>
  );
}

/** How long moves took. */
export function ProjectDurations(): ReactNode {
  return (
    <Table>
      <caption>Months from one level to the next</caption>
      <thead>
        <tr>
          <th scope="col">Move</th>
          <th scope="col">Projects</th>
          <th scope="col">Median</th>
          <th scope="col">Middle half</th>
          <th scope="col">All</th>
        </tr>
      </thead>
      <tbody>
        <DurationRow name="Sandbox to Incubation" of={figures.toIncubation} />
        <DurationRow name="Incubation to Graduation" of={figures.toGraduation} />
      </tbody>
    </Table>
  );
}

/** What became of the projects of each year. */
export function ProjectYears(): ReactNode {
  return (
    <Table>
      <caption>Projects accepted into Sandbox, by year</caption>
      <thead>
        <tr>
          <th scope="col">Year</th>
          <th scope="col">Accepted</th>
          <th scope="col">Reached Incubation since</th>
          <th scope="col">Median months of those</th>
        </tr>
      </thead>
      <tbody>
        {figures.byYear.map(({ year, accepted, incubated, median }) => (
          <tr key={year}>
            <th scope="row">{year}</th>
            <td>{accepted}</td>
            <td>{incubated}</td>
            <td>{median}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** The moves of each year. */
export function ProjectMoves(): ReactNode {
  return (
    <Table>
      <caption>Moves by year</caption>
      <thead>
        <tr>
          <th scope="col">Year</th>
          <th scope="col">Joined</th>
          <th scope="col">Sandbox to Incubation</th>
          <th scope="col">Graduated</th>
          <th scope="col">Archived</th>
        </tr>
      </thead>
      <tbody>
        {figures.moves.map(({ year, joined, incubating, graduated, archived }) => (
          <tr key={year}>
            <th scope="row">{year}</th>
            <td>{joined}</td>
            <td>{incubating}</td>
            <td>{graduated}</td>
            <td>{archived}</td>
          </tr>
        ))}
      </tbody>
    </Table>
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
