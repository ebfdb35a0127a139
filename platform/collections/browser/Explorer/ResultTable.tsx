import { memo, useEffect, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import clsx from 'clsx';
import type { Query } from '../../common/query';
import type { ListView } from '../../common/view';
import styles from './styles.module.css';

/** The orders of a list that go by one column, by their names in addresses, the first one first. */
interface Sorting {
  ascending?: string;
  descending?: string;
}

/** A column of a list that is shown as a table; the first names the entry. */
export interface Column<Row> {
  label: string;
  cell: (row: Row) => ReactNode;
  /** Whether its content stays on one line, as a date does. */
  isUnbroken?: boolean;
  /** Its share of the table, in percent, so that it doesn't move while further rows come. */
  width?: string;
  /** Whether it holds numbers. */
  isFigure?: boolean;
  /** Whether a narrow table does without it. */
  isExtra?: boolean;
  /** The orders of the list that its head gives. */
  sorting?: Sorting;
  /** Whether it is shown only for some queries. */
  isShown?: (query: Query) => boolean;
}

/** Whether paper is being printed: it has all results, since nothing on it shows more. */
function useIsPrinted(): boolean {
  const [isPrinted, setIsPrinted] = useState(false);
  useEffect(() => {
    // The browser prints what there is when the event has been handled.
    const follow = ({ type }: Event) => flushSync(() => setIsPrinted(type === 'beforeprint'));
    window.addEventListener('beforeprint', follow);
    window.addEventListener('afterprint', follow);
    return () => {
      window.removeEventListener('beforeprint', follow);
      window.removeEventListener('afterprint', follow);
    };
  }, []);
  return isPrinted;
}

export interface ResultTableProps<Row> {
  view: ListView<Row>;
  table: {
    caption: (query: Query) => string;
    columns: readonly Column<Row>[];
    /** Whether its cells are short, so that they share a line where rows are cards. */
    isBrief?: boolean;
  };
  rows: readonly Row[];
  query: Query;
  /** How many results are in view. */
  size: number;
  showMore: () => void;
  change: (part: Partial<Query>) => void;
  /** What can be done with selected entries, whose column has the label of the action. */
  selection?:
    { label: string; nameOf: (row: Row) => string; bar: (keys: string[]) => ReactNode } | undefined;
  selected: readonly string[];
  toggle: (key: string) => void;
}

// On narrow screens rows are laid out as cards, which takes away the roles of table elements; so
// the roles are explicit.
/* eslint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */

/** The class that the head and the cells of a column share. */
const classOf = <Row,>({ isFigure, isExtra }: Column<Row>): string =>
  clsx(isFigure && styles.figure, isExtra && styles.extra);

interface HeadProps<Row> {
  column: Column<Row>;
  /** The order of the list, and what changes it. */
  sort: string;
  onSort: (sort: string) => void;
}

/** The head of a column; where the list can be sorted by it, a button that does. */
function Head<Row>({ column, sort, onSort }: HeadProps<Row>): ReactNode {
  const { label, sorting = {}, width } = column;
  const orders = Object.entries(sorting) as [keyof Sorting, string][];
  const [direction] = orders.find(([, order]) => order === sort) ?? [];
  const [, next] = orders.find(([, order]) => order !== sort) ?? [];
  return (
    <th
      role="columnheader"
      scope="col"
      aria-sort={direction}
      className={classOf(column) || undefined}
      style={{ width }}
    >
      {label}
      {orders.length > 0 && (
        <button
          type="button"
          className={`clean-btn ${styles.sort}`}
          aria-label={`Sort by ${label}`}
          onClick={() => onSort(next ?? sort)}
        />
      )}
    </th>
  );
}

interface SelectCellProps {
  label: string;
  /** Of the entry. */
  name: string;
  isSelected: boolean;
  onToggle: () => void;
}

function SelectCell({ label, name, isSelected, onToggle }: SelectCellProps): ReactNode {
  return (
    <td role="cell" className={styles.select}>
      <label>
        <input type="checkbox" checked={isSelected} onChange={onToggle} />
        <span className={styles.inCards} aria-hidden="true">
          {label}
        </span>
        <span className="sr-only">
          {label} {name}
        </span>
      </label>
    </td>
  );
}

/**
 * The entries that were found as a table, the first ones in view; without scripts all are. Rendered
 * again only when they or the selection change.
 */
export const ResultTable = memo(function ResultTable<Row>({
  view,
  table,
  rows,
  query,
  size,
  showMore,
  change,
  selection,
  selected,
  toggle,
}: ResultTableProps<Row>): ReactNode {
  const columns = table.columns.filter(({ isShown }) => isShown?.(query) ?? true);
  const [first, ...others] = columns;
  const { hash } = useLocation();
  const isBrowser = useIsBrowser();
  const isPrinted = useIsPrinted();
  // The page has all rows when it comes; a browser keeps those in view, and so answers keys at once.
  const inPage =
    isBrowser && !isPrinted
      ? rows.filter(
          (row, index) => index < size || (view.hasAnchors && hash === `#${view.key(row)}`),
        )
      : rows;
  return (
    <>
      <table role="table" className={clsx(styles.table, table.isBrief && styles.brief)}>
        <caption className="sr-only">{table.caption(query)}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <Head
                key={column.label}
                column={column}
                sort={query.sort}
                onSort={(sort) => change({ sort })}
              />
            ))}
            {selection && (
              <th role="columnheader" scope="col" className={styles.select}>
                {selection.label}
              </th>
            )}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {inPage.map((row, index) => {
            const key = view.key(row);
            return (
              <tr
                key={key}
                role="row"
                // By which an address leads to it.
                id={view.hasAnchors ? key : undefined}
                // Only "Show more" shows it where scripts run.
                data-later={(!isBrowser && index >= size) || undefined}
              >
                <th role="rowheader" scope="row">
                  {first?.cell(row)}
                </th>
                {others.map((column) => (
                  <td
                    key={column.label}
                    role="cell"
                    className={
                      clsx(column.isUnbroken && styles.unbroken, classOf(column)) || undefined
                    }
                  >
                    {column.cell(row)}
                  </td>
                ))}
                {selection && (
                  <SelectCell
                    label={selection.label}
                    name={selection.nameOf(row)}
                    isSelected={selected.includes(key)}
                    onToggle={() => toggle(key)}
                  />
                )}
              </tr>
            );
          })}
        </tbody>
      </table>
      {rows.length > size && (
        <button
          type="button"
          className="button button--secondary margin-bottom--md"
          onClick={showMore}
        >
          Show more
        </button>
      )}
    </>
  );
}) as <Row>(props: ResultTableProps<Row>) => ReactNode;
