import type { ClientModule } from '@docusaurus/types';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** Where readers were on the pages of this document, by entry of the history. */
const places = new Map<string, number>();

/** The entry of the history that is shown. */
const currentEntry = (): string => {
  const { key = '' } = (window.history.state ?? {}) as { key?: string };
  return `${key} ${window.location.href}`;
};

let shown = '';
/** Whether Back or Forward leads to a page that isn't shown yet. Browsers scroll the old one already. */
let isReturning = false;

if (ExecutionEnvironment.canUseDOM) {
  shown = currentEntry();
  window.addEventListener('scroll', () => !isReturning && places.set(shown, window.scrollY), {
    passive: true,
  });
  window.addEventListener('popstate', () => {
    isReturning = true;
  });
}

/** Ends the wait for a page that isn't as high yet as it was. */
let stop = new AbortController();

/** Scrolls to a place, again while the page grows, as lists do, until the reader does something. */
function scrollBackTo(top: number): void {
  stop = new AbortController();
  const { signal } = stop;
  const growth = new ResizeObserver(() => {
    window.scrollTo({ top, behavior: 'instant' });
    if (window.scrollY >= top - 1) {
      stop.abort();
    }
  });
  growth.observe(document.body);
  signal.addEventListener('abort', () => growth.disconnect());
  for (const sign of ['wheel', 'touchstart', 'pointerdown', 'keydown']) {
    window.addEventListener(sign, () => stop.abort(), { passive: true, signal });
  }
}

/**
 * Back and Forward lead to where the reader was. The framework scrolls to the top, or to the heading
 * that the address names, which is where readers arrive, not where they return to.
 */
const scrollBack: ClientModule = {
  onRouteDidUpdate({ previousLocation }) {
    stop.abort();
    const wasReturning = isReturning;
    isReturning = false;
    shown = currentEntry();
    const top = places.get(shown);
    if (previousLocation && wasReturning && top !== undefined) {
      window.scrollTo({ top, behavior: 'instant' });
      scrollBackTo(top);
    }
    places.set(shown, window.scrollY);
  },
};

export default scrollBack;
