import type { MouseEventHandler, ReactNode } from 'react';
import styles from './Drawing.module.css';

interface Props {
  /** SVG where there is room, and for narrow places if it is another there. */
  wide: string;
  narrow?: string | undefined;
  /** Of links in the SVG. */
  onClick?: MouseEventHandler | undefined;
}

/** A picture that the build has drawn. */
export function Drawing({ wide, narrow, onClick }: Props): ReactNode {
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
