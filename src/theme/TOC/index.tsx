import type { ComponentProps, ReactNode } from 'react';
import TOC from '@theme-original/TOC';
import styles from './styles.module.css';

/** The framework's table of contents as a landmark of its own: on posts it stands outside `main`. */
export default function TOCWrapper(props: ComponentProps<typeof TOC>): ReactNode {
  return (
    <nav aria-label="On this page" className={styles.toc}>
      <TOC {...props} />
    </nav>
  );
}
