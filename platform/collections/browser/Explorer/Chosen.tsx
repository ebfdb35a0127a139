import type { ReactNode } from 'react';
import clsx from 'clsx';
import type { Choice } from '../../common/choices';
import controls from '#platform/frame/browser/controls.module.css';
import styles from './styles.module.css';

interface Props {
  choices: readonly Choice[];
  takeOff: (without: Choice['without']) => void;
  clear: () => void;
}

/** What a reader has chosen, to take off one by one or all at once. */
export function Chosen({ choices, takeOff, clear }: Props): ReactNode {
  return (
    choices.length > 0 && (
      <ul className={clsx('plain wrap', styles.chosen)} aria-label="Chosen">
        {choices.map(({ label, without }) => (
          <li key={label}>
            <button
              type="button"
              className={controls.toggle}
              aria-label={`Remove ${label}`}
              onClick={() => takeOff(without)}
            >
              {label} <span aria-hidden="true">×</span>
            </button>
          </li>
        ))}
        <li>
          <button type="button" className="button button--link" onClick={clear}>
            Clear all
          </button>
        </li>
      </ul>
    )
  );
}
