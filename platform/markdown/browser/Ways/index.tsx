import {
  createContext,
  useContext,
  useId,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import styles from './styles.module.css';

const KEY = 'steps';

/** The ids of the steps that the device keeps as done. */
function kept(): string {
  try {
    return localStorage.getItem(KEY) ?? '';
  } catch {
    // Storage is blocked: the reader begins anew.
    return '';
  }
}
const unchanging = () => () => undefined;

interface Progress {
  /** Ids of the steps that are done. */
  done: readonly string[];
  toggle: (id: string) => void;
}

const ProgressContext = createContext<Progress>({ done: [], toggle: () => undefined });

/** Ways to the same end, of which a reader opens one; its children are {@link Way}s. */
export function Ways({ children }: { children: ReactNode }): ReactNode {
  const before = useSyncExternalStore(unchanging, kept, () => '');
  const [now = before, setNow] = useState<string>();
  const done = now.split(' ');
  const toggle = (id: string) => {
    const others = done.filter((other) => other !== id);
    const next = (others.length < done.length ? others : [...done, id]).join(' ').trim();
    setNow(next);
    try {
      localStorage.setItem(KEY, next);
    } catch {
      // Storage is blocked: it lasts until the page is left.
    }
  };
  return (
    <ProgressContext.Provider value={{ done, toggle }}>
      <div className={styles.ways}>{children}</div>
    </ProgressContext.Provider>
  );
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
  const { done, toggle } = useContext(ProgressContext);
  const text = useId();
  return (
    <>
      <input
        type="checkbox"
        className={styles.box}
        aria-labelledby={text}
        checked={done.includes(id)}
        onChange={() => {
          toggle(id);
        }}
      />
      <span id={text}>{children}</span>
    </>
  );
}
