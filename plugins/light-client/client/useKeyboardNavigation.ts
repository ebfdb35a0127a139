export const keyboardFocusedClassName = 'navigation-with-keyboard';

/**
 * In place of the framework's hook, which marks the body at every click for a rule about all elements
 * that have the focus, so that the style of the whole page is computed anew. Browsers know by
 * `:focus-visible` when a ring is due.
 */
export function useKeyboardNavigation(): void {
  // Nothing is left to do.
}
