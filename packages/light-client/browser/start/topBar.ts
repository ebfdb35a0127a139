import { MARKS } from '../../common/marks';

/** Smaller moves are the browser's, which keeps the text in place, in pixels. */
const MOVE = 4;
/** So near the top the bar is always there, in pixels. */
const TOP = 64;
/** By these a reader scrolls before the page has been loaded; until then, browsers scroll, too. */
const SIGNS = ['wheel', 'touchmove', 'keydown'];

/**
 * Says on `html` whether the top bar is out of the way: from when a reader scrolls down until they
 * scroll up or come near the top. The framework's own also takes it away when a page starts, and
 * does nothing before.
 */
export function hideBar(): void {
  let last = scrollY;
  let isReading = false;
  const begin = (): void => {
    isReading = true;
  };
  for (const sign of SIGNS) {
    addEventListener(sign, begin, { once: true, passive: true });
  }
  addEventListener('load', () => requestAnimationFrame(begin));
  addEventListener(
    'scroll',
    () => {
      const root = document.documentElement;
      // Beyond its ends a page springs back by itself.
      const isEnd = scrollY + innerHeight >= root.scrollHeight;
      if (scrollY < TOP || (scrollY < last - MOVE && !isEnd)) {
        root.removeAttribute(MARKS.scrolledDown);
      } else if (scrollY > last + MOVE && isReading) {
        root.setAttribute(MARKS.scrolledDown, '');
      }
      last = scrollY;
    },
    { passive: true },
  );
}
