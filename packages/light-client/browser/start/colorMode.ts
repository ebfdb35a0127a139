import { type ColorModeChoice, nextColorMode } from '../../common/colorMode';

const root = document.documentElement;
const dark = matchMedia('(prefers-color-scheme: dark)');
/** Under this the framework keeps the reader's choice. */
const KEY = 'theme';
const nameOf = (choice: ColorModeChoice) => choice ?? 'system';

function show(choice: ColorModeChoice): void {
  root.dataset.theme = choice ?? (dark.matches ? 'dark' : 'light');
  root.dataset.themeChoice = nameOf(choice);
}

/**
 * Follows the color mode of other tabs and of the system, as the framework does once it has started.
 * The same rule as in its inline script: the reader's choice, else the system's.
 *
 * @param signal ends it
 */
export function followColorMode(signal: AbortSignal): void {
  addEventListener(
    'storage',
    ({ key, newValue }) => {
      if (key === KEY) {
        show(newValue as ColorModeChoice);
      }
    },
    { signal },
  );
  dark.addEventListener(
    'change',
    () => {
      if (root.dataset.themeChoice === 'system') {
        show(null);
      }
    },
    { signal },
  );
}

/**
 * Switches the color mode at once if the control is the button for it. The framework reads what is
 * shown when it starts.
 *
 * @returns whether it is
 */
export function switchColorMode(control: Element): boolean {
  if (!control.matches('.color-mode *')) {
    return false;
  }
  const { themeChoice } = root.dataset;
  const choice = nextColorMode(
    themeChoice === 'system' ? null : (themeChoice as ColorModeChoice),
    dark.matches,
  );
  show(choice);
  for (const name of ['title', 'aria-label']) {
    const label = control.getAttribute(name) ?? '';
    control.setAttribute(name, label.replace(/\w+(?= mode\)?$)/, nameOf(choice)));
  }
  try {
    if (choice) {
      localStorage.setItem(KEY, choice);
    } else {
      localStorage.removeItem(KEY);
    }
  } catch {
    // Where nothing may be stored, the choice holds for this page.
  }
  return true;
}
