/*
 * Stands inside each page, ahead of the framework's script that hides a closed announcement. That
 * one doesn't know whether it was this announcement that was closed, nor that its event may be over.
 */

/** Of the framework: what it keeps, and the attribute by which its style sheet hides the bar. */
const CLOSED = 'docusaurus.announcement.dismiss';
const ID = 'docusaurus.announcement.id';
const HIDDEN = 'data-announcement-bar-initially-dismissed';
const CLOSE = '.theme-announcement-bar .close';

const root = document.documentElement;
const { announcement = '', lastDay = '' } = document.currentScript?.dataset ?? {};

function store(run: () => void): void {
  try {
    run();
  } catch {
    // Where nothing may be stored, it shows again on the next page.
  }
}

store(() => {
  if (localStorage.getItem(ID) !== announcement) {
    localStorage.setItem(ID, announcement);
    localStorage.setItem(CLOSED, 'false');
  }
});
const now = new Date();
const today = new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
if (today > lastDay) {
  root.setAttribute('data-announcement-over', '');
}

// At once, whether the page has started or not; the framework then removes the bar.
addEventListener(
  'click',
  ({ target }) => {
    if (target instanceof Element && target.closest(CLOSE)) {
      store(() => localStorage.setItem(CLOSED, 'true'));
      // The keyboard goes on from what follows the bar.
      document.querySelector<HTMLElement>('.navbar__brand')?.focus({ preventScroll: true });
      root.setAttribute(HIDDEN, 'true');
    }
  },
  true,
);
