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
 * reach and scroll. Of one that fits, the names of the columns stay in view.
 */
export function Table(props: ComponentProps<'table'>): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  // Not known before the page has started.
  const [scrolls, setScrolls] = useState<boolean>();

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
      data-fits={scrolls === false || undefined}
      {...(scrolls && { tabIndex: 0, role: 'group', 'aria-label': 'Table, scrolls sideways' })}
    >
      <table {...props} />
    </div>
  );
}
