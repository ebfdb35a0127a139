import { useId, type ReactNode } from 'react';
import { keep, useLocalStorage } from '#platform/base/browser/localStorage';
import styles from './styles.module.css';

/** Where the ids of the steps that are done are kept. */
const KEY = 'steps';

/** Ways to the same end, of which a reader opens one; its children are {@link Way}s. */
export function Ways({ children }: { children: ReactNode }): ReactNode {
  return <div className={styles.ways}>{children}</div>;
}

interface WayProps {
  title: string;
  /** Whether it is open at first. */
  open?: boolean;
  /** Its {@link Step}s, in a list. */
  children: ReactNode;
}

/** A way, which closes the others when it is opened; below it, how many of its steps are done. */
export function Way({ title, open, children }: WayProps): ReactNode {
  return (
    <details name="way" open={open} className={styles.way}>
      <summary>{title}</summary>
      {children}
      <p className={styles.sum} data-no-copy />
    </details>
  );
}

interface StepProps {
  /** By which the device keeps it; the same step of two ways has the same. */
  id: string;
  children: ReactNode;
}

/** A step to tick off. */
export function Step({ id, children }: StepProps): ReactNode {
  const done = useLocalStorage(KEY)[0].split(' ');
  const text = useId();
  return (
    <>
      <input
        type="checkbox"
        className={styles.box}
        aria-labelledby={text}
        checked={done.includes(id)}
        onChange={() => {
          const others = done.filter((other) => other !== id);
          keep(KEY, (others.length < done.length ? others : [...done, id]).join(' ').trim());
        }}
      />
      <span id={text}>{children}</span>
    </>
  );
}
