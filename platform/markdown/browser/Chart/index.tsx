import type { MouseEventHandler, ReactNode } from 'react';
import { Drawing } from '../Graph';
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
  return (
    <figure className={`${styles.chart} ${className}`}>
      <figcaption>{children}</figcaption>
      {legend}
      <Drawing wide={wide} narrow={narrow} onClick={onClick} />
      {note && <p className={styles.note}>{note}</p>}
      <details>
        <summary>The numbers as a table</summary>
        {table}
      </details>
    </figure>
  );
}
