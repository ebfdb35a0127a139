import { useEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react';
import styles from './styles.module.css';

/** The head of a table: a cell for each column, an empty one for a column without a name. */
export function TableHead({ columns }: { columns: readonly string[] }): ReactNode {
  return (
    <thead>
      <tr>
        {columns.map((column) =>
          column === '' ? (
            <td key={column} />
          ) : (
            <th key={column} scope="col">
              {column}
            </th>
          ),
        )}
      </tr>
    </thead>
  );
}

/**
 * A table that scrolls within itself if it is wider than the page, and that the keyboard can then
 * reach and scroll.
 */
export function Table(props: ComponentProps<'table'>): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);

  useEffect(() => {
    const element = frame.current;
    if (!element) {
      return undefined;
    }
    const observer = new ResizeObserver(() =>
      setScrolls(element.scrollWidth > element.clientWidth),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return (
    <div
      ref={frame}
      className={styles.frame}
      {...(scrolls && { tabIndex: 0, role: 'group', 'aria-label': 'Table, scrolls sideways' })}
    >
      <table {...props} />
    </div>
  );
}
