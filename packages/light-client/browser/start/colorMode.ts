import { COLOR_MODE } from '../../common/marks';
import { controlOf } from './elements';

const root = document.documentElement;
const dark = matchMedia('(prefers-color-scheme: dark)');
/** Under this the framework keeps the reader's choice; nothing for that of the system. */
const KEY = 'theme';
const BUTTON = `.${COLOR_MODE} button`;

const shown = (): string | null => {
  const { themeChoice = 'system' } = root.dataset;
  return themeChoice === 'system' ? null : themeChoice;
};

/** The same rule as in the framework's inline script: the reader's choice, else the system's. */
function show(choice: string | null): void {
  root.dataset.theme = choice ?? (dark.matches ? 'dark' : 'light');
  root.dataset.themeChoice = choice ?? 'system';
  document.querySelectorAll<HTMLButtonElement>(BUTTON).forEach((button) => {
    // The framework disables it until it has started.
    button.disabled = false;
    for (const name of ['title', 'aria-label']) {
      const label = button.getAttribute(name) ?? '';
      button.setAttribute(name, label.replace(/\w+(?= mode\)?$)/, choice ?? 'system'));
    }
  });
}

/**
 * Switches the color mode by its button: system, light, dark, and the system's again. The framework hears of it as if it came from another tab, so that no
 * click is lost or counts twice while it starts.
 */
export function switchColorMode(): void {
  addEventListener('DOMContentLoaded', () => {
    show(shown());
  });
  dark.addEventListener('change', () => {
    show(shown());
  });
  addEventListener('storage', ({ key, newValue }) => {
    if (key === KEY) show(newValue);
  });
  addEventListener('click', (event) => {
    if (!controlOf(event, BUTTON)) return;
    const newValue = { null: 'light', light: 'dark' }[String(shown())] ?? null;
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
