import { useId, type MouseEventHandler, type ReactNode, type ToggleEventHandler } from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

interface Props {
  label: string;
  className?: string;
  onToggle?: ToggleEventHandler;
  onClick?: MouseEventHandler<HTMLElement>;
  /** Buttons and links of the class `dropdown__link`. */
  children: ReactNode;
}

/** A button, and the list of actions below it, which the browser opens and closes. */
export function ActionMenu({ label, className, children, ...handlers }: Props): ReactNode {
  const id = useId();
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        className={clsx('clean-btn opener', styles.button, className)}
      >
        {label}
      </button>
      <div id={id} popover="auto" className="dropdown__menu" {...handlers}>
        {children}
      </div>
    </>
  );
}
