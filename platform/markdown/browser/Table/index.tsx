import { useEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react';
import clsx from 'clsx';
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

/** A table of more than this height, in CSS pixels, may fill a window. */
const LONG = 480;

/**
 * A table that scrolls within itself if it is wider than the page, and that the keyboard can then
 * reach and scroll. Of one that fits, the names of the columns stay in view.
 */
export function Table(props: ComponentProps<'table'>): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);
  // Known once the page has started.
  const [isLong, setLong] = useState(false);

  useEffect(() => {
    const element = frame.current;
    if (!element) {
      return undefined;
    }
    const observer = new ResizeObserver(() => {
      const isWide = element.scrollWidth > element.clientWidth;
      setScrolls(isWide);
      setLong(!isWide && element.clientHeight > LONG);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return (
    <div
      ref={frame}
      className={clsx(styles.frame, isLong && styles.long)}
      {...(scrolls && { tabIndex: 0, role: 'group', 'aria-label': 'Table, scrolls sideways' })}
    >
      <table {...props} />
    </div>
  );
}
