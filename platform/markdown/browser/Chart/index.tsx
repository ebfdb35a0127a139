import type { MouseEventHandler, ReactNode } from 'react';
import styles from './styles.module.css';

interface ChartProps {
  /** The SVG for windows with room, made by `platform/markdown/node/plot.ts`. */
  wide: string;
  /** The one for phones. */
  narrow: string;
  className?: string | undefined;
  /** What the colors stand for. */
  legend?: ReactNode;
  /** The same numbers as a table. */
  table: ReactNode;
  /** Of links in the SVG. */
  onClick?: MouseEventHandler;
  /** How the chart is to be read. */
  children: ReactNode;
  /** What else there is to know, below. */
  note?: ReactNode;
}

/** A chart that the build has drawn, with its numbers folded below it. */
export function Chart({
  wide,
  narrow,
  className = '',
  legend,
  table,
  onClick,
  children,
  note,
}: ChartProps): ReactNode {
  const drawing = (svg: string, form: string | undefined) => (
    // The keyboard reaches the links inside; pressing a key on one arrives here as a click.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div className={form} onClick={onClick} dangerouslySetInnerHTML={{ __html: svg }} />
  );
  return (
    <figure className={`${styles.chart} ${className}`}>
      <figcaption>{children}</figcaption>
      {legend}
      {drawing(wide, styles.wide)}
      {drawing(narrow, styles.narrow)}
      {note && <p className={styles.note}>{note}</p>}
      <details>
        <summary>The numbers as a table</summary>
        {table}
      </details>
    </figure>
  );
}
