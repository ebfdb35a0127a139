import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface ChipProps {
  label: string;
  count: number;
  isChosen: boolean;
  onToggle: () => void;
}

/** A value of a facet: a checkbox with the number of results it would give. */
export function Chip({ label, count, isChosen, onToggle }: ChipProps): ReactNode {
  return (
    <label className={styles.chip} data-empty={count === 0 || undefined}>
      <input type="checkbox" checked={isChosen} onChange={onToggle} />
      {label} <span>{count}</span>
    </label>
  );
}
