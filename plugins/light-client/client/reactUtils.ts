import { useMemo } from 'react';

export { ReactContextError, usePrevious } from '@docusaurus/theme-common';

/**
 * In place of the framework's hook, which sorts the properties by the rules of a language: to load
 * these takes browsers longer than to draw a menu.
 *
 * @param object whose properties always come in the same order
 * @returns the object of the last time as long as its values are the same
 */
export function useShallowMemoObject<T extends object>(object: T): T {
  return useMemo(() => object, Object.values(object));
}
