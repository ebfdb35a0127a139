import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface FacetProps {
  label: string;
  /** What is chosen, in words. */
  chosen: readonly string[];
  children: ReactNode;
}

/** A kind of choice, folded until it is wanted: all of them side by side would fill a screen. */
export function Facet({ label, chosen, children }: FacetProps): ReactNode {
  return (
    <details className={styles.facet}>
      <summary>{chosen.length > 0 ? `${label}: ${chosen.join(', ')}` : label}</summary>
      <fieldset>
        <legend className="sr-only">{label}</legend>
        {children}
      </fieldset>
    </details>
  );
}
