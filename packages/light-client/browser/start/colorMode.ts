/**
 * Follows the color mode of other tabs and of the system, as the framework does once it has started.
 * The same rule as in its inline script: the reader's choice, else the system's.
 *
 * @param signal ends it
 */
export function followColorMode(signal: AbortSignal): void {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const show = (choice: string | null | undefined): void => {
    const { dataset } = document.documentElement;
    dataset.theme = choice ?? (dark.matches ? 'dark' : 'light');
    dataset.themeChoice = choice ?? 'system';
  };
  addEventListener(
    'storage',
    ({ key, newValue }) => {
      if (key === 'theme') {
        show(newValue);
      }
    },
    { signal },
  );
  dark.addEventListener(
    'change',
    () => {
      if (document.documentElement.dataset.themeChoice === 'system') {
        show(null);
      }
    },
    { signal },
  );
}
