import { useEffect, useState } from 'react';

/** Smaller moves are the browser's, which keeps the text in place, in pixels. */
const MOVE = 4;

/**
 * Whether the top bar is out of the way: from when a reader scrolls down until they scroll up or
 * come near the top. The framework's own also takes it away when a page starts.
 */
export function useIsAway(): boolean {
  const [isAway, setAway] = useState(false);
  useEffect(() => {
    let last = window.scrollY;
    const onScroll = () => {
      const { scrollY, innerHeight } = window;
      // Beyond its ends a page springs back by itself.
      const isEnd = scrollY + innerHeight >= document.documentElement.scrollHeight;
      if (scrollY < 64 || (scrollY < last - MOVE && !isEnd)) {
        setAway(false);
      } else if (scrollY > last + MOVE) {
        setAway(true);
      }
      last = scrollY;
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, []);
  return isAway;
}
