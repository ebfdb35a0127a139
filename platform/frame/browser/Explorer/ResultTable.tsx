import { useState, type ReactNode } from 'react';
import styles from './styles.module.css';

/** How many results show at first, and how many "Show more" adds. */
const PAGE_SIZE = 30;

interface ResultTableProps {
  caption: string;
  columns: readonly string[];
  /** What is found. Another object starts again with the first results. */
  found: ReadonlySet<string>;
  /** The rows with the first so many results in view. */
  children: (size: number) => ReactNode;
}

// On narrow screens rows are laid out as cards, which takes away the roles of table elements; so
// the roles are explicit.
/* eslint-disable jsx-a11y/no-redundant-roles */

/** Results as a table, the first ones in view; without scripts all are. */
export function ResultTable({ caption, columns, found, children }: ResultTableProps): ReactNode {
  const [shown, setShown] = useState({ found, size: PAGE_SIZE });
  const size = shown.found === found ? shown.size : PAGE_SIZE;
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
          </tr>
        </thead>
        <tbody role="rowgroup">{children(size)}</tbody>
      </table>
      {found.size > size && (
        <button
          type="button"
          className="button button--secondary margin-bottom--md"
          onClick={() => {
            setShown({ found, size: size + PAGE_SIZE });
          }}
        >
          Show more
        </button>
      )}
    </>
  );
}
