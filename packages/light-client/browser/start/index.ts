/*
 * The script inside each page (`../../node/pages.ts`). It has the framework's scripts loaded when the
 * text is there and the browser is idle, or at the first use; hands over what waits for them; and
 * does, at all times, the little that neither browsers nor the framework do.
 */
import { FAILED, MARKS } from '../../common/marks';
import { openDialogs } from './dialogs';
import { endQueue, handOver, keepActions } from './queue';
import { hideBar, switchColorMode } from './shell';

/** What scripts do something for. Browsers follow links by themselves. */
const CONTROLS = `button, input, select, textarea, summary, label, [role="button"], [tabindex="0"], [${MARKS.opens}]`;

const root = document.documentElement;
const isStarted = (): boolean => root.getAttribute(MARKS.started) === 'true';
const { scripts = '', table = '' } = document.currentScript?.dataset ?? {};
const waiting = new AbortController();

/** Appends an element to the head of the page. */
function append(name: 'link' | 'script', properties: object): void {
  document.head.append(Object.assign(document.createElement(name), properties));
}

function fail(): void {
  if (!isStarted()) {
    root.setAttribute(MARKS.failed, '');
    endQueue();
  }
}

/** @param fetchPriority low while the reader only reads */
function start(fetchPriority: 'auto' | 'low'): void {
  // In development scripts come by themselves.
  if (waiting.signal.aborted || !table) return;
  waiting.abort();
  addEventListener(FAILED, fail);
  append('link', { rel: 'preload', as: 'fetch', crossOrigin: '', href: table, fetchPriority });
  const sources = scripts.split(' ');
  for (const src of sources) {
    const onload = (): void => {
      // A host may have answered with something else.
      if (src === sources.at(-1) && !('docusaurus' in window)) fail();
    };
    append('script', { src, async: false, fetchPriority, onerror: fail, onload });
  }
}

switchColorMode();
openDialogs();
hideBar();
keepActions();

// A page is built once and read for months.
addEventListener('DOMContentLoaded', () => {
  document.querySelectorAll(`[${MARKS.year}]`).forEach((element) => {
    element.textContent = String(new Date().getFullYear());
  });
});

const onUse = ({ type, target }: Event): void => {
  if (type === 'keydown' || (target instanceof Element && target.closest(CONTROLS))) {
    start('auto');
  }
};
// A click without a pointer comes from assistive technology.
for (const sign of ['pointerover', 'focusin', 'click', 'keydown']) {
  addEventListener(sign, onUse, { capture: true, passive: true, signal: waiting.signal });
}

/** https://wicg.github.io/netinfo/; Firefox and Safari tell nothing. */
const { connection } = navigator as {
  connection?: { saveData?: boolean; effectiveType?: string };
};
addEventListener('load', () => {
  const isSaving = connection?.saveData === true || /[23]g$/.test(connection?.effectiveType ?? '');
  // An address with a query asks for more than the text.
  if (!isSaving || location.search !== '') {
    // Safari has no such callback.
    ('requestIdleCallback' in window ? requestIdleCallback : setTimeout)(() => start('low'));
  }
});

// Back to a page that was shown in this document before a reload. As high as any page, at once, so
// that the browser goes to where the reader was, and does so again.
const { pathname } = location;
addEventListener('popstate', () => {
  if (!isStarted() && location.pathname !== pathname) {
    root.style.cssText = 'visibility: hidden; min-height: 9999999px';
    root.getBoundingClientRect();
    requestAnimationFrame(() => setTimeout(() => location.reload()));
  }
});

/** https://html.spec.whatwg.org/multipage/nav-history-apis.html#the-navigateevent-interface */
interface NavigateEvent extends Event {
  destination: { sameDocument: boolean };
  downloadRequest: string | null;
}
// The bar of progress while another document comes; inside this one the framework shows its own.
(window as { navigation?: EventTarget }).navigation?.addEventListener('navigate', (event) => {
  const { destination, downloadRequest } = event as NavigateEvent;
  root.toggleAttribute(MARKS.leaving, !destination.sameDocument && downloadRequest === null);
});

// The menu of a phone that becomes a desktop, or whose page comes back as it was left.
const closeMenu = (): void => {
  document.querySelectorAll<HTMLElement>(':popover-open').forEach((menu) => menu.hidePopover());
};
matchMedia('(min-width: 997px)').addEventListener('change', closeMenu);
addEventListener('pageshow', ({ persisted }) => {
  root.removeAttribute(MARKS.leaving);
  if (persisted) closeMenu();
});

// The keyboard goes on behind what covers the page: then it is closed.
addEventListener('focusin', ({ target }) => {
  const open = [...document.querySelectorAll<HTMLElement>(':popover-open')];
  const opened = (target as { popoverTargetElement?: Element | null }).popoverTargetElement;
  if (!open.some((menu) => menu === opened || menu.contains(target as Node))) closeMenu();
});

new MutationObserver((_changes, observer) => {
  if (isStarted()) {
    observer.disconnect();
    void handOver();
  }
}).observe(root, { attributeFilter: [MARKS.started] });
