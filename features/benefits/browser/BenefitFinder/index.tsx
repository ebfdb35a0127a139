import { useMemo, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import rows from '@generated/site-collections/default/benefits.json';
import { useToday } from '#platform/base/browser/useToday';
import { formatPartialDate, hasEnded } from '#platform/base/common/dates';
import { Explorer, type Column } from '#platform/collections/browser/Explorer';
import explorer from '#platform/collections/browser/Explorer/styles.module.css';
import type { ListView } from '#platform/collections/common/view';
import { Line } from '#platform/markdown/browser/Line';
import type { Piece } from '#platform/markdown/common/pieces';
import type { BenefitRow } from '../../common/schema';
import { NEEDS, PROJECT_LEVELS, requestOf, ROLES } from '../../common/vocabulary';

const textOf = (pieces: readonly Piece[] = []): string => pieces.map(({ text }) => text).join('');

/** How readers search and narrow benefits. */
const VIEW: ListView<BenefitRow> = {
  noun: ['benefit', 'benefits'],
  key: ({ id }) => id,
  hasAnchors: true,
  text: ({ name, needs, what, who, how }) =>
    [name, ...needs.map((need) => NEEDS[need]), textOf(what), textOf(who), textOf(how)].join(' '),
  facets: [
    { id: 'need', label: 'Need', values: NEEDS, of: ({ needs }) => needs },
    {
      id: 'level',
      label: 'Level of the project',
      values: PROJECT_LEVELS,
      inOrder: true,
      of: ({ levels = Object.keys(PROJECT_LEVELS) }) => levels,
    },
    { id: 'role', label: 'Who asks', values: ROLES, inOrder: true, of: ({ roles }) => roles },
  ],
};

/** What a value is, where rows are cards; a table has it in its head. */
const CardLabel = ({ children }: { children: string }): ReactNode => (
  <span className={explorer.inCards} aria-hidden="true">
    {children}:{' '}
  </span>
);

const COLUMNS: readonly Column<BenefitRow>[] = [
  {
    label: 'Benefit',
    cell: ({ id, name, url, what }) => (
      <>
        <Link to={`#${id}`}>{name}</Link>
        <span className={explorer.description}>
          <Line pieces={what} /> <Link to={url}>About it</Link>
        </span>
      </>
    ),
  },
  {
    label: 'Who may have it',
    cell: ({ who }) => (
      <>
        <CardLabel>For</CardLabel>
        <Line pieces={who} />
      </>
    ),
  },
  {
    label: 'How long',
    isExtra: true,
    cell: ({ period, validated }) => (
      <>
        <CardLabel>How long</CardLabel>
        {period ?? 'No end named'} (as of{' '}
        <span className={explorer.unbroken}>{formatPartialDate(validated.slice(0, 7))}</span>)
      </>
    ),
  },
  {
    label: 'How to claim it',
    cell: (benefit) => {
      const { to, label } = requestOf(benefit);
      return (
        <>
          <strong>
            <Link to={to}>
              {label}
              <span className="sr-only">: {benefit.name}</span>
            </Link>
          </strong>
          {benefit.how && (
            <span className={explorer.description}>
              <Line pieces={benefit.how} />
            </span>
          )}
        </>
      );
    },
  },
];

/** All benefits, by need, level, and role. */
export function BenefitFinder(): ReactNode {
  const brokenLinks = useBrokenLinks();
  const today = useToday();
  const open = useMemo(
    () => rows.filter(({ until }) => until === undefined || !hasEnded(until, today)),
    [today],
  );
  open.forEach(({ id }) => brokenLinks.collectAnchor(id));
  return (
    <Explorer
      view={VIEW}
      rows={open}
      prompt="What do you need?"
      table={{
        caption: () => 'Benefits, who may have them, and how to claim them',
        columns: COLUMNS,
      }}
    />
  );
}
