import { startTransition, useEffect, useState } from 'react';

/**
 * A value for what takes long to draw: it follows after the next picture, so
 * that a control shows at once what was chosen. `useDeferredValue` alone would
 * often make the same picture wait for both.
 */
export function useAfterPaint<T>(value: T): T {
  const [shown, setShown] = useState(value);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => {
        startTransition(() => {
          setShown(value);
        });
      });
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [value]);
  return shown;
}
