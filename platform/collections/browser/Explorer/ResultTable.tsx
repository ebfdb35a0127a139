import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface ResultTableProps {
  caption: string;
  columns: readonly string[];
  /** Head of the column of checkboxes, if there is one. */
  selects?: string | undefined;
  /** How many results there are, and how many of them are in view. */
  total: number;
  size: number;
  showMore: () => void;
  /** The rows. */
  children: ReactNode;
}

// On narrow screens rows are laid out as cards, which takes away the roles of table elements; so
// the roles are explicit.
/* eslint-disable jsx-a11y/no-redundant-roles */

/** Results as a table, the first ones in view; without scripts all are. */
export function ResultTable({
  caption,
  columns,
  selects,
  total,
  size,
  showMore,
  children,
}: ResultTableProps): ReactNode {
  return (
    <>
      <table role="table" className={styles.table}>
        <caption>{caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <th key={column} role="columnheader" scope="col">
                {column}
              </th>
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
