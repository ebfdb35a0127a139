import { startTransition, useEffect, useState } from 'react';

/**
 * A value for what is slow to render: it follows after the next frame, so that a control responds
 * at once. With `useDeferredValue` alone, that frame would often wait for both.
 */
export function useAfterPaint<T>(value: T): T {
  const [shown, setShown] = useState(value);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => {
        startTransition(() => setShown(value));
      });
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [value]);
  return shown;
}
