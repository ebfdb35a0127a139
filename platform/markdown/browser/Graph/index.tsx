import type { MouseEventHandler, ReactNode } from 'react';
import styles from './styles.module.css';

interface DrawingProps {
  /** SVG where there is room, and for narrow places if it is another there. */
  wide: string;
  narrow?: string | undefined;
  /** Of links in the SVG. */
  onClick?: MouseEventHandler | undefined;
}

/** A picture that the build has drawn. */
export function Drawing({ wide, narrow, onClick }: DrawingProps): ReactNode {
  return (
    // The keyboard reaches the links inside; pressing a key on one arrives here as a click.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div className={styles.drawing} onClick={onClick}>
      <div
        className={narrow === undefined ? undefined : styles.wide}
        dangerouslySetInnerHTML={{ __html: wide }}
      />
      {narrow !== undefined && (
        <div className={styles.narrow} dangerouslySetInnerHTML={{ __html: narrow }} />
      )}
    </div>
  );
}

interface GraphProps {
  /** What the diagram shows, in one sentence. */
  caption: string;
  /** SVG for windows with room, and for phones if it is another there. */
  wide: string;
  narrow?: string;
  /** What its boxes and arrows say, as a list. */
  children: ReactNode;
}

/** A diagram, drawn by the build from a code block in the language DOT. */
export function Graph({ caption, wide, narrow, children }: GraphProps): ReactNode {
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
