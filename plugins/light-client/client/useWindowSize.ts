import { startTransition, useEffect, useState } from 'react';

/** Width in CSS pixels above which the framework's pages have columns; its style sheets name it, too. */
const DESKTOP_BREAKPOINT = 996;

type WindowSize = 'desktop' | 'mobile' | 'ssr';

/**
 * In place of the framework's hook: what depends on the width of the window, such as the menu of
 * narrow screens, is drawn in a transition, so that it does not delay the reader's keys and taps.
 *
 * @returns `ssr` until the page has been hydrated
 */
export function useWindowSize({ desktopBreakpoint = DESKTOP_BREAKPOINT } = {}): WindowSize {
  const [size, setSize] = useState<WindowSize>('ssr');
  useEffect(() => {
    const update = () => {
      startTransition(() => {
        setSize(window.innerWidth > desktopBreakpoint ? 'desktop' : 'mobile');
      });
    };
    update();
    window.addEventListener('resize', update);
    return () => {
      window.removeEventListener('resize', update);
    };
  }, [desktopBreakpoint]);
  return size;
}
