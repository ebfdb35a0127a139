import {
  createContext,
  createElement,
  type ReactNode,
  startTransition,
  useEffect,
  useState,
} from 'react';

/** Whether the page has been hydrated, so that what only browsers know may be drawn. */
export const Context = createContext(false);

/**
 * In place of the framework's own, which draws everything that depends on the browser in one task
 * right after the hydration. In a transition the reader's keys and taps come between.
 */
export function BrowserContextProvider({ children }: { children: ReactNode }): ReactNode {
  const [isBrowser, setIsBrowser] = useState(false);
  useEffect(() => {
    startTransition(() => {
      setIsBrowser(true);
    });
  }, []);
  return createElement(Context, { value: isBrowser }, children);
}
