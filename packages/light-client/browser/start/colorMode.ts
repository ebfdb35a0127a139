import { COLOR_MODE } from '../../common/marks';
import { controlOf } from './elements';

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
