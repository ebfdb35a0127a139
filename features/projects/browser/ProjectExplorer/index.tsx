import type { ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import rows from '@generated/site-collections/default/projects.json';
import { formatDay } from '#platform/base/common/dates';
import { LEVELS } from '#platform/base/common/levels';
import { Explorer, type Column, type Lead } from '#platform/collections/browser/Explorer';
import explorer from '#platform/collections/browser/Explorer/styles.module.css';
import { Mark } from '#platform/frame/browser/Facts';
import mark from '#platform/frame/browser/Facts.module.css';
import { HIGHEST_FIRST } from '../../common/levels';
import { routeOfProject, type ProjectRow } from '../../common/pages';
import { projectsView } from '../../common/view';
import { Tile } from '../parts';
import styles from './styles.module.css';

const VIEW = projectsView(rows);

/** The id to which links with choices lead. */
const ID = 'projects';

/** The levels as a bar, each as long as it has projects, that narrows the list. */
function Levels({ chosen, having, toggle }: Lead): ReactNode {
  return (
    <div className={styles.levels} role="group" aria-label="Projects by level">
      {/* Where the buttons have no room to be the bar. */}
      <span className={styles.bar} aria-hidden="true">
        {HIGHEST_FIRST.map((level) => (
          <span
            key={level}
            className={mark.level}
            data-mark={level}
            data-faint={(chosen.level ?? [level]).includes(level) ? undefined : ''}
            style={{ flexGrow: having.level?.[level] ?? 0 }}
          />
        ))}
      </span>
      {HIGHEST_FIRST.map((level) => {
        const count = having.level?.[level] ?? 0;
        return (
          <button
            key={level}
            type="button"
            className={clsx('clean-btn', mark.level)}
            data-mark={level}
            data-empty={count === 0 || undefined}
            aria-pressed={chosen.level?.includes(level) ?? false}
            style={{ flexGrow: count }}
            onClick={() => toggle('level', level)}
          >
            <strong>{count}</strong> {LEVELS[level]}
          </button>
        );
      })}
    </div>
  );
}

const COLUMNS: readonly Column<ProjectRow>[] = [
  {
    label: 'Project',
    sorting: { ascending: 'name' },
    width: '44%',
    cell: ({ name, description }) => (
      <>
        <Link className={styles.name} to={routeOfProject(name)}>
          <Tile name={name} />
          {name}
        </Link>
        <span className={clsx(explorer.description, styles.description)}>{description}</span>
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
    isExtra: true,
    sorting: { descending: 'latest', ascending: 'longest' },
    cell: ({ since }) => <time dateTime={since}>{formatDay(since)}</time>,
  },
  { label: 'Languages', cell: ({ languages }) => languages.join(', ') },
  {
    label: 'First issues',
    cell: ({ name, firstIssues, clotributor }) => (
      <>
        {(firstIssues ?? clotributor) !== undefined && (
          <span className={explorer.inCards} aria-hidden="true">
            First issues:{' '}
          </span>
        )}
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
  useBrokenLinks().collectAnchor(ID);
  return (
    <div id={ID} className={styles.list}>
      <Explorer
        view={VIEW}
        rows={rows}
        prompt="Words in name, description, or language"
        lead={(asked) => <Levels {...asked} />}
        table={{
          caption: ({ sort }) => `Projects, by ${VIEW.sorts?.[sort]?.label.toLowerCase() ?? ''}`,
          columns: COLUMNS,
          isBrief: true,
        }}
      />
    </div>
  );
}
