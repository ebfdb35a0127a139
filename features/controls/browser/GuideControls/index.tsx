import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import type { ControlLink } from '../../common/generated';
import styles from './styles.module.css';

/** The controls that a guide explains, collapsed at first because they can be many. */
export function GuideControls({ controls }: { controls: readonly ControlLink[] }): ReactNode {
  return (
    <details className={styles.box}>
      <summary>
        {controls.length} {controls.length === 1 ? 'control' : 'controls'} of the Cloud Native
        Security Controls Catalog
      </summary>
      <ul className={styles.links}>
        {controls.map(({ id, title, permalink }) => (
          <li key={id}>
            <Link to={permalink}>{title}</Link> <span>{id}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
