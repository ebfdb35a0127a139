// What happens when another page, or another part of the page, is shown inside the document.
import type { ClientModule } from '@docusaurus/types';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

type Update = Parameters<NonNullable<ClientModule['onRouteDidUpdate']>>[0];

/** The element that a hash such as `#quorum` leads to; none where its escapes are malformed. */
export function targetOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

/**
 * After navigation within the site, the focus moves to the heading of the new page: screen readers
 * announce the page by it, and the keyboard continues from there.
 *
 * Not on the first page, where the browser knows best, and not when only the query or the anchor
 * changes. A page that wants the focus elsewhere sets it in an effect, which runs later.
 */
function focusOnHeading({ location, previousLocation }: Update): void {
  if (!previousLocation || location.pathname === previousLocation.pathname) {
    return;
  }
  const target = targetOf(location.hash) ?? document.querySelector('h1');
  target?.setAttribute('tabindex', '-1');
  target?.focus({ preventScroll: true });
}

/**
 * A link inside the site unfolds what it leads to, as the browser does for links to another
 * document. Runs after the framework has scrolled, and before that is painted.
 */
function unfoldTarget({ location }: Update): void {
  const target = targetOf(location.hash);
  let isFolded = false;
  for (
    // A heading stands before its part.
    let part =
      target?.closest('details') ??
      target?.nextElementSibling?.closest<HTMLDetailsElement>('.part');
    part;
    part = part.parentElement?.closest('details')
  ) {
    isFolded ||= !part.open;
    part.open = true;
  }
  if (isFolded) {
    target?.scrollIntoView();
  }
}

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
function scrollToWhereReaderWas({ previousLocation }: Update): void {
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
}

const CURRENT = '.theme-doc-sidebar-menu .menu__link--active[aria-current="page"]';

/** Scrolls a long sidebar, and nothing else, so that the entry of the page is in view. */
function scrollSidebar({ location, previousLocation }: Update): void {
  if (location.pathname === previousLocation?.pathname) {
    return;
  }
  const entry = document.querySelector(CURRENT)?.getBoundingClientRect();
  const menu = document.querySelector('.theme-doc-sidebar-container .menu');
  const view = menu?.getBoundingClientRect();
  if (menu && view && entry && (entry.top < view.top || entry.bottom > view.bottom)) {
    menu.scrollTop += entry.top - view.top - view.height / 3;
  }
}

const navigation: ClientModule = {
  onRouteDidUpdate(update) {
    focusOnHeading(update);
    unfoldTarget(update);
    scrollToWhereReaderWas(update);
    scrollSidebar(update);
  },
};

export default navigation;
