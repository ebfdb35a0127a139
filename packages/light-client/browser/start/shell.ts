/*
 * What the shell of a page does at all times: the color mode, and the top bar that makes way.
 */
import { COLOR_MODE, MARKS } from '../../common/marks';
import { controlOf } from './queue';

const { dataset } = document.documentElement;
const dark = matchMedia('(prefers-color-scheme: dark)');
/** Under this the framework keeps the reader's choice; nothing for that of the system. */
const KEY = 'theme';
const BUTTON = `.${COLOR_MODE} button`;
const NEXT: Record<string, string> = { system: 'light', light: 'dark' };

/** The same rule as in the framework's inline script: the reader's choice, else the system's. */
function show(choice = dataset.themeChoice ?? 'system'): void {
  const ofSystem = dark.matches ? 'dark' : 'light';
  dataset.theme = choice === 'system' ? ofSystem : choice;
  dataset.themeChoice = choice;
  document.querySelectorAll<HTMLButtonElement>(BUTTON).forEach((button) => {
    // The framework disables it until it has started.
    button.disabled = false;
    for (const name of ['title', 'aria-label']) {
      const label = button.getAttribute(name) ?? '';
      button.setAttribute(name, label.replace(/\w+(?= mode\)?$)/, choice));
    }
  });
}

/**
 * Switches the color mode by its button: system, light, dark, and the system's again. The framework
 * hears of it as if it came from another tab, so that no click is lost or counts twice.
 */
export function switchColorMode(): void {
  addEventListener('DOMContentLoaded', () => show());
  dark.addEventListener('change', () => show());
  addEventListener('storage', ({ key, newValue }) => {
    if (key === KEY) show(newValue ?? 'system');
  });
  addEventListener('click', (event) => {
    if (!controlOf(event, BUTTON)) return;
    const newValue = NEXT[dataset.themeChoice ?? 'system'] ?? null;
    let storageArea: Storage | null = null;
    try {
      storageArea = localStorage;
      if (newValue === null) storageArea.removeItem(KEY);
      else storageArea.setItem(KEY, newValue);
    } catch {
      // Where nothing may be stored, the choice holds for this page.
    }
    dispatchEvent(new StorageEvent('storage', { key: KEY, newValue, storageArea }));
  });
}

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
