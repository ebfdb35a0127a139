import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import rows from '@generated/site-collections/default/projects.json';
import { formatDay } from '#platform/base/common/dates';
import { Explorer, type Column } from '#platform/collections/browser/Explorer';
import explorer from '#platform/collections/browser/Explorer/styles.module.css';
import { LEVELS } from '#platform/base/common/levels';
import { Mark } from '#platform/frame/browser/Facts';
import { routeOfProject } from '../../common/route';
import type { ProjectRow } from '../../common/rows';
import { projectsView } from '../../common/view';

const VIEW = projectsView(rows);

const COLUMNS: readonly Column<ProjectRow>[] = [
  {
    label: 'Project',
    sorting: { ascending: 'name' },
    cell: ({ name, description }) => (
      <>
        <Link to={routeOfProject(name)}>{name}</Link>
        <span className={explorer.description}>{description}</span>
      </>
    ),
  },
  {
    label: 'Level',
    sorting: { descending: 'level' },
    cell: ({ level }) => <Mark kind={level}>{LEVELS[level]}</Mark>,
  },
  {
    label: 'Since',
    isUnbroken: true,
    sorting: { descending: 'latest', ascending: 'longest' },
    cell: ({ since }) => <time dateTime={since}>{formatDay(since)}</time>,
  },
  { label: 'Category', cell: ({ category }) => category },
  {
    label: 'First issues',
    cell: ({ name, firstIssues, clotributor }) => (
      <>
        {firstIssues !== undefined && (
          <Link to={firstIssues}>
            GitHub<span className="sr-only">, good first issues of {name}</span>
          </Link>
        )}
        {firstIssues !== undefined && clotributor !== undefined && ', '}
        {clotributor !== undefined && (
          <Link
            to={`https://clotributor.dev/search?foundation=cncf&project=${encodeURIComponent(clotributor)}`}
          >
            CLOTributor<span className="sr-only">, issues of {name}</span>
          </Link>
        )}
      </>
    ),
  },
];

/** All projects. */
export function ProjectExplorer(): ReactNode {
  return (
    <Explorer
      view={VIEW}
      rows={rows}
      prompt="Words in name or description"
      table={{
        caption: ({ sort }) => `Projects, by ${VIEW.sorts?.[sort]?.label.toLowerCase() ?? ''}`,
        columns: COLUMNS,
        isBrief: true,
      }}
    />
  );
}
