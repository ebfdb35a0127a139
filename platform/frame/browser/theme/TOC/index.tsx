import type { ComponentProps, ReactNode } from 'react';
import TOC from '@theme-init/TOC';
import styles from './styles.module.css';

/** The framework's table of contents as a landmark, since on posts it is outside `main`. */
export default function TOCWrapper(props: ComponentProps<typeof TOC>): ReactNode {
  return (
    <nav aria-label="On this page" className={styles.toc}>
      <TOC {...props} />
    </nav>
  );
}
