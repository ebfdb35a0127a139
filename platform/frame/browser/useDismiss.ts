import { type RefObject, useEffect } from 'react';

/**
 * Closes something that is open when the reader turns elsewhere or presses Escape, which returns
 * the focus to its button.
 *
 * @param container holds the button, its first control, and what it opens
 */
export function useDismiss(
  container: RefObject<HTMLElement | null>,
  isOpen: boolean,
  close: () => void,
): void {
  useEffect(() => {
    if (!isOpen) {
      return undefined;
    }
    const closeOutside = ({ target }: Event) => {
      if (!container.current?.contains(target as Node)) {
        close();
      }
    };
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') {
        close();
        container.current?.querySelector<HTMLElement>('button, summary')?.focus();
      }
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, [container, isOpen, close]);
}
