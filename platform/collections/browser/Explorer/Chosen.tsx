import type { ReactNode } from 'react';
import type { Choice } from '../../common/choices';
import styles from './styles.module.css';

interface Props<Part> {
  /** What can be taken off, each with what its button does. */
  choices: readonly (Omit<Choice, 'without'> & { without: Part })[];
  takeOff: (without: Part) => void;
  clear: () => void;
}

/** What a reader has chosen, to take off one by one or all at once. */
export function Chosen<Part>({ choices, takeOff, clear }: Props<Part>): ReactNode {
  return (
    choices.length > 0 && (
      <ul className={styles.chosen} aria-label="Chosen">
        {choices.map(({ label, without }) => (
          <li key={label}>
            <button
              type="button"
              className={styles.removable}
              aria-label={`Remove ${label}`}
              onClick={() => {
                takeOff(without);
              }}
            >
              {label} <span aria-hidden="true">×</span>
            </button>
          </li>
        ))}
        <li>
          <button type="button" className={styles.clear} onClick={clear}>
            Clear all
          </button>
        </li>
      </ul>
    )
  );
}
