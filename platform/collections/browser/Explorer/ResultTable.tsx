import type { ReactNode } from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

/** The orders of a list that go by one column, by their names in addresses, the first one first. */
export interface Sorting {
  ascending?: string;
  descending?: string;
}

interface ResultTableProps {
  caption: string;
  isBrief?: boolean | undefined;
  columns: readonly {
    label: string;
    sorting?: Sorting | undefined;
    width?: string;
    isFigure?: boolean;
    isExtra?: boolean;
  }[];
  /** The order of the list, and what changes it. */
  sort: string;
  onSort: (sort: string) => void;
  /** Head of the column of checkboxes, if there is one. */
  selects?: string | undefined;
  /** How many results there are, and how many of them are in view. */
  total: number;
  size: number;
  showMore: () => void;
  /** The rows. */
  children: ReactNode;
}

type HeadProps = ResultTableProps['columns'][number] & Pick<ResultTableProps, 'sort' | 'onSort'>;

// On narrow screens rows are laid out as cards, which takes away the roles of table elements; so
// the roles are explicit.
/* eslint-disable jsx-a11y/no-redundant-roles */

/** The class that the head and the cells of a column share. */
export const classOf = ({
  isFigure,
  isExtra,
}: Pick<HeadProps, 'isFigure' | 'isExtra'>): string | undefined =>
  clsx(isFigure && styles.figure, isExtra && styles.extra) || undefined;

/** The head of a column; where the list can be sorted by it, a button that does. */
function Head({ sort, onSort, ...column }: HeadProps): ReactNode {
  const { label, sorting = {}, width } = column;
  const orders = Object.entries(sorting) as [keyof Sorting, string][];
  const [direction] = orders.find(([, order]) => order === sort) ?? [];
  const [, next] = orders.find(([, order]) => order !== sort) ?? [];
  return (
    <th
      role="columnheader"
      scope="col"
      aria-sort={direction}
      className={classOf(column)}
      style={{ width }}
    >
      {label}
      {orders.length > 0 && (
        <button
          type="button"
          className={styles.sort}
          aria-label={`Sort by ${label}`}
          onClick={() => {
            onSort(next ?? sort);
          }}
        />
      )}
    </th>
  );
}

/** Results as a table, the first ones in view; without scripts all are. */
export function ResultTable({
  caption,
  isBrief,
  columns,
  selects,
  total,
  size,
  showMore,
  children,
  ...order
}: ResultTableProps): ReactNode {
  return (
    <>
      <table role="table" className={clsx(styles.table, isBrief && styles.brief)}>
        <caption className="sr-only">{caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <Head key={column.label} {...column} {...order} />
            ))}
            {selects && (
              <th role="columnheader" scope="col" className={styles.select}>
                {selects}
              </th>
            )}
          </tr>
        </thead>
        <tbody role="rowgroup">{children}</tbody>
      </table>
      {total > size && (
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
}
