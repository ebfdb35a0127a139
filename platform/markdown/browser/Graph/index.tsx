import type { ReactNode } from 'react';
import { Drawing } from './Drawing';
import styles from './styles.module.css';

interface Props {
  /** What the diagram shows, in one sentence. */
  caption: string;
  /** SVG for windows with room, and for phones if it is another there. */
  wide: string;
  narrow?: string;
  /** What its boxes and arrows say, as a list. */
  children: ReactNode;
}

/** A diagram, drawn by the build from a code block in the language DOT. */
export function Graph({ caption, wide, narrow, children }: Props): ReactNode {
  return (
    <figure className={`box ${styles.figure}`}>
      <figcaption>{caption}</figcaption>
      <Drawing wide={wide} narrow={narrow} />
      <details>
        <summary>Diagram as text</summary>
        {children}
      </details>
    </figure>
  );
}
